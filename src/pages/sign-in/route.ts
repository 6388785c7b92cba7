import { type RouteObject, redirect } from 'react-router';
import { keyFromAddress } from '../../auth/addressKey.ts';
import { isSignedIn } from '../../auth/session.ts';
import { localPath, routes } from '../../paths.ts';

/** `/sign-in?next=…`; `#key=…` signs in at once. */
export const signInRoute = (): RouteObject => ({
  path: routes.signIn,
  // Who is signed in has nothing to do here, unless the address brings another key along.
  loader: ({ request }) => {
    if (isSignedIn() && keyFromAddress() === null)
      throw redirect(localPath(new URL(request.url).searchParams.get('next')));
    return null;
  },
  lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage },
});
