import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` writes the next migration from what `schema.ts` says; the program applies it at its start. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
});
