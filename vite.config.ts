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
          // What every screen needs: two files instead of about 17, because small files compress badly. Libraries change less
          // often than our code, so a browser keeps them over a release. The third has the small parts of most screens, the
          // fourth the list screens: one file instead of about 20, and 6 kB less.
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
