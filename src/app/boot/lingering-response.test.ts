import { createServer, type RequestListener } from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { LingeringResponse } from './lingering-response.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const refuse: RequestListener = (_req, res) => {
  res.writeHead(413, { 'content-type': 'text/plain' }).end('too large');
};

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer({ ServerResponse: LingeringResponse }, listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const head = (headers: Record<string, string>) =>
  `POST / HTTP/1.1\r\nhost: localhost\r\n${Object.entries({ connection: 'close', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;

/** Sends the head, then `part` every five milliseconds until the connection ends; reads only after `deafMs`. */
async function send(port: number, { start, part, deafMs }: { start: string; part: string; deafMs: number }) {
  const startedAt = Date.now();
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  let open = true;
  let answeredAt = 0;
  socket.on('error', () => {});
  socket.once('close', () => (open = false));
  socket.write(start);
  socket.on('data', (chunk) => {
    text += String(chunk);
    answeredAt ||= Date.now();
  });
  socket.pause();
  setTimeout(() => socket.resume(), deafMs);
  while (open) {
    if (part) socket.write(part);
    await sleep(5);
  }
  return { text, answeredIn: answeredAt - startedAt, seconds: (Date.now() - startedAt) / 1000 };
}

describe('an answer to a request that is still being sent', () => {
  test('reaches a client that goes on sending and reads a little later, which is then cut off', async () => {
    const port = await listen(refuse);
    const part = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(port, { start: head({ 'transfer-encoding': 'chunked' }), part, deafMs: 200 })),
    );
    for (const { text, seconds } of answers) {
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
      expect(text).toContain('too large');
      expect(seconds).toBeLessThan(5);
    }
  });

  test('is sent at once, also to a client that sends nothing more', async () => {
    const port = await listen(refuse);
    const { text, answeredIn, seconds } = await send(port, { start: head({ 'content-length': '90000' }), part: '', deafMs: 0 });
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(answeredIn).toBeLessThan(500);
    expect(seconds).toBeLessThan(5);
  });

  test('ends with the request when that ends first', async () => {
    const port = await listen(refuse);
    const { text, seconds } = await send(port, { start: `${head({ 'content-length': '4' })}body`, part: '', deafMs: 0 });
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(seconds).toBeLessThan(0.5);
  });

  test('reads hardly more of the request', async () => {
    const read = Promise.withResolvers<number>();
    const port = await listen((req, res) => {
      refuse(req, res);
      res.once('close', () => read.resolve(req.socket.bytesRead));
    });
    const part = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    await send(port, { start: head({ 'transfer-encoding': 'chunked' }), part, deafMs: 0 });
    expect(await read.promise).toBeLessThan(3_000_000);
  });

  test('is an ordinary one where the connection stays, or the request has no body', async () => {
    const port = await listen(refuse);
    for (const init of [{}, { method: 'POST', body: 'a'.repeat(10_000) }]) {
      const response = await fetch(`http://127.0.0.1:${port}/`, init);
      expect([response.status, await response.text()]).toEqual([413, 'too large']);
    }
  });
});
