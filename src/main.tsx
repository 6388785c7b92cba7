// Must be first, because it removes a key or a code from the URL before other code reads the URL.
import './auth/addressCredential.ts';

import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { ApiError, assertApiError } from './api/ApiError.ts';
import { fetchSession } from './api/account.ts';
import { type ApiConfig, type ConfigError, loadApiConfig } from './api/config.ts';
import { connectApi } from './api/http.ts';
import { App } from './app/App.tsx';
import { ConfigErrorPage } from './app/ConfigErrorPage.tsx';
import { createRouter } from './app/router.tsx';
import { checkSession, resumeSession } from './auth/accountSession.ts';
import { clearCacheOnSessionChange } from './auth/clearCacheOnSessionChange.ts';
import { watchIdle } from './auth/idle.ts';
import { joinOtherTabs } from './auth/keySession.ts';
import { expireSession, readUser, signInAgain } from './auth/session.ts';
import { watchChunkErrors } from './components/feedback/chunkErrors.ts';
import type { Account } from './contract/account.ts';
import { startLocale } from './i18n/changeLocale.ts';
import { getUserLocale } from './i18n/locale.ts';
import { getLocale } from './i18n/localeStore.ts';
import { createQueryClient } from './queries/client.ts';
import { pollWithBackoff } from './queries/retry.ts';
import { watchService } from './queries/serviceHealth.ts';
import { getSelectedLanguage } from './storage/preferences.ts';
import { AppTheme } from './theme/AppTheme.tsx';

// The content security policy forbids eval, so Zod must not try it.
z.config({ jitless: true });

watchChunkErrors();

const container = document.getElementById('root');
if (container === null) throw new Error('index.html holds no element with the id "root".');
const root = createRoot(container);

Promise.all([load(), joinOtherTabs(), startLocale(getUserLocale(getSelectedLanguage()))]).then(([loaded]) => {
  if ('config' in loaded) return start(loaded);
  showError(loaded.error);
  readAgain();
});

/** Not a lazy component: its chunk could fail to load for the same reason as the configuration. */
const showError = (error: ConfigError | ApiError) =>
  root.render(
    <AppTheme locale={getLocale().translation?.mui}>
      <ConfigErrorPage error={error} />
    </AppTheme>,
  );

interface Start {
  config: ApiConfig;
  /** The user of the browser's session; null if the user is signed out. Undefined if the service has no sessions. */
  account?: Account | null;
}

/** Reads the configuration and, at the same time, the session, which decides what the first screen is. */
async function load(): Promise<Start | { error: ConfigError | ApiError }> {
  const session = fetchSession().catch(assertApiError);
  const loaded = await loadApiConfig();
  if ('error' in loaded || loaded.config.signIn === null) return loaded;
  const found = await session;
  if (found instanceof ApiError) return { error: found };
  return { ...loaded, account: found.data };
}

/** Starts again when the configuration is valid and the service answers. Until then it shows the latest error. */
const readAgain = () =>
  pollWithBackoff(async () => {
    const loaded = await load();
    if ('config' in loaded) window.location.reload();
    else showError(loaded.error);
  });

function start({ config, account }: Start) {
  connectApi({ config, readUser, onUnauthorized: expireSession, onForbidden: checkSession, signInAgain });
  if (account !== undefined) resumeSession(account);
  const queryClient = createQueryClient();
  clearCacheOnSessionChange(queryClient);
  watchService(queryClient);
  watchIdle(config.idleSignOutMinutes);

  // From here on the route's loader requests data.
  const router = createRouter(queryClient);
  // A transition renders in slices, so that the browser can handle input in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  );
}
