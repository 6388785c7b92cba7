import { createServer } from 'node:http';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/** PostGraphile over the tables of the service, in one process. The function `plan_event` creates events. */

const server = createServer();
await postgraphile({
  extends: [PostGraphileAmberPreset],
  // This plugin allows order and conditions only by the first column of an index.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: process.env.DATABASE_URL })],
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
})
  .createServ(grafserv)
  .addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
