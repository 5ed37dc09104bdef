/** What every store of files must do, for the tests of each; and a store in memory that speaks the protocol of Amazon S3. */
import { crc32, deflateRawSync } from 'node:zlib';
import net from 'node:net';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Files } from './files.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** The promises of `Files` as tests. `lost` is a store of the same kind that cannot be reached or written. */
export function testFiles({ files, lost }: { files: () => Files; lost: () => Files }): void {
  const listed = async () => {
    const found = new Map<string, Date>();
    for await (const { key, storedAt } of files().list()) found.set(key, storedAt);
    return found;
  };

  test('what is stored is read byte for byte, at once or as a stream, also when it is empty or large', async () => {
    for (const content of [new Uint8Array(), bytes('Asha — résumé'), new Uint8Array(5_000_000).fill(7)]) {
      const { key } = await files().put('resumes', content);
      expect(key).toMatch(/^resumes\/[0-9a-f-]{36}$/);
      expect(Buffer.compare(await files().get(key), content)).toBe(0);
      expect(Buffer.compare(await buffer(await files().open(key)), content)).toBe(0);
    }
  });

  test('equal bytes that are stored at the same time are separate files', async () => {
    const stored = await Promise.all(Array.from({ length: 8 }, () => files().put('work', bytes('same'))));
    expect(new Set(stored.map(({ key }) => key)).size).toBe(8);
  });

  test('a removed file is missing, and removing it again is no error', async () => {
    const { key } = await files().put('resumes', bytes('short'));
    await files().remove(key);
    await files().remove(key);
    for (const read of [() => files().get(key), () => files().open(key)])
      await expect(read()).rejects.toMatchObject({ name: 'FileAway', isMissing: true });
  });

  test('a list has every file with the time at which it was stored', async () => {
    const start = Date.now();
    const { key } = await files().put('receipts', bytes('listed'));
    const gone = await files().put('receipts', bytes('removed'));
    await files().remove(gone.key);
    const found = await listed();
    // The clock of a store may be another one, and some count whole seconds.
    expect(Math.abs((found.get(key)?.getTime() ?? 0) - start)).toBeLessThan(5000);
    expect(found.has(gone.key)).toBe(false);
  });

  test.each(['../etc/passwd', 'resumes/../../x', '/resumes/x', 'resumes/', '.id', ''])('%j is no key', async (key) => {
    for (const read of [() => files().get(key), () => files().open(key), () => files().remove(key)])
      await expect((async () => read())()).rejects.toThrow('not a file key');
  });

  test('a store that is away says so, and nothing of it counts as missing', async () => {
    const { key } = await files().put('resumes', bytes('here'));
    await expect(lost().put('resumes', bytes('x'))).rejects.toMatchObject({ name: 'StorageAway' });
    await expect(lost().get(key)).rejects.toMatchObject({ name: 'FileAway', isMissing: false });
    expect(String(Buffer.from(await files().get(key)))).toBe('here');
  });
}

type Answer = { status: number; body?: string | Uint8Array };
const error = (status: number, code: string): Answer => ({
  status,
  body: `<Error><Code>${code}</Code><Message>-</Message></Error>`,
});

export type FakeS3 = { endpoint: string; fail: (answer: Answer | null) => void; stop: () => Promise<void> };

/** Answers as Amazon S3 does to the four requests that `Files` needs, with two objects on each page of a list. */
export async function startFakeS3({ bucket }: { bucket: string }): Promise<FakeS3> {
  const objects = new Map<string, { content: Uint8Array; at: Date }>();
  let failure: Answer | null = null;
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
    const content = await buffer(request);
    if (failure) return failure;
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test/')) return error(403, 'AccessDenied');
    const [, named, ...rest] = pathname.split('/');
    if (named !== bucket) return error(404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '') return { status: 200, body: listObjects(objects, searchParams.get('continuation-token') ?? '') };
    if (request.method === 'PUT') objects.set(key, { content, at: new Date() });
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    return found ? { status: 200, ...(request.method === 'GET' && { body: found.content }) } : error(404, 'NoSuchKey');
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = await answer(request);
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'application/xml' : 'binary/octet-stream' });
    response.end(body);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    fail: (given) => {
      failure = given;
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const PAGE_SIZE = 2;

function listObjects(objects: Map<string, { at: Date }>, after: string): string {
  const rest = [...objects].filter(([key]) => key > after).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = rest.slice(0, PAGE_SIZE);
  const isTruncated = rest.length > page.length;
  const contents = page.map(
    ([key, { at }]) => `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>1</Size></Contents>`,
  );
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

export type FakeClamd = { address: string; isSilent: boolean; answer: string | null; stop: () => Promise<void> };

/** Answers as clamd does to INSTREAM, and finds `harmful` in what it was sent. */
export async function startFakeClamd({ harmful, socketFile }: { harmful: string; socketFile?: string }): Promise<FakeClamd> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = parseInstream(received);
      if (content === null || fake.isSilent) return;
      const found = content.includes(harmful) ? 'stream: Test-Signature FOUND' : 'stream: OK';
      socket.end(`${fake.answer ?? found}\0`);
    });
  });
  await new Promise<void>((resolve) =>
    socketFile ? server.listen(socketFile, resolve) : server.listen(0, '127.0.0.1', resolve),
  );
  const address = server.address();
  const fake: FakeClamd = {
    address: typeof address === 'object' ? `tcp://127.0.0.1:${address?.port}` : `unix:${address}`,
    isSilent: false,
    answer: null,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

const COMMAND = 'zINSTREAM\0';

/** The content that was sent; null while it is incomplete. */
function parseInstream(received: Buffer): Buffer | null {
  if (received.length < COMMAND.length) return null;
  expect(received.toString('latin1', 0, COMMAND.length)).toBe(COMMAND);
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

type ZipEntry = { name: string; content: Uint8Array; claimedSize?: number };

/** Builds a zip file; `claimedSize` puts a false unpacked size into its directory. */
export function aZip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of entries) {
    const [nameBytes, packed] = [Buffer.from(name), deflateRawSync(content)];
    const metadata = Buffer.alloc(26);
    metadata.writeUInt16LE(20, 0);
    metadata.writeUInt16LE(0x08_00, 2);
    metadata.writeUInt16LE(8, 4);
    metadata.writeUInt32LE(crc32(content), 10);
    metadata.writeUInt32LE(packed.length, 14);
    metadata.writeUInt32LE(claimedSize ?? content.length, 18);
    metadata.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), metadata, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), metadata, tail, nameBytes]));
    locals.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...locals, ...directory, end]));
}
