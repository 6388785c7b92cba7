import { type RouteObject, redirect } from 'react-router';
import { routes, signInPath } from '../../paths.ts';
import { forgetRecentKols } from '../../session/recentKols.ts';
import { signOut } from '../../session/session.ts';
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
  lazy: { Component: lazyScreen(async () => (await import('./SignInPage.tsx')).SignInPage) },
});
