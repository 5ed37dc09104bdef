/** Leaves out of the browser's scripts what this product has no use for. */
import type { Plugin } from 'vite';

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/** All styles are one file and nothing is preloaded from a script, so that importing one is all there is to do. */
export const leanScripts: Plugin = {
  name: 'lean-scripts',
  enforce: 'post',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (_, id) => (id === PRELOAD_HELPER ? { code: 'export const __vitePreload = (load) => load();', map: null } : null),
};
