/**
 * A TCP proxy in front of PostgreSQL that reads along: it knows which statement is on its way or done on each connection, and
 * can pass it on, swallow it, or cut the connection there. Crashes happen at named points without a hook in the product.
 */
import net from 'node:net';

/** One statement on one connection. `before` are the statements of the same transaction, oldest first. */
export type Seen = { phase: 'sent' | 'done'; sql: string; before: readonly string[] };
/** What becomes of a statement: `cut` resets the connection, `swallow` says nothing to the other side ever again. */
export type Fate = 'pass' | 'cut' | 'swallow';
export type DatabaseProxy = {
  port: number;
  /** Judges every statement from now on; undefined lets everything pass. */
  watch: (judge: ((seen: Seen) => Fate) | undefined) => void;
  cutAll: () => void;
  stop: () => Promise<void>;
};

const TYPED_HEADER = 5;

/** Splits a byte stream into messages of PostgreSQL's protocol, version 3: a type byte and a length that counts itself. */
function messageReader(startsUntyped: boolean, take: (type: string, body: Buffer) => void) {
  let kept = Buffer.alloc(0);
  let untyped = startsUntyped;
  return (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]);
    for (;;) {
      const header = untyped ? 4 : TYPED_HEADER;
      if (kept.length < header) return;
      const length = kept.readInt32BE(header - 4) + (untyped ? 0 : 1);
      if (kept.length < length) return;
      const type = untyped ? '' : String.fromCodePoint(kept[0] ?? 0);
      take(type, kept.subarray(header, length));
      kept = kept.subarray(length);
      untyped = false;
    }
  };
}

const textUpToNull = (body: Buffer) => body.subarray(0, body.indexOf(0)).toString();

/** The statement of a simple query (`Q`) or of a prepared one (`P`, after its name). */
function sqlOf(type: string, body: Buffer): string | null {
  if (type === 'Q') return textUpToNull(body);
  return type === 'P' ? textUpToNull(body.subarray(body.indexOf(0) + 1)) : null;
}

/** Listens on a free loopback port and relays to PostgreSQL's socket file. */
export async function openDatabaseProxy(socketFile: string): Promise<DatabaseProxy> {
  let judge: ((seen: Seen) => Fate) | undefined;
  const open = new Set<() => void>();
  const server = net.createServer((client) => {
    const upstream = net.connect(socketFile);
    const cut = () => {
      client.resetAndDestroy();
      upstream.destroy();
      open.delete(cut);
    };
    open.add(cut);
    let mute = false;
    let transaction: string[] = [];
    let last = '';
    const decide = (phase: Seen['phase']): boolean => {
      const fate = mute ? 'swallow' : (judge?.({ phase, sql: last, before: transaction }) ?? 'pass');
      if (fate === 'cut') cut();
      if (fate === 'swallow') mute = true;
      return fate === 'pass';
    };
    const fromClient = messageReader(true, (type, body) => {
      const sql = sqlOf(type, body);
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
      if (!mute && !upstream.destroyed) upstream.write(chunk);
    });
    upstream.on('data', (chunk: Buffer) => {
      fromServer(chunk);
      if (!mute && !client.destroyed) client.write(chunk);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => {
        other.destroy();
        open.delete(cut);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    watch: (next) => {
      judge = next;
    },
    cutAll: () => {
      for (const cut of open) cut();
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const cut of open) cut();
      }),
  };
}
