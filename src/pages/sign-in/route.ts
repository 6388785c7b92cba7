import type { RouteObject } from 'react-router';
import { routes } from '../../paths.ts';

/** `/sign-in?next=…`; `#key=…` signs in at once. */
export const signInRoute = (): RouteObject => ({
  path: routes.signIn,
  lazy: { Component: async () => (await import('./SignInPage.tsx')).SignInPage },
});
