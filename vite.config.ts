import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

export default defineConfig({
  plugins: [
    react(),
    // Compressed once here, at the highest level, so that the service only picks a file.
    compression({
      include: /\.(js|css|html|svg|json)$/,
      threshold: 1024,
      algorithms: [
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        defineAlgorithm('gzip', { level: 9 }),
      ],
    }),
  ],
  build: {
    // Says which files a screen needs (.size-limit.js).
    manifest: true,
    // .size-limit.js holds what each screen may weigh.
    chunkSizeWarningLimit: 1_000,
    target: 'baseline-widely-available',
    // Every browser of that target loads modules ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small files compress badly and cost a request each, so four files hold what screens share: a list screen loads about
          // 15 files instead of 40, and 6 kB less. Libraries change less often than our code, so a browser keeps `vendor` over a
          // release. A group takes along what its modules import, so `common` has what most screens need beside the table;
          // otherwise every screen would load `list`.
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            { name: 'app', tags: ['$initial'] },
            {
              name: 'common',
              test: /components\/(feedback\/(ErrorAlert|SkippedRecordsAlert)|layout\/(Page|Chip|Value)\.)|i18n\/getLabel|@mui\/material\/(Chip|Skeleton|NativeSelect)|lucide-react/,
              // Icons of few screens stay with them.
              minShareCount: 5,
            },
            {
              name: 'list',
              test: /components\/(table\/(DataTable|ListToolbar|NoResults|cells|tableLayout)|form\/Filter)/,
            },
          ],
        },
      },
    },
  },
});
