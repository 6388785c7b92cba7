import { NewEvent } from './NewEvent.tsx';
import { startFloor } from './startFloor.tsx';

startFloor(NewEvent);
