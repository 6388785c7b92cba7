import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import pg from 'pg';
import { postgraphile } from 'postgraphile';
import { makePgService } from 'postgraphile/adaptors/pg';
import { grafserv } from 'postgraphile/grafserv/node';
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber';

/** PostGraphile over the tables of the service, in one process. The function `plan_event` creates events. */

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const server = createServer();
await postgraphile({
  extends: [PostGraphileAmberPreset],
  // This plugin allows order and conditions only by the first column of an index.
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ pool })],
  grafast: {
    // The same look-up as in the service.
    async context({ node }) {
      const key = node.req.headers.authorization?.replace('Bearer ', '') ?? '';
      const hash = createHash('sha256').update(key).digest('hex');
      const { rowCount } = await pool.query(
        'select organization_id from api_keys where hash = $1 and revoked_at is null',
        [hash],
      );
      if (rowCount === 0) throw new Error('The API key is unknown.');
      return {};
    },
  },
  grafserv: { graphqlPath: '/graphql', graphiql: false, watch: false },
})
  .createServ(grafserv)
  .addTo(server);
server.listen(Number(process.env.PORT), '127.0.0.1');
