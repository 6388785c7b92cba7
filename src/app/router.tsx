import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type MiddlewareFunction, redirect } from 'react-router';
import { isSignedIn } from '../auth/session.ts';
import { briefingRoute } from '../pages/briefing/route.ts';
import { campaignMetricsRoute } from '../pages/campaign-metrics/route.ts';
import { campaignsRoute } from '../pages/campaigns/route.ts';
import { homeRoute } from '../pages/home/route.ts';
import { kolRoute } from '../pages/kol/route.ts';
import { kolsRoute } from '../pages/kols/route.ts';
import { newEventRoute } from '../pages/new-event/route.ts';
import { productsRoute } from '../pages/products/route.ts';
import { signInRoute } from '../pages/sign-in/route.ts';
import { routes, signInPath } from '../paths.ts';
import { Frame } from './Frame.tsx';
import { RouteFault } from './RouteFault.tsx';

/**
 * Every screen by its address. A screen's `route.ts` is small and loaded at once, so that its loader can ask the
 * service while the screen's own code is still arriving.
 */
export function createRouter(queryClient: QueryClient) {
  return createBrowserRouter(
    [
      { ...signInRoute(), ErrorBoundary: RouteFault, HydrateFallback },
      {
        Component: Frame,
        ErrorBoundary: RouteFault,
        // Who is not signed in is led away before anything is painted; all others have the frame while the screen arrives.
        ...(!isSignedIn() && { HydrateFallback }),
        middleware: [requireSession],
        children: [
          {
            ErrorBoundary: RouteFault,
            HydrateFallback,
            children: [
              homeRoute(queryClient),
              kolsRoute(queryClient),
              kolRoute(queryClient),
              briefingRoute(queryClient),
              productsRoute(queryClient),
              campaignsRoute(queryClient),
              campaignMetricsRoute(queryClient),
              newEventRoute(),
              {
                path: '*',
                loader: () => null,
                lazy: { Component: async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen },
              },
            ],
          },
        ],
      },
    ],
    { future: { v8_middleware: true } },
  );
}

/** Runs before any loader, so that nothing is asked of the service without a key. */
const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (isSignedIn()) return next();
  const { pathname, search } = new URL(request.url);
  throw redirect(signInPath(pathname === routes.home ? undefined : pathname + search));
};

/** Nothing: the screen's code is a moment away, and a flash of something else in its place would only unsettle. */
const HydrateFallback = () => null;
