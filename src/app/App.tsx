import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { AppTheme } from '../theme/AppTheme.tsx';
import { ReadingContext, useCurrentReading } from '../words/reading.ts';
import type { createRouter } from './router.tsx';

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createRouter>;
}

/** The whole dashboard: the reader's language, light or dark, the cache of answers, and the screens by address. */
export function App({ queryClient, router }: AppProps) {
  const reading = useCurrentReading();
  return (
    <ReadingContext value={reading}>
      <AppTheme locale={reading.translation?.mui}>
        <QueryClientProvider client={queryClient}>
          {/* Above the routes: inside a route's element React would hold a first visit back for a moment. */}
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </AppTheme>
    </ReadingContext>
  );
}
