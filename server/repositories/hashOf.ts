import { createHash } from 'node:crypto';

/**
 * What is stored of a secret. A fast hash is enough, because a key of 160 random bits, or the token of a session, cannot be guessed;
 * a key that an operator chose (`KOL_DESK_API_KEY`) must be random, too.
 */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
