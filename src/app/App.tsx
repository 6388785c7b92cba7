import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { LocaleContext, useLocaleStore } from '../i18n/localeStore.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import type { createRouter } from './router.tsx';

interface AppProps {
  queryClient: QueryClient;
  router: ReturnType<typeof createRouter>;
}

/** The whole dashboard: language, theme, query cache and routes. */
export function App({ queryClient, router }: AppProps) {
  const locale = useLocaleStore();
  return (
    <LocaleContext value={locale}>
      <AppTheme locale={locale.translation?.mui}>
        <QueryClientProvider client={queryClient}>
          {/* Above the routes: inside a route element React would delay the first render. */}
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </QueryClientProvider>
      </AppTheme>
    </LocaleContext>
  );
}
