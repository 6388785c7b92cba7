// First, because it takes a key out of the address before anything else looks at the address.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { type ApiConfig, loadApiConfig } from './api/config.ts';
import { connectApi } from './api/http.ts';
import { App } from './app/App.tsx';
import { StartFault } from './app/StartFault.tsx';
import { createQueryClient } from './queries/client.ts';
import { expireSession, readKey, subscribeToSession } from './session/session.ts';

// The content security policy forbids code made from text, so Zod must not even try.
z.config({ jitless: true });

const container = document.getElementById('root');
if (container === null) throw new Error('index.html holds no element with the id "root".');
const root = createRoot(container);

loadApiConfig().then(start, (error: unknown) => {
  root.render(<StartFault reason={error instanceof Error ? error.message : String(error)} />);
});

function start(config: ApiConfig) {
  connectApi({ config, readKey, onUnauthorized: expireSession });
  const queryClient = createQueryClient();

  // What one key may see, another key's user must not: a changed key empties the cache.
  let knownKey = readKey();
  subscribeToSession(() => {
    if (readKey() !== knownKey) queryClient.clear();
    knownKey = readKey();
  });

  root.render(
    <StrictMode>
      <App queryClient={queryClient} />
    </StrictMode>,
  );
}
