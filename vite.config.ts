/** The sandbox's page: built for browsers into the folder from which src/sandbox/pagefiles.ts serves it. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: at('src/sandbox/page'),
  base: '/page/',
  build: {
    outDir: at('dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy forbids what is written into it: no polyfill and no file may end up inline.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
});
