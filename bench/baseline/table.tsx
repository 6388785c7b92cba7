import { Campaigns } from './Campaigns.tsx';
import { startBaseline } from './startBaseline.tsx';

startBaseline(Campaigns);
