/** Serves pages in development: Vite in middleware mode with hot reload, rendering through its module runner. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRequest } from './serve-pages.ts';

type StartEntry = { default: { fetch: (request: Request, options: { context: PageRequest }) => Promise<Response> } };

export async function createDevelopmentPages(root: string) {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({ root, configLoader: 'native', server: { middlewareMode: true }, appType: 'custom' });
  const ssr = vite.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the page environment cannot run');
  return {
    render: async (request: Request, context: PageRequest) => {
      const entry: StartEntry = await ssr.runner.import('virtual:tanstack-start-server-entry');
      return entry.default.fetch(request, { context });
    },
    middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) => {
      if (req.url?.startsWith('/api/')) return next();
      vite.middlewares(req, res, next);
    },
  };
}
