import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the next migration from `schema.ts`. The service applies migrations when it starts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
});
