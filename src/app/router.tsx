import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type MiddlewareFunction, redirect } from 'react-router';
import { isSignedIn } from '../auth/session.ts';
import { auditRoute } from '../pages/audit/route.ts';
import { briefingRoute } from '../pages/briefing/route.ts';
import { campaignMetricsRoute } from '../pages/campaign-metrics/route.ts';
import { campaignsRoute } from '../pages/campaigns/route.ts';
import { compareRoute } from '../pages/compare/route.ts';
import { eventsRoute } from '../pages/events/route.ts';
import { homeRoute } from '../pages/home/route.ts';
import { kolsRoute } from '../pages/kol-list/route.ts';
import { kolRoute } from '../pages/kol-profile/route.ts';
import { newEventRoute } from '../pages/new-event/route.ts';
import { peopleRoute } from '../pages/people/route.ts';
import { productsRoute } from '../pages/products/route.ts';
import { signedInRoute, signInRoute } from '../pages/sign-in/route.ts';
import { routes, signInPath } from '../paths.ts';
import { AppLayout, forgetScrollPositions } from './AppLayout.tsx';
import { RouteErrorBoundary } from './RouteErrorBoundary.tsx';

/**
 * Every screen by its URL. Each `route.ts` is small and loads at once, so that its loader can request data while the
 * code of the screen loads.
 */
export function createRouter(queryClient: QueryClient) {
  forgetScrollPositions();
  return createBrowserRouter(
    [
      { ...signInRoute(), ErrorBoundary: RouteErrorBoundary, HydrateFallback },
      { ...signedInRoute(), ErrorBoundary: RouteErrorBoundary, HydrateFallback },
      {
        Component: AppLayout,
        ErrorBoundary: RouteErrorBoundary,
        // A signed-out user is redirected before the first paint. All others see the layout while the screen loads.
        ...(!isSignedIn() && { HydrateFallback }),
        middleware: [requireSession],
        children: [
          {
            ErrorBoundary: RouteErrorBoundary,
            HydrateFallback,
            children: [
              homeRoute(queryClient),
              kolsRoute(queryClient),
              compareRoute(queryClient),
              kolRoute(queryClient),
              briefingRoute(queryClient),
              productsRoute(queryClient),
              campaignsRoute(queryClient),
              campaignMetricsRoute(queryClient),
              eventsRoute(queryClient),
              newEventRoute(queryClient),
              auditRoute(queryClient),
              peopleRoute(queryClient),
              {
                path: '*',
                loader: () => null,
                lazy: { Component: async () => (await import('./NotFoundPage.tsx')).NotFoundPage },
              },
            ],
          },
        ],
      },
    ],
    { future: { v8_middleware: true } },
  );
}

/** Runs before every loader, so that no request is sent without a user. */
const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (isSignedIn()) return next();
  const { pathname, search } = new URL(request.url);
  throw redirect(signInPath(pathname === routes.home ? undefined : pathname + search));
};

/** Renders nothing: the code of the screen loads in a moment, and a placeholder would only flash. */
const HydrateFallback = () => null;
