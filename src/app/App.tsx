import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { RouterProvider } from 'react-router/dom';
import { createLook } from '../ui/theme.ts';
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

/** The whole dashboard: the reader's language, the look, the cache of answers, and the screens by address. */
export function App({ queryClient, router }: AppProps) {
  const reading = useSyncExternalStore(subscribeToReading, currentReading);
  const theme = useMemo(() => createLook(reading.translation?.mui), [reading]);
  useEffect(() => {
    window.addEventListener('beforeprint', printInLight);
    return () => window.removeEventListener('beforeprint', printInLight);
  }, []);
  return (
    <ReadingContext value={reading}>
      {/* The page is light or dark already (start/start.ts), so the first drawing is the right one. */}
      <ThemeProvider theme={theme} defaultMode="system" noSsr disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          {/* Above the routes: inside a route's element React would hold a first visit back for a moment. */}
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </ThemeProvider>
    </ReadingContext>
  );
}
