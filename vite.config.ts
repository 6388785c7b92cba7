import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import react from '@vitejs/plugin-react';
import compress from 'rollup-plugin-gzip';
import { defineConfig, type Plugin } from 'vite';

/**
 * What several screens share. Each file costs a request and time before the first paint, and small ones compress badly, so there
 * are few. A group also contains what its modules import. So `common` comes first, with what most screens need: in `list` it would
 * make every screen load the table.
 */
const SHARED_FILES = [
  {
    name: 'common',
    test: /components\/(feedback\/(ErrorAlert|RateLimitNotice|SkippedRecordsAlert|Tooltip)|layout\/(Page|Chip|Value|Section|DescriptionList|useIsPrinting)\.)|contract\/(calendarDays|normalizeText)|i18n\/(messages|kolLabels)|pages\/shared\/([kK]olMetric|kolRecords|reportExport)|@mui\/(material\/(Chip|NativeSelect|Portal|Skeleton)|(material\/)?utils\/(contains|debounce|ownerWindow|useControlled|useSlotProps))|mutationOptions|p-limit|lucide-react/,
    // Icons of few screens stay with them.
    minShareCount: 3,
  },
  {
    name: 'list',
    test: /components\/(feedback\/InvalidFiltersAlert|table\/(DataTable|ListToolbar|NoResults|cells|useLayoutState|useSorting)|form\/Filter)|pages\/shared\/useListAddress/,
  },
  {
    name: 'list-page',
    test: /components\/(layout\/DateTime|table\/(CountedTabs|ListPage))|queries\/useListPage/,
  },
  {
    name: 'form',
    test: /components\/form\/(FileButton|FormField|RadioCardGroup|TextArea|TextField|readTextFiles|useFileDrop)|@mui\/material\/(FormControlLabel|ListSubheader)\/|\/useMutation/,
  },
  {
    name: 'events',
    test: /contract\/event\.|i18n\/eventLabels|queries\/events|storage\/(createdEvents|eventDrafts)|pages\/shared\/(formatLocation|useCreatedEventPath|zoneName)|icons\/calendar-x\./,
  },
  {
    name: 'kols',
    test: /queries\/kolBatch|storage\/shortlists|icons\/plus\./,
  },
];

/**
 * Tells V8 to compile the entry and these files as a whole while they load, because most of their code runs before the first paint:
 * https://v8.dev/blog/explicit-compile-hints. `output.banner` would not do, because Vite writes a line before it.
 */
const compileHint: Plugin = {
  name: 'compile-hint',
  generateBundle: {
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && (file.isEntry || SHARED_FILES.some(({ name }) => name === file.name)))
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
  // Readable in the browser's tools, and the same as long as the file has its name.
  css: { modules: { generateScopedName: '[name]_[local]' } },
  build: {
    // Says which files a screen needs: for .size-limit.js, and for the service, which names them in its links.
    manifest: true,
    // .size-limit.js holds what each screen may weigh.
    chunkSizeWarningLimit: 1_000,
    target: 'baseline-widely-available',
    // One style sheet for all screens, which is small.
    cssCodeSplit: false,
    // Every browser of that target supports `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion imports it for a function that nobody calls (1 kB).
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      output: {
        // The names are in the code of other files, where Base64 would need 0.4 kB more.
        hashCharacters: 'hex',
        // The entry first, which has what every screen needs.
        codeSplitting: { groups: [{ name: 'initial', tags: ['$initial'] }, ...SHARED_FILES] },
      },
    },
  },
});
