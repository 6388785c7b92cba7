import { MAX_NEXT_LENGTH } from '../contract/account.ts';
import { readItem, writeItem } from './browserStorage.ts';

const NAME = 'long-path';

/** True if a path is too long for the service, such as that of a long list of KOLs. */
export const isLongPath = (path: string) => path.length > MAX_NEXT_LENGTH;

/** Keeps a path that is too long for the service in this tab. */
export const keepLongPath = (path: string) => writeItem('session', NAME, isLongPath(path) ? path : null);

/** Returns the path that is kept; null if there is none. */
export const readLongPath = () => readItem('session', NAME);

/** Forgets it, because it opens. */
export const forgetLongPath = () => writeItem('session', NAME, null);
