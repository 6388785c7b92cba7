import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { theme } from '../ui/theme.ts';
import { createRouter } from './router.tsx';

/** The whole dashboard: the look, the cache of answers, and the screens by address. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const [router] = useState(() => createRouter(queryClient));
  return (
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        {/* Above the routes: inside a route's element React would hold a first visit back for a moment. */}
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
