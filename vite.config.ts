import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import settings from './project.inlang/settings.json' with { type: 'json' };
import { inlineMessages } from './scripts/inline-messages.ts';
import { routes } from '#app/pages/routes.ts';

/** What never runs in a browser: server rooms, the platform's server folders, the sandbox, and the contracts with their zod. */
const SERVER_ONLY =
  /\/src\/(features\/[^/]+\/[^/]+\/(server\/|contract\.ts)|platform\/(http|db|tasks|mail|files|io|runtime|realtime\/server)\/|sandbox\/)/;

/** Fails the browser build when a server module, or a contract's zod, reaches it. */
const serverStaysHome: Plugin = {
  name: 'server-stays-home',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (options.ssr || this.environment.name !== 'client' || !importer) return null;
    const hit = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (hit && SERVER_ONLY.test(hit.id)) this.error(`${importer} pulls ${hit.id} into the browser`);
    return hit;
  },
};

export default defineConfig({
  // Every browser that is asked for has React's own; the shim is for an older React.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // The lists of what each page's script imports would be a tenth of the first load; pages are fetched before the press.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // How long each plugin took is for whoever works on the build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names of all style sheets are in the first script, so they are short.
            assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash][extname]`,
            codeSplitting: {
              // Without groups every set of pages that shares a module gets a script for it: home would load 71 of them.
              groups: [
                // What every page needs is one script: it compresses better than its fifty parts.
                { name: 'base', tags: ['$initial'], priority: 3 },
                // What many pages share is another; few of them need all of it, and all of them keep it.
                { name: 'common', minShareCount: 18, priority: 2 },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 300, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    serverStaysHome,
    inlineMessages(settings.locales),
    tailwindcss(),
    tanstackStart({
      client: { entry: 'app/pages/client.tsx' },
      server: { entry: 'app/pages/page-server.ts' },
      router: {
        routesDirectory: '.',
        virtualRouteConfig: routes,
        entry: 'app/pages/router.tsx',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
        // What a page loads, and how, comes with the page: the table of all routes is part of every first load.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
  ],
});
