/**
 * A TCP proxy in front of PostgreSQL that parses the protocol: for each statement sent or completed it can pass on the data,
 * drop it, or cut the connection. So tests cause crashes at exact points without hooks in the server.
 */
import net from 'node:net';
import { socketFileOf } from './socket-file.ts';

/** A statement on a connection. `before` lists the earlier statements of its transaction, oldest first. */
export type Statement = { phase: 'sent' | 'done'; sql: string; before: readonly string[] };
/** What happens to a statement: `cut` resets the connection, `swallow` drops all further data on it. */
export type Action = 'pass' | 'cut' | 'swallow';
export type DatabaseProxy = {
  port: number;
  /** Decides about every later statement; undefined passes all. */
  watch: (decideAction: ((statement: Statement) => Action) | undefined) => void;
  cutAll: () => void;
  stop: () => Promise<void>;
};

const TYPED_HEADER = 5;

/** Splits a byte stream into messages of PostgreSQL's protocol, version 3: a type byte and a length that counts itself. */
function messageReader(startsUntyped: boolean, onMessage: (type: string, body: Buffer) => void) {
  let buffered = Buffer.alloc(0);
  let untyped = startsUntyped;
  return (chunk: Buffer) => {
    buffered = Buffer.concat([buffered, chunk]);
    for (;;) {
      const header = untyped ? 4 : TYPED_HEADER;
      if (buffered.length < header) return;
      const length = buffered.readInt32BE(header - 4) + (untyped ? 0 : 1);
      if (buffered.length < length) return;
      const type = untyped ? '' : String.fromCodePoint(buffered[0] ?? 0);
      onMessage(type, buffered.subarray(header, length));
      buffered = buffered.subarray(length);
      untyped = false;
    }
  };
}

const textUpToNull = (body: Buffer) => body.subarray(0, body.indexOf(0)).toString();

/** The statement of a simple query (`Q`) or of a prepared one (`P`, after its name). */
function parseStatement(type: string, body: Buffer): string | null {
  if (type === 'Q') return textUpToNull(body);
  return type === 'P' ? textUpToNull(body.subarray(body.indexOf(0) + 1)) : null;
}

/** Listens on a free loopback port and relays to PostgreSQL's socket file. */
export async function openDatabaseProxy(socketFile: string): Promise<DatabaseProxy> {
  let decideAction: ((statement: Statement) => Action) | undefined;
  const cuts = new Set<() => void>();
  const server = net.createServer((client) => {
    const upstream = net.connect(socketFile);
    const cut = () => {
      client.resetAndDestroy();
      upstream.destroy();
      cuts.delete(cut);
    };
    cuts.add(cut);
    let swallowing = false;
    let transaction: string[] = [];
    let last = '';
    const decide = (phase: Statement['phase']): boolean => {
      const action = swallowing ? 'swallow' : (decideAction?.({ phase, sql: last, before: transaction }) ?? 'pass');
      if (action === 'cut') cut();
      if (action === 'swallow') swallowing = true;
      return action === 'pass';
    };
    const fromClient = messageReader(true, (type, body) => {
      const sql = parseStatement(type, body);
      if (sql === null) return;
      last = sql;
      if (decide('sent')) transaction = /^(begin|start)\b/i.test(sql) ? [sql] : [...transaction, sql];
    });
    const fromServer = messageReader(false, (type) => {
      if (type !== 'Z' || !last) return;
      decide('done');
      if (/^(commit|rollback)\b/i.test(last)) transaction = [];
      last = '';
    });
    client.on('data', (chunk: Buffer) => {
      fromClient(chunk);
      if (!swallowing && !upstream.destroyed) upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      fromServer(chunk);
      if (!swallowing && !client.destroyed) client.write(chunk);
    });
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => peer.destroy());
      socket.on('close', () => {
        peer.destroy();
        cuts.delete(cut);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    watch: (next) => {
      decideAction = next;
    },
    cutAll: () => {
      for (const cut of cuts) cut();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const cut of cuts) cut();
      }),
  };
}

/** Opens a proxy in front of the database at a URL with a socket file; the second result is the URL through the proxy. */
export async function openProxyOf(databaseUrl: string): Promise<[DatabaseProxy, string]> {
  const proxy = await openDatabaseProxy(socketFileOf(databaseUrl));
  const { pathname } = new URL(databaseUrl, 'postgres://none');
  return [proxy, `postgres://app@127.0.0.1:${proxy.port}${pathname}`];
}
