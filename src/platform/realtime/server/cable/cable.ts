/** The WebSocket endpoint `/cable`: authentication, connection limits and shutdown. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { createContext, type Context, type RequestInfo, type Services, type Viewer } from '#platform/http/context.ts';
import { addressKey } from '#platform/http/rate-limit.ts';
import { Connection, type Channel } from './connection.ts';
import { disconnection, ping, PROTOCOL, welcome } from './frames.ts';

export type CableOptions = {
  services: Services;
  authenticate: (ctx: Context) => Promise<Viewer | null>;
  /** Returns those of the sessions that are still valid. */
  findValidSessions: (ctx: Context, ids: readonly string[]) => Promise<Set<string>>;
  channels: Record<string, Channel>;
};

export type Cable = {
  /** Handles an upgrade request of the HTTP server; refuses requests for any other path. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes the sockets of this session if it has ended. */
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

export function createCable({ services, authenticate, findValidSessions, channels }: CableOptions): Cable {
  const { config, log, clock } = services;
  const connections = new Set<Connection>();
  const channelsByName = new Map(Object.entries(channels));
  const isRateLimited = config.RATE_LIMITS !== false;
  let closing = false;
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
  });

  const countConnections = (address: string) => [...connections].filter((one) => one.address === address).length;

  /** The HTTP status that refuses a handshake, if any. */
  function handshakeError(request: IncomingMessage, address: string): number | undefined {
    if (new URL(request.url ?? '', config.APP_ORIGIN).pathname !== PATH) return 404;
    if (closing) return 503;
    if (request.headers.origin !== config.APP_ORIGIN) return 403;
    if (
      isRateLimited &&
      (!services.limiter.countHere(`socket ${address}`, NEW_PER_ADDRESS).allowed || countConnections(address) >= MAX_PER_ADDRESS)
    )
      return 429;
    return undefined;
  }

  async function open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const info = requestInfo(request, config.TRUST_PROXY === true);
    const address = addressKey(info.ip);
    const status = handshakeError(request, address);
    if (status !== undefined) return rejectHandshake(socket, status);
    const viewer = await authenticate(createContext(services, { request: info }));
    // While the viewer was loading, the client may have disconnected or this process begun to shut down.
    if (socket.destroyed || closing) return rejectHandshake(socket, 503);
    server.handleUpgrade(request, socket, head, (webSocket) => accept(webSocket, viewer, address));
  }

  /** Rejects visitors and excess connections after the handshake: clients treat a failed handshake as a network error and retry forever. */
  function accept(webSocket: WebSocket, viewer: Viewer | null, address: string): void {
    if (!viewer) return closeUnaccepted(webSocket, 'unauthorized');
    const ownConnections = [...connections].filter((one) => one.viewer.id === viewer.id);
    if (isRateLimited && ownConnections.length >= MAX_PER_MEMBER) return closeUnaccepted(webSocket, 'too_many');
    const connection = new Connection(webSocket, { viewer, address }, channelsByName);
    connections.add(connection);
    webSocket.once('close', () => {
      connections.delete(connection);
      connection.unsubscribeAll();
    });
    connection.send(welcome);
  }

  // If the database is unavailable, sockets stay open.
  const recheck = (candidates: readonly Connection[]) =>
    disconnectEnded(candidates, (ids) => findValidSessions(createContext(services), ids)).catch((error: Error) =>
      log.warn({ reason: error.message }, 'could not recheck the sessions of open sockets'),
    );

  const stop = keepAlive(connections, { now: clock.now, recheck: () => void recheck([...connections]) });

  return {
    upgrade: (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      open(request, socket, head).catch((error: Error) => {
        log.warn({ reason: error.message }, 'a socket could not be opened');
        rejectHandshake(socket, 503);
      });
    },
    checkSession: (id) => recheck([...connections].filter(({ viewer }) => viewer.sessionId === id)),
    size: () => connections.size,
    close: async () => {
      closing = true;
      stop();
      await disconnectAll([...connections]);
      for (const connection of connections) connection.terminate();
    },
  };
}

/** Pings all clients, rechecks their sessions, and drops clients that do not respond. */
function keepAlive(connections: ReadonlySet<Connection>, { now, recheck }: { now: () => Date; recheck: () => void }): () => void {
  const timers = [
    setInterval(() => {
      const frame = ping(now());
      for (const connection of connections) connection.send(frame);
    }, PING_MS),
    setInterval(recheck, SESSION_CHECK_MS),
    setInterval(() => {
      for (const connection of connections) if (!connection.isResponding()) connection.terminate();
    }, PONG_CHECK_MS),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

async function disconnectEnded(
  candidates: readonly Connection[],
  findValid: (ids: readonly string[]) => Promise<Set<string>>,
): Promise<void> {
  if (candidates.length === 0) return;
  const valid = await findValid([...new Set(candidates.map(({ viewer }) => viewer.sessionId))]);
  for (const connection of candidates) if (!valid.has(connection.viewer.sessionId)) connection.disconnect('unauthorized');
}

/** Disconnects all clients, spread over time, so that they do not reconnect at once. */
async function disconnectAll(all: readonly Connection[]): Promise<void> {
  const step = CLOSE_SPREAD_MS / Math.max(1, all.length);
  for (const [index, connection] of all.entries())
    setTimeout(() => connection.disconnect('server_restart', RESTART), index * step);
  if (all.length > 0) await sleep(CLOSE_SPREAD_MS + CLOSE_GRACE_MS);
}

function closeUnaccepted(webSocket: WebSocket, reason: 'unauthorized' | 'too_many'): void {
  webSocket.on('error', () => {});
  webSocket.send(JSON.stringify(disconnection(reason)));
  webSocket.close(1000, reason);
}

function rejectHandshake(socket: Duplex, status: number): void {
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
