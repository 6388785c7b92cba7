import { rootMessage } from '../errors.ts';
import { startDemoProvider } from './demoProvider.ts';
import { DEMO_ORGANIZATION } from './loadDemo.ts';

/**
 * `npm run demo:accounts`: KOL Desk with an identity provider on this machine, which has invented people of all roles. KOL Desk is at
 * `PORT`, and the provider at the next port.
 */

const port = Number(process.env.PORT || 8080);
const provider = await startDemoProvider({ port: port + 1, publicUrl: `http://127.0.0.1:${port}` }).catch((error) => {
  console.error(
    `The identity provider of the demonstration cannot use the port after PORT (${port}): ${rootMessage(error)}.`,
  );
  process.exit(1);
});
const { environment, issuer } = provider;
console.log(`The identity provider of the demonstration: ${issuer}`);
Object.assign(process.env, {
  ...environment,
  HOST: '127.0.0.1',
  PORT: String(port),
  OIDC_ORGANIZATION: DEMO_ORGANIZATION,
  KOL_DESK_DEMO: 'always',
});
await import('../main.ts');
