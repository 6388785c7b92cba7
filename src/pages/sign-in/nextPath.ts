import { localPath, routes } from '../../paths.ts';
import { readLongPath } from '../../storage/longPath.ts';

/**
 * Returns the path to open after the sign-in at this address. In place of one that is too long for the service, the service knows the
 * path of the sign-in page, also after a sign-in that failed.
 */
export function nextPath(parameters: URLSearchParams): string {
  const next = parameters.get('next') ?? routes.signIn;
  return localPath(next === routes.signIn ? readLongPath() : next);
}
