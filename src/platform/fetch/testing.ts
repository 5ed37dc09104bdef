/** Fetchers for tests: names and addresses are given, and every permitted call reaches a server of the test. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFetcher, type Fetcher } from './fetcher.ts';
import { internet, type Network } from './pinned-address.ts';

/** An address that is public, but only ever connected to the test's own server. */
export const PUBLIC_ADDRESS = '93.184.215.14';

export type FakeSite = { network: Network; dialled: string[]; requests: string[]; port: number; stop: () => Promise<void> };
export type Handler = (req: http.IncomingMessage, res: http.ServerResponse) => void;

/**
 * Starts a server on the loopback address that answers for every name. Names resolve to the given addresses, one list per
 * look-up and the last one from then on; other names do not exist. Calls to the public address reach the server; calls to
 * anything else that the fetcher permits would leave for the real address.
 */
export async function startFakeSite(handler: Handler, names: Record<string, string[][]>): Promise<FakeSite> {
  const requests: string[] = [];
  const server = http.createServer((req, res) => {
    requests.push(`${req.method} ${req.headers.host}${req.url}`);
    handler(req, res);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const lookups = new Map<string, number>();
  const dialled: string[] = [];
  const network: Network = {
    ...internet,
    resolve: async (host) => {
      const count = lookups.get(host) ?? 0;
      lookups.set(host, count + 1);
      const answers = names[host];
      if (!answers) throw new Error('ENOTFOUND');
      return answers[Math.min(count, answers.length - 1)] ?? [];
    },
    targetOf: (address, requestedPort) => {
      dialled.push(`${address}:${requestedPort}`);
      return address === PUBLIC_ADDRESS ? { host: '127.0.0.1', port, plain: true } : { host: address, port: requestedPort };
    },
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { network, dialled, requests, port, stop };
}

/** A network without names and addresses. */
export const offline: Network = {
  ...internet,
  resolve: () => Promise.reject(new Error('ENOTFOUND')),
  isPermitted: () => false,
};

/** A fetcher on a given network that does not wait between requests to a host. */
export const testFetcher = (network: Network, options: { hostIntervalMs?: number; now?: () => number } = {}): Fetcher =>
  createFetcher({ userAgent: 'Pathlight/1.0 (+https://pathlight.example)', network, hostIntervalMs: 0, ...options });
