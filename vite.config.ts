import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import settings from './project.inlang/settings.json' with { type: 'json' };
import { oneLanguage } from './scripts/one-language.ts';
import { routes } from './src/app/routes.ts';

/** Fails the browser build when a server module, or a contract's zod, reaches it. */
const serverStaysHome: Plugin = {
  name: 'server-stays-home',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (options.ssr || this.environment.name !== 'client' || !importer) return null;
    const hit = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (hit && /\/src\/(features\/[^/]+|platform)\/server\/|\/src\/sandbox\/|\/src\/features\/[^/]+\/contract\.ts/.test(hit.id))
      this.error(`${importer} pulls ${hit.id} into the browser`);
    return hit;
  },
};

export default defineConfig({
  build: { assetsInlineLimit: 0, target: 'es2022', cssTarget: ['chrome123', 'safari17.5', 'firefox120'] },
  plugins: [
    serverStaysHome,
    oneLanguage(settings.locales),
    tailwindcss(),
    tanstackStart({
      server: { entry: 'app/page-server.ts' },
      router: {
        routesDirectory: '.',
        virtualRouteConfig: routes,
        entry: 'app/router.tsx',
        generatedRouteTree: 'routeTree.gen.ts',
        quoteStyle: 'single',
      },
    }),
    react(),
  ],
});
