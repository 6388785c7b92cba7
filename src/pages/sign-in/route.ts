import { type RouteObject, redirect } from 'react-router';
import { keyFromAddress } from '../../auth/addressKey.ts';
import { isSignedIn } from '../../auth/session.ts';
import { localPath, routes } from '../../paths.ts';

/** `/sign-in?next=…`; `#key=…` signs in immediately. */
export const signInRoute = (): RouteObject => ({
  path: routes.signIn,
  // Redirects a signed-in user, unless the URL contains another key.
  loader: ({ request }) => {
    if (isSignedIn() && keyFromAddress() === null)
      throw redirect(localPath(new URL(request.url).searchParams.get('next')));
    return null;
  },
  lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage },
});
