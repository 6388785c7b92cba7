import { type RouteObject, redirect } from 'react-router';
import { localPath, routes, signInPath } from '../../paths.ts';
import { keyFromAddress } from '../../session/addressKey.ts';
import { forgetRecentKols } from '../../session/recentKols.ts';
import { isSignedIn, signOut } from '../../session/session.ts';
import { lazyScreen } from '../../ui/lazyPart.tsx';

/**
 * `/sign-in?next=…`; `#key=…` signs in at once. Posting to it signs out: a navigation, so that a form with something
 * typed in it can ask first.
 */
export const signInRoute = (): RouteObject => ({
  path: routes.signIn,
  action: () => {
    forgetRecentKols();
    signOut();
    return redirect(signInPath());
  },
  // Who is signed in has nothing to do here, unless the address brings another key along.
  loader: ({ request }) => {
    if (isSignedIn() && keyFromAddress() === null)
      throw redirect(localPath(new URL(request.url).searchParams.get('next')));
    return null;
  },
  lazy: { Component: lazyScreen(async () => (await import('./SignInPage.tsx')).SignInPage) },
});
