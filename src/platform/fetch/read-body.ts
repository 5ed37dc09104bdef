import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** Thrown when a body is longer than its limit. */
export class TooLarge extends Error {}

/** The encodings that `readBody` decompresses, for the header `accept-encoding`. */
export const ENCODINGS = 'gzip, deflate, br';

const DECODERS: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Passes a body to `write` piece by piece, decompressed, and waits for each call. Throws `TooLarge` after `maxBytes`, which
 * limit the decompressed size, so that a small file that unpacks to gigabytes is stopped early.
 */
export async function readBody(
  response: IncomingMessage,
  maxBytes: number,
  write: (chunk: Uint8Array) => void | Promise<void>,
): Promise<void> {
  try {
    const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    const decoder = DECODERS[encoding]?.();
    if (!decoder && encoding !== 'identity' && encoding !== '') throw new Error('unknown content encoding');
    const body: AsyncIterable<Uint8Array> = decoder ? pipeline(response, decoder, () => undefined) : response;
    let bytes = 0;
    for await (const chunk of body) {
      const remaining = maxBytes - bytes;
      bytes += chunk.byteLength;
      await write(chunk.subarray(0, remaining));
      if (bytes > maxBytes) throw new TooLarge();
    }
    if (!response.complete) throw new Error('the connection broke');
  } finally {
    response.destroy();
  }
}
