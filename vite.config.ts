import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { startPlugin } from './src/start/startPlugin.ts';

const ROUTER = fileURLToPath(new URL('./node_modules/react-router/dist/production/', import.meta.url));

export default defineConfig(({ command }) => ({
  resolve: {
    // React Router's package names its development files only, also where there is nobody to read their warnings.
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${ROUTER}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${ROUTER}dom-export.mjs` },
          ]
        : [],
  },
  css: {
    // Names that can be read, and without hashes, which no compression makes smaller. A test sees that they stay apart.
    modules: { generateScopedName: (name, file) => `${name}-${/(\w+)\.module/.exec(file)?.[1]}` },
  },
  plugins: [
    react(),
    startPlugin(),
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
    // The bundler would warn of the file that every screen loads; a test holds what each first view may weigh.
    chunkSizeWarningLimit: 1_000,
    target: 'baseline-widely-available',
    // Every browser of that target loads modules ahead by itself.
    modulePreload: { polyfill: false },
    sourcemap: false,
    // All of it is smaller than one picture, and of one file the order is known.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Short, also the hash, which no compression makes smaller: the names stand wherever one file asks for another.
        // The bundler's own also list who shares a file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        // Left to itself the bundler cuts what every screen loads into twenty files, which compress worse than one.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 3 },
            { name: 'tanstack-table', test: /node_modules.@tanstack.(react-)?(table|virtual|store)/, priority: 3 },
            // No screen opens with what MUI draws (decision 45); what all of that needs comes together, with the first of it.
            {
              name: 'mui',
              test: /node_modules.(@mui.(material(?!.locale)|private-theming|styled-engine|system|utils)|@emotion|stylis|react-is|react-transition-group|hoist-non-react-statics)\b|ui.(MuiLook|muiTheme|Dialog)\./,
              minShareCount: 3,
              priority: 2,
            },
            // What nearly every screen shows, in one file: in a dozen small ones it would be more to download.
            // Left out is what as many files ask for but fewer first views need: React Query's hooks, the form of an event,
            // what resolves many KOLs, what collects whole lists, what a value of any shape is shown with. With them the file
            // would be more than twice as large.
            {
              name: 'screens',
              test: /^(?!.*(node_modules.@tanstack|pages.new-event|contract.event|KolResolver|resolveKols|[cC]ollect|ui.AnyValue))/,
              minShareCount: 5,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'screens',
              test: /src.afterPaint|ui.(Joined|Tag|Hint)\.|icons.(rotate-cw|chevron-left|chevron-right)\./,
              priority: 1,
            },
            // What a KOL is told with in a line or two.
            { name: 'kolValues', test: /words.kolValues|shared.engagementTones/, priority: 1 },
            // What every table and its filters need: left to the group below it would be a dozen files of some hundred bytes.
            {
              name: 'tables',
              test: /components.table.|words.table\.|icons.(file-question-mark|triangle-exclamation-point)\./,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'filters',
              test: /ui.(FilterBar|SelectField|FilterSelect|SearchField|NothingListed|DroppedValues|focusFilters|FilterChips)\.|icons.(x|inbox|columns-3|download|arrow-down|arrow-up|chevrons-up-down)\./,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What the look-up shows at first, and the working list when it is asked to.
            {
              name: 'lookUp',
              test: /pages.kols.(LookUp|LookUpForm|RecentKols|Shortlists)\.|ui.(NameForm|useRenaming)\.|icons.(trash|pencil)\./,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // What the screens of KOLs share with one another: apart it would be files of some hundred bytes as well.
            {
              name: 'kols',
              test: /pages.kols.(listView|useWorkingList)\.|src.words.kolList\./,
              priority: 1,
            },
            {
              name: 'kols',
              test: /(pages.shared|src.words).[lL]ookUpReport\.|storage.(currentList|idParseResult)\.|queries.(KolResolver|resolveKols)\.|icons.(bookmark-plus|plus|user-x)\./,
              priority: 1,
            },
            // What both lists of campaigns show.
            {
              name: 'campaigns',
              test: /pages.shared.(CampaignFilters|useCampaignChips|DoubtMark|rateRounding)|ui.RateBar\.|words.campaign\.|queries.allCampaigns\./,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What a KOL's figures and lists are shown with, on the briefing and behind the tabs of the profile.
            {
              name: 'records',
              test: /ui.(AnyValue|OtherFields)\.|words.kol\.|pages.shared.(kolMetrics|kolRecords|useRecordDetails)\./,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // How far the collecting of a whole list has come, and the search in one: at first only the review shows any of it.
            {
              name: 'collecting',
              test: /ui.CollectProgress\.|words.collecting\.|queries.findRecord\./,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What the form of an event shares with its later parts.
            { name: 'event', test: /contract.event\.|pages.new-event.(eventForm|placedFaults)\./, priority: 1 },
            // What is large, or brings something large along, only where it is used.
            {
              name: 'library',
              test: /node_modules.(?!lucide)|ui.(ChoiceField|ComboField|OptionGroup|RecordDrawer|SelectedRecord)\.|pages.(new-event|kol|campaign-metrics).|pictureSizes|words.palette\./,
              minShareCount: 2,
              entriesAware: true,
              priority: 0.5,
            },
            // Of all else, what the same screens share is one file; what is tiny goes with what nearly the same ones do.
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3_000 },
          ],
        },
      },
    },
  },
}));
