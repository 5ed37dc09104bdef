/** Asks clamd about uploaded files, in its protocol INSTREAM: https://docs.clamav.net/manual/Usage/ClamdProtocol.html */
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { refuseField, unavailable } from '#platform/http/errors.ts';

/** What became of the files of this process. */
export type ScanCounts = { clean: number; infected: number; unanswered: number };

export type Scanner = {
  counts: Readonly<ScanCounts>;
  /** The name of what the file is infected with, or null. Throws when the scanner gives no answer about it. */
  scan: (file: Blob) => Promise<string | null>;
};

const TIMEOUT_MS = 20_000;
const FOUND = /^stream: (.+) FOUND$/;
const CLEAN = 'stream: OK';

/** A scanner at `tcp://host:port` or `unix:/path`. */
export function createScanner(address: string, timeoutMs = TIMEOUT_MS): Scanner {
  const counts = { clean: 0, infected: 0, unanswered: 0 };
  const scan = async (file: Blob): Promise<string | null> => {
    const answer = await ask(address, file, timeoutMs);
    if (answer === CLEAN) return null;
    const [, signature] = FOUND.exec(answer) ?? [];
    if (!signature) throw new Error(`the scanner answered: ${answer.slice(0, 200)}`);
    return signature;
  };
  return {
    counts,
    scan: async (file) => {
      const signature = await scan(file).catch((error: unknown) => {
        counts.unanswered += 1;
        throw error;
      });
      counts[signature === null ? 'clean' : 'infected'] += 1;
      return signature;
    },
  };
}

/** Sends the file in parts, each after its length, and returns the answer, which ends with a NUL and the connection. */
async function ask(address: string, file: Blob, timeoutMs: number): Promise<string> {
  const socket = net.connect(targetOf(address));
  const timer = setTimeout(() => socket.destroy(new Error(`the scanner gave no answer within ${timeoutMs} ms`)), timeoutMs);
  try {
    const answer = text(socket);
    // The scanner may refuse the rest of a file; then its answer says why.
    const sent = send(socket, file).catch(() => {});
    const [received] = await Promise.all([answer, sent]);
    return received.replace(/\0[^]*$/, '').trim();
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}

async function send(socket: net.Socket, file: Blob): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0'));
  for await (const part of file.stream()) {
    await write(socket, lengthOf(part.byteLength));
    await write(socket, part);
  }
  await write(socket, lengthOf(0));
}

const write = (socket: net.Socket, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => void socket.write(bytes, (error) => (error ? reject(error) : resolve())));

function lengthOf(bytes: number): Buffer {
  const header = Buffer.alloc(4);
  header.writeUInt32BE(bytes);
  return header;
}

function targetOf(address: string): net.NetConnectOpts {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) };
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}

/**
 * Refuses a form with an infected file (422), and every form with files while the scanner gives no answer (503): nothing that
 * was not scanned is stored or read. `onInfected` is called before.
 */
export async function refuseInfected(
  scanner: Scanner,
  form: Readonly<Record<string, unknown>>,
  onInfected: (signature: string) => void,
): Promise<void> {
  for (const [path, value] of Object.entries(form))
    for (const file of [value].flat()) {
      if (!(file instanceof Blob) || file.size === 0) continue;
      const signature = await scanner.scan(file).catch((cause: unknown) => {
        throw Object.assign(unavailable('scanner-away', RETRY_SECONDS), { cause });
      });
      if (signature === null) continue;
      onInfected(signature);
      throw refuseField(422, { path, code: 'file-infected' });
    }
}

const RETRY_SECONDS = 30;
