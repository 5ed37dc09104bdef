/** A fake push service and browser: accepts messages per RFC 8030 and decrypts them with the browser’s keys per RFC 8291. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import http from 'node:http';

export type FakePushService = {
  port: number;
  received: { path: string; headers: http.IncomingHttpHeaders; message: unknown }[];
  /** Sets the status of all later responses. */
  respondWith: (status: number) => void;
  keys: { p256dh: string; auth: string };
  stop: () => void;
};

export async function startPushService(): Promise<FakePushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: FakePushService['received'] = [];
  let status = 201;
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message: unknown = JSON.parse(decrypt(Buffer.concat(chunks), browser, auth));
      received.push({ path: request.url ?? '', headers: request.headers, message });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    respondWith: (next) => {
      status = next;
    },
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    stop: () => server.close(),
  };
}

/** Decrypts one record of `aes128gcm` (RFC 8188) with the key that both sides can derive (RFC 8291, section 3.4). */
function decrypt(body: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32);
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}
