/** Servers of the sandbox: on loopback only, on a free port. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

export type LoopbackServer = {
  origin: string;
  /** Starts handling requests. */
  serve: (fetch: (request: Request, env: never) => Response | Promise<Response>) => void;
  stop: () => Promise<void>;
};

const LOOPBACK = '127.0.0.1';
const MAX_ATTEMPTS = 20;

/** Listens on this port or the next free one; 0 chooses any. */
export async function listenOnLoopback(port: number): Promise<LoopbackServer> {
  const server = createServer();
  await listenOnFreePort(server, port);
  return {
    origin: `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`,
    serve: (fetch) => {
      // Avoids the global `Response` override of the server library, because two servers may run in one process.
      const listener = getRequestListener(fetch as Parameters<typeof getRequestListener>[0], { overrideGlobalObjects: false });
      server.on('request', (req, res) => void listener(req, res));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listenOnFreePort(server: Server, firstPort: number): Promise<void> {
  for (let port = firstPort; port < firstPort + MAX_ATTEMPTS; port += 1) {
    const isFree = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
      server.listen(port, LOOPBACK, () => resolve(true));
    });
    server.removeAllListeners('error');
    if (isFree) return;
    server.removeAllListeners('listening');
  }
  throw new Error(`no free port between ${firstPort} and ${firstPort + MAX_ATTEMPTS - 1}`);
}
