/** The WebSocket endpoint `/cable`: authentication, connection limits and shutdown. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { createContext, type Context, type RequestInfo, type Services, type Viewer } from '#platform/http/context.ts';
import { addressKey, createRateLimiter } from '#platform/http/rate-limit.ts';
import { Connection, type Channel } from './connection.ts';
import { disconnection, ping, PROTOCOL, welcome } from './frames.ts';

export type CableOptions = {
  services: Services;
  authenticate: (ctx: Context) => Promise<Viewer | null>;
  /** Returns those of the sessions that are still valid. */
  liveSessions: (ctx: Context, ids: readonly string[]) => Promise<Set<string>>;
  channels: Record<string, Channel>;
};

export type Cable = {
  /** Handles an upgrade request of the HTTP server; closes anything not meant for the socket. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes the sockets of an ended session. */
  checkSession: (id: string) => Promise<void>;
  /** The number of open connections. */
  size: () => number;
  /** Asks all clients to reconnect later, spread over time, and accepts no more. */
  close: () => Promise<void>;
};

const PATH = '/cable';
const MAX_FRAME_BYTES = 4096;
const MAX_PER_MEMBER = 10;
const MAX_PER_ADDRESS = 100;
const NEW_PER_ADDRESS = { max: 300, seconds: 60 };
const PING_MS = 3000;
const SESSION_CHECK_MS = 5000;
const PONG_CHECK_MS = 30_000;
const RESTART = 1012;
const CLOSE_SPREAD_MS = 800;
const CLOSE_GRACE_MS = 600;

export function createCable({ services, authenticate, liveSessions, channels }: CableOptions): Cable {
  const { config, log, clock } = services;
  const connections = new Set<Connection>();
  const known = new Map(Object.entries(channels));
  const limiter = createRateLimiter(clock);
  const limited = config.RATE_LIMITS !== false;
  let closing = false;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });

  const from = (address: string) => [...connections].filter((one) => one.address === address).length;

  /** The HTTP status that refuses a handshake, if any. */
  function refusal(request: IncomingMessage, address: string): number | undefined {
    if (new URL(request.url ?? '', config.APP_ORIGIN).pathname !== PATH) return 404;
    if (closing) return 503;
    if (request.headers.origin !== config.APP_ORIGIN) return 403;
    if (limited && (!limiter(address, NEW_PER_ADDRESS).allowed || from(address) >= MAX_PER_ADDRESS)) return 429;
    return undefined;
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const facts = requestInfo(request, config.TRUST_PROXY === true);
    const address = addressKey(facts.ip);
    const refused = refusal(request, address);
    if (refused !== undefined) return refuse(socket, refused);
    const viewer = await authenticate(createContext(services, { request: facts }));
    // While the viewer was loading, the client may have disconnected or this process begun to shut down.
    if (socket.destroyed || closing) return refuse(socket, 503);
    server.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, viewer, address));
  }

  /** Refusals are sent over the open socket: clients treat a refused handshake as a network error and retry for ever. */
  function accept(webSocket: WebSocket, viewer: Viewer | null, address: string): void {
    if (!viewer) return reject(webSocket, 'unauthorized');
    const own = [...connections].filter((one) => one.viewer.id === viewer.id);
    if (limited && own.length >= MAX_PER_MEMBER) return reject(webSocket, 'too_many');
    const connection = new Connection(webSocket, { viewer, address }, known);
    connections.add(connection);
    webSocket.once('close', () => {
      connections.delete(connection);
      connection.unsubscribeAll();
    });
    connection.send(welcome);
  }

  // An unavailable database ends no session.
  const sweep = (some: readonly Connection[]) =>
    disconnectEnded(some, (ids) => liveSessions(createContext(services), ids)).catch((error: Error) =>
      log.warn({ reason: error.message }, 'sessions of sockets were not checked'),
    );

  const stop = keepAlive(connections, { now: clock.now, sweep: () => void sweep([...connections]) });

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      open(request, socket, head).catch((error: Error) => {
        log.warn({ reason: error.message }, 'a socket could not be opened');
        refuse(socket, 503);
      });
    },
    checkSession: (id) => sweep([...connections].filter(({ viewer }) => viewer.sessionId === id)),
    size: () => connections.size,
    close: async () => {
      closing = true;
      stop();
      await disconnectAll([...connections]);
      for (const connection of connections) connection.terminate();
    },
  };
}

/** Sends a ping every three seconds, checks every half minute whether clients respond, and revalidates their sessions. */
function keepAlive(connections: ReadonlySet<Connection>, { now, sweep }: { now: () => Date; sweep: () => void }): () => void {
  const timers = [
    setInterval(() => {
      const frame = ping(now());
      for (const connection of connections) connection.send(frame);
    }, PING_MS),
    setInterval(sweep, SESSION_CHECK_MS),
    setInterval(() => {
      for (const connection of connections) if (!connection.isResponding()) connection.terminate();
    }, PONG_CHECK_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

async function disconnectEnded(
  some: readonly Connection[],
  findLive: (ids: readonly string[]) => Promise<Set<string>>,
): Promise<void> {
  if (some.length === 0) return;
  const live = await findLive([...new Set(some.map(({ viewer }) => viewer.sessionId))]);
  for (const connection of some) if (!live.has(connection.viewer.sessionId)) connection.disconnect('unauthorized');
}

/** Spread over time, so that clients do not all reconnect at once. */
async function disconnectAll(all: readonly Connection[]): Promise<void> {
  const step = CLOSE_SPREAD_MS / Math.max(1, all.length);
  for (const [index, connection] of all.entries())
    setTimeout(() => connection.disconnect('server_restart', RESTART), index * step);
  if (all.length > 0) await sleep(CLOSE_SPREAD_MS + CLOSE_GRACE_MS);
}

function reject(webSocket: WebSocket, reason: 'unauthorized' | 'too_many'): void {
  webSocket.on('error', () => {});
  webSocket.send(JSON.stringify(disconnection(reason)));
  webSocket.close(1000, reason);
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** A forwarded address counts only behind a trusted proxy. */
function requestInfo(request: IncomingMessage, trusted: boolean): RequestInfo {
  const forwarded = trusted
    ? String(request.headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return {
    id: 'socket',
    ip: forwarded || (request.socket.remoteAddress ?? ''),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookies: parseCookies(request.headers.cookie ?? ''),
    setCookie: () => {},
    setHeader: () => {},
  };
}

const parseCookies = (header: string) =>
  new Map(header.split(';').map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]));
