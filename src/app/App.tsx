import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { showColorScheme, subscribeToColorScheme } from '../storage/colorScheme.ts';
import { currentReading, ReadingContext, subscribeToReading } from '../words/reading.ts';
import type { createRouter } from './router.tsx';

/** Paper is white: what is printed takes the light colours for as long as it is printed. */
function printInLight() {
  const { classList } = document.documentElement;
  if (!classList.contains('dark')) return;
  classList.replace('dark', 'light');
  window.addEventListener('afterprint', () => classList.replace('light', 'dark'), { once: true });
}

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createRouter>;
}

/** The whole dashboard: the reader's language, light or dark, the cache of answers, and the screens by address. */
export function App({ queryClient, router }: AppProps) {
  const reading = useSyncExternalStore(subscribeToReading, currentReading);
  // The page is light or dark already (start/start.ts), so the first drawing is the right one.
  useEffect(() => subscribeToColorScheme(showColorScheme), []);
  useEffect(() => {
    window.addEventListener('beforeprint', printInLight);
    return () => window.removeEventListener('beforeprint', printInLight);
  }, []);
  return (
    <ReadingContext value={reading}>
      <QueryClientProvider client={queryClient}>
        {/* Above the routes: inside a route's element React would hold a first visit back for a moment. */}
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </ReadingContext>
  );
}
