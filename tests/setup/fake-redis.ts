/**
 * A fake Redis server on a free loopback port, with the commands that signals and counts need, in RESP2. No npm package
 * contains a Redis server; `REDIS_SERVER_URL` makes the tests use a real one.
 */
import net from 'node:net';

export type RedisServer = {
  url: string;
  stop: () => Promise<void>;
  disconnectClients: () => void;
  /** While set, it reads commands and answers none. */
  isSilent: boolean;
};

export async function startRedis(): Promise<RedisServer> {
  const channels = new Map<string, Set<net.Socket>>();
  const counts = new Map<string, number>();
  const clients = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    clients.add(socket);
    let remaining: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      const parsed = parseCommands(Buffer.concat([remaining, chunk]));
      remaining = parsed.remaining;
      for (const command of parsed.commands)
        if (!redis.isSilent) socket.write(count(counts, command) ?? respond(channels, socket, command));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clients.delete(socket);
      for (const listeners of channels.values()) listeners.delete(socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const disconnectClients = () => clients.forEach((client) => client.destroy());
  const redis: RedisServer = {
    isSilent: false,
    url: `redis://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    disconnectClients,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        disconnectClients();
      }),
  };
  return redis;
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** Windows of tests never end. */
function count(counts: Map<string, number>, [name = '', key = '']: string[]): string | undefined {
  if (/^expire$/i.test(name)) return ':1\r\n';
  if (!/^incr$/i.test(name)) return undefined;
  const total = (counts.get(key) ?? 0) + 1;
  counts.set(key, total);
  return `:${total}\r\n`;
}

function respond(channels: Map<string, Set<net.Socket>>, socket: net.Socket, [name = '', ...args]: string[]): string {
  const [first = '', second = ''] = args;
  if (/^subscribe$/i.test(name)) {
    channels.set(first, (channels.get(first) ?? new Set()).add(socket));
    return `*3\r\n${bulk('subscribe')}${bulk(first)}:1\r\n`;
  }
  if (/^publish$/i.test(name)) {
    const listeners = channels.get(first) ?? new Set();
    for (const listener of listeners) listener.write(`*3\r\n${bulk('message')}${bulk(first)}${bulk(second)}`);
    return `:${listeners.size}\r\n`;
  }
  if (/^ping$/i.test(name)) return '+PONG\r\n';
  if (/^client$/i.test(name)) return '+OK\r\n';
  return `-ERR unknown command '${name}'\r\n`;
}

/** Parses arrays of bulk strings; an incomplete command remains for the next chunk. */
function parseCommands(bytes: Buffer): { commands: string[][]; remaining: Buffer } {
  const commands: string[][] = [];
  let offset = 0;
  const line = (from: number) => {
    const end = bytes.indexOf('\r\n', from);
    return end < 0 ? null : { text: bytes.toString('utf8', from, end), next: end + 2 };
  };
  for (;;) {
    const header = line(offset);
    if (!header) break;
    let next = header.next;
    const parts: string[] = [];
    for (let count = Number(header.text.slice(1)); count > 0; count -= 1) {
      const size = line(next);
      const length = size ? Number(size.text.slice(1)) : 0;
      if (!size || size.next + length + 2 > bytes.length) return { commands, remaining: bytes.subarray(offset) };
      parts.push(bytes.toString('utf8', size.next, size.next + length));
      next = size.next + length + 2;
    }
    commands.push(parts);
    offset = next;
  }
  return { commands, remaining: bytes.subarray(offset) };
}
