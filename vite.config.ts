import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import compress from 'rollup-plugin-gzip';
import { defineConfig, type Plugin } from 'vite';

/**
 * Tells V8 to compile the files that screens share as a whole while they load, because most of their code runs before the first
 * paint: https://v8.dev/blog/explicit-compile-hints. `output.banner` would not do, because Vite writes a line before it.
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && (file.isEntry || file.name === 'common' || file.name === 'list'))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

export default defineConfig({
  plugins: [
    react(),
    compileHint,
    // Compressed once here, at the highest level, so that the service only picks a file.
    compress({ minSize: 1024, fileName: '.br', customCompression: promisify(brotliCompress) }),
    compress({ minSize: 1024, gzipOptions: { level: 9 } }),
  ],
  build: {
    // Says which files a screen needs (.size-limit.js).
    manifest: true,
    // .size-limit.js holds what each screen may weigh.
    chunkSizeWarningLimit: 1_000,
    target: 'baseline-widely-available',
    // One style sheet of 7 kB for all screens.
    cssCodeSplit: false,
    // Every browser of that target loads modules ahead by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion imports it for a function that nobody calls (1 kB).
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Each file costs a request, and small ones compress badly, so three files hold what screens share. A group takes along
          // what its modules import, so `common` has what most screens need beside the table; otherwise every screen would load
          // `list`.
          groups: [
            { name: 'initial', tags: ['$initial'] },
            {
              name: 'common',
              test: /components\/(feedback\/(ErrorAlert|SkippedRecordsAlert)|layout\/(Page|Chip|Value|Section)\.)|i18n\/(getLabel|kolLabels)|pages\/shared\/(kolMetrics|kolRecords|RateLimit)|@mui\/material\/(Card|Chip|Skeleton|NativeSelect)\/|lucide-react/,
              // Icons of few screens stay with them.
              minShareCount: 3,
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
