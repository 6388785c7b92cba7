import { type RouteObject, redirect } from 'react-router';
import { readAddressCredential } from '../../auth/addressCredential.ts';
import { isSignedIn } from '../../auth/session.ts';
import { routes, signInPath } from '../../paths.ts';
import { forgetLongPath } from '../../storage/longPath.ts';
import { nextPath } from './nextPath.ts';

/** `/sign-in?next=…`; `#key=…` and `#code=…` sign in immediately. `refused` and `confirm` are answers of the service. */
export const signInRoute = (): RouteObject => ({
  path: routes.signIn,
  // Redirects a signed-in user, unless the address asks for another sign-in, or says why one failed.
  loader: ({ request }) => {
    const parameters = new URL(request.url).searchParams;
    const hasToSay = readAddressCredential() !== null || parameters.has('confirm') || parameters.has('refused');
    if (!isSignedIn() || hasToSay) return null;
    const next = nextPath(parameters);
    forgetLongPath();
    throw redirect(next);
  },
  lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage },
});

/** The end of a sign-in that `ReauthDialog` opened in a new tab. */
export const signedInRoute = (): RouteObject => ({
  path: routes.signedIn,
  loader: () => {
    if (!isSignedIn()) throw redirect(signInPath());
    return null;
  },
  lazy: { Component: async () => (await import('./SignedInPage.tsx')).SignedInPage },
});
