import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import settings from './project.inlang/settings.json' with { type: 'json' };
import { inlineMessages } from './scripts/inline-messages.ts';
import { routes } from '#app/pages/routes.ts';

/** Modules that never run in a browser: server code of features and platform, the sandbox, and contracts, which import zod. */
const SERVER_ONLY =
  /\/src\/(features\/[^/]+\/[^/]+\/(server\/|contract\.ts)|platform\/(http|db|tasks|mail|files|io|runtime|realtime\/server)\/|sandbox\/)/;

/** Fails the build when a browser module imports one of these. */
const rejectServerImports: Plugin = {
  name: 'reject-server-imports',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (options.ssr || this.environment.name !== 'client' || !importer) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (resolved && SERVER_ONLY.test(resolved.id)) this.error(`${importer} imports ${resolved.id} into the browser`);
    return resolved;
  },
};

export default defineConfig({
  // The installed React has this hook; the shim is only for older versions.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Preload lists would be a tenth of the first load, and the router preloads a page before its link is clicked.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Hides how long each plugin took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The names of all style sheets are in the first script, so they are short.
            assetFileNames: ({ names }) => `assets/${names[0]?.endsWith('.css') ? '' : '[name]-'}[hash][extname]`,
            // A script names those that it imports: without the pages that share them, the names are short.
            chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
            codeSplitting: {
              // Without groups, each set of pages that shares modules gets its own script, and the home page loads 71 scripts.
              groups: [
                // Modules that every page needs, as one script: it compresses better than fifty small ones.
                { name: 'base', tags: ['$initial'], priority: 3 },
                // Twenty pages of workspaces share it, and no other page loads it.
                { name: 'workspace', test: /styles\/workspace\.css$/, priority: 3 },
                // Modules that many scripts share: a page may not need all of them, but the browser caches them for the next page.
                // The places of the console count as well, and with fewer public pages carried parts of it.
                { name: 'common', minShareCount: 51, priority: 2 },
                { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 200, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  plugins: [
    rejectServerImports,
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
        // Puts a page's loader into the page's script, because the route table is part of every first load.
        codeSplittingOptions: {
          defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
        },
      },
    }),
    react(),
  ],
});
