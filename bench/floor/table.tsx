import { Campaigns } from './Campaigns.tsx';
import { startFloor } from './startFloor.tsx';

startFloor(Campaigns);
