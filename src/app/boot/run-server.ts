/** The server process: settings, database, sandbox, HTTP, background tasks and graceful shutdown. */
import './node-env.ts';
import './heap.ts';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { explainStartErrors } from '#platform/db/start-error.ts';
import type { Fetcher } from '#platform/fetch/fetcher.ts';
import { createLog, logUnhandledRejections } from '#platform/runtime/log.ts';
import { startTraces } from '#platform/runtime/traces.ts';
import { loadCatalogue } from './catalogue.ts';
import { LingeringResponse } from './lingering-response.ts';
import { openCable } from '../http/open-cable.ts';
import { startSandbox } from './sandbox-process.ts';
import type { RenderPage } from '../http/serve-pages.ts';
import { createServer } from '../http/server.ts';
import { refuseOtherStores } from './refuse-other-stores.ts';
import { openServices } from './services.ts';
import { CONTENT, exitWithError, openDatabaseStore, ROOT, loadConfigOrExit, type Store } from './start-up.ts';

const DEVELOPMENT = process.env['PATHLIGHT_DEV'] === '1';
/** At shutdown, requests in progress may take this long; after that their connections are closed. */
const MAX_FINISH_MS = 8000;
/** A shutdown that takes longer ends the process. */
const FORCED_EXIT_MS = 15_000;
const HTTP_OPTIONS = { connectionsCheckingInterval: 1000, maxHeaderSize: 16 * 1024, ServerResponse: LingeringResponse };

const config = loadConfigOrExit();
const log = createLog(config.LOG_LEVEL);
/**
 * Grace period at shutdown: readiness already fails while new requests are still accepted, so that load balancers stop
 * sending. A busy proxy notices within three seconds. No grace in development, where every change restarts the process.
 */
const GRACE_MS = DEVELOPMENT ? 0 : config.TRUST_PROXY ? 3000 : 1000;
let inFlight = 0;
let stopping = false;

/** `fetcher` requests the addresses that users name; another one than the real one is given in tests only. */
type Options = { fetcher?: Fetcher };

/** Runs the server until the process is told to stop. */
export async function runServer(options: Options = {}): Promise<void> {
  logUnhandledRejections(log);
  await checkPort();
  await openDatabaseStore(config)
    .then((store) => start(store, options))
    .catch(exitWithError);
}

async function start(store: Store, options: Options): Promise<void> {
  const stopTraces = await startTraces(config);
  const sandbox = await startSandbox(config, log);
  const services = { config: { ...config, sandboxOrigin: sandbox?.origin ?? '' }, log, databaseUrl: store.url };
  const running = openServices({ ...services, ...options, runsTasks: true });
  await refuseOtherStores(running);
  await explainStartErrors(store.url, () => running.worker.start());
  // Of two processes that start at the same moment, neither was there when the other one looked.
  await refuseOtherStores(running);
  // Payments made while the process was down are settled immediately, not with the next scheduled run.
  await running.worker.enqueue(running.services.db, 'payments.catch-up', {});
  await explainStartErrors(store.url, () => loadCatalogue(running, CONTENT, console.log));

  const pages = await loadPages();
  const app = createServer({
    services: running.services,
    renderPage: pages.render,
    isReady: () => !stopping,
    ...(pages.assetsDir ? { assetsDir: pages.assetsDir } : {}),
  });
  const api = getRequestListener(app.fetch) as RequestListener;
  const server = withTimeouts(createHttpServer(HTTP_OPTIONS, (req, res) => pages.middleware(req, res, () => api(req, res))));
  const cable = await openCable(running);
  server.on('upgrade', cable.upgrade);
  await listen(server);
  log.info(
    { origin: config.APP_ORIGIN, database: store.embedded ? 'embedded' : 'DATABASE_URL', sandbox: sandbox?.origin },
    'ready',
  );
  console.log(`\n  ${config.BRAND_NAME} is ready: ${config.APP_ORIGIN}\n`);

  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), FORCED_EXIT_MS).unref();
    await Promise.all([sleep(GRACE_MS), cable.close()]);
    await closeServer(server);
    await running.worker.stop();
    running.services.limiter.stop();
    await running.database.close();
    await stopTraces();
    sandbox?.child?.removeAllListeners('exit').kill('SIGKILL');
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal));
}

type Pages = {
  render: RenderPage;
  assetsDir?: string;
  middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
};

async function loadPages(): Promise<Pages> {
  if (DEVELOPMENT) return (await import('../http/dev-pages.ts')).createDevelopmentPages(ROOT);
  const entry = pathToFileURL(path.join(ROOT, 'dist/server/page-server.js')).href;
  const { default: pages } = (await import(entry)) as {
    default: { fetch: (request: Request, options: { context: unknown }) => Promise<Response> };
  };
  return {
    render: (request, context) => pages.fetch(request, { context }),
    assetsDir: path.relative(process.cwd(), path.join(ROOT, 'dist/client')),
    middleware: (_req, _res, next) => next(),
  };
}

/** Time limits against slow clients: headers in 5 s, a body in 10 s, an upload in 60 s. */
function withTimeouts(server: Server): Server {
  server.headersTimeout = 5000;
  server.requestTimeout = 65_000;
  // A proxy keeps its connections for a minute, and must be the one that closes them, or requests are lost.
  server.keepAliveTimeout = config.TRUST_PROXY ? 75_000 : 10_000;
  server.maxHeadersCount = 100;
  server.maxConnections = 5000;
  server.prependListener('request', (req, res) => {
    inFlight += 1;
    // A proxy must not send its next request on a connection that is about to be closed.
    if (stopping) res.setHeader('connection', 'close');
    res.once('close', () => {
      inFlight -= 1;
    });
    const isUpload = (req.headers['content-type'] ?? '').startsWith('multipart/');
    const timer = setTimeout(
      () => {
        if (req.complete || res.headersSent) return;
        res.writeHead(408, { connection: 'close' }).end();
      },
      isUpload ? 60_000 : 10_000,
    );
    req.once('close', () => clearTimeout(timer));
    req.once('end', () => clearTimeout(timer));
  });
  return server;
}

/** Before the database is opened and seeded: exits with a message if the port is taken. */
async function checkPort(): Promise<void> {
  const probe = createHttpServer();
  await listen(probe);
  await new Promise((resolve) => probe.close(resolve));
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const hint = error.code === 'EADDRINUSE' ? `Port ${config.PORT} is taken. Set PORT to another one.` : error.message;
      console.error(hint);
      process.exit(1);
    });
    server.listen(config.PORT, config.HOST, resolve);
  });
}

/**
 * Waits for requests in progress, then closes all connections, cutting off slow clients. A connection with an unread request
 * looks idle to Node, so idle connections are closed only after a short time without requests in progress.
 */
async function closeServer(server: Server): Promise<void> {
  const deadline = Date.now() + MAX_FINISH_MS / 2;
  for (let idleChecks = 0; idleChecks < 3 && Date.now() < deadline; idleChecks = inFlight === 0 ? idleChecks + 1 : 0)
    await sleep(50);
  const idleTimer = setInterval(() => server.closeIdleConnections(), 100);
  const forceTimer = setTimeout(() => server.closeAllConnections(), MAX_FINISH_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(idleTimer);
      clearTimeout(forceTimer);
      resolve();
    });
  });
}
