import { localPath, routes } from '../../paths.ts';
import { readLongPath } from '../../storage/longPath.ts';

/**
 * Returns the path to open after the sign-in. For a path that is too long for the service, `next` is the sign-in page, also after a
 * sign-in that failed, and the real path is in this tab (`longPath.ts`).
 */
export function nextPath(parameters: URLSearchParams): string {
  const next = parameters.get('next') ?? routes.signIn;
  return localPath(next === routes.signIn ? readLongPath() : next);
}
