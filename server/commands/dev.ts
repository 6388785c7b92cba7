import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { createServer } from 'vite';
import { API_PREFIX, DESK_API_PREFIX } from '../http.ts';

/**
 * `npm run dev`: the dashboard with hot reload on `PORT`, and behind it the service, which restarts when its code changes. Both
 * end together.
 */

const ROOT = resolve(import.meta.dirname, '../..');
const port = Number(process.env.PORT || 8080);
const servicePort = port + 1;
const service = `http://127.0.0.1:${servicePort}`;

const dashboard = await createServer({
  root: ROOT,
  server: {
    // The address that the service prints: `localhost` may be `::1` only.
    host: '127.0.0.1',
    port,
    strictPort: true,
    proxy: {
      [API_PREFIX]: service,
      [DESK_API_PREFIX]: service,
      '/auth': service,
      '/config.json': service,
      '/healthz': service,
      '/readyz': service,
      '/openapi.json': service,
    },
  },
});
await dashboard.listen();

const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server/main.ts'], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(servicePort), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
createInterface({ input: child.stdout }).on('line', (line) => {
  console.log(line.replaceAll(`:${servicePort}`, `:${port}`));
});
child.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    child.kill(signal);
    void dashboard.close();
  });
