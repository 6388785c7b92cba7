import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { PARTS, type PartFiles } from './parts.ts';

const START = 'src/start/start.ts';

/** Puts `start.ts` at the head of the page, as a script that the page waits for, with the files that each part is made of. */
export function startPlugin(): Plugin {
  let fileName: string | undefined;
  let root = '';
  return {
    name: 'kol-desk-start',
    // The benchmark builds a bare app in the same way, which begins with nothing of ours.
    apply: ({ root = process.cwd() }) => existsSync(join(root, START)),
    config: (_config, { command }) => (command === 'serve' ? { define: { PART_FILES: '{}' } } : {}),
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const source = await bundled(`${root}/${START}`, filesOfParts(bundle, root));
      fileName = this.getFileName(this.emitFile({ type: 'asset', name: 'start.js', source }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // What is painted first is downloaded first.
        html: html.replaceAll(/<script type="module" |<link rel="modulepreload" /g, '$&fetchpriority="low" '),
        tags: [
          fileName === undefined
            ? // Under development, after what Vite itself puts first: it brings `PART_FILES`.
              { tag: 'script', attrs: { type: 'module', src: `/${START}` }, injectTo: 'head' }
            : { tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' },
          // After our own style sheet, which says how its layer and MUI's lie (theme/global.css).
          { tag: 'meta', attrs: { name: 'emotion-insertion-point', content: '' }, injectTo: 'head' },
        ],
      }),
    },
  };
}

async function bundled(input: string, files: PartFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PART_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk === undefined) throw new Error(`${input} was not built.`);
  return chunk.code;
}

/** What each part needs beside the program itself, which the page asks for anyway. @throws Error for a part that is no file of its own */
function filesOfParts(bundle: Rolldown.OutputBundle, root: string): PartFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (name: string) => chunks.find(({ fileName }) => fileName === name);
  const neededBy = (chunk: Rolldown.OutputChunk, found = new Set<string>()): Set<string> => {
    if (found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const next of chunk.imports.map(chunkOf)) if (next !== undefined) neededBy(next, found);
    return found;
  };
  const program = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((chunk) => [...neededBy(chunk)]));
  return Object.fromEntries(
    Object.entries(PARTS).map(([part, module]) => {
      const chunk = chunks.find(
        ({ isDynamicEntry, facadeModuleId }) => isDynamicEntry && facadeModuleId === `${root}/${module}`,
      );
      if (chunk === undefined) throw new Error(`${module} is no part that is loaded by itself.`);
      return [part, [...neededBy(chunk)].filter((name) => !program.has(name)).map((name) => `/${name}`)];
    }),
  );
}
