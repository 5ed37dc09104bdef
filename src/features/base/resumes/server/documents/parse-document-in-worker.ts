import { availableParallelism } from 'node:os';
import { createWorkerQueue } from '#platform/runtime/worker-queue.ts';
import type { DocumentKind, ParseResult } from './document.ts';

const TIMEOUT_MS = 20_000;
const MAX_READERS = 4;

/** Documents that are read at a time: one per processor, but at least two, so that a slow one does not stop all others. */
export const READERS = Math.min(MAX_READERS, Math.max(2, availableParallelism()));

const parse = createWorkerQueue<{ bytes: Uint8Array; kind: DocumentKind }, ParseResult>({
  address: new URL('./parse-document.worker.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
  threads: READERS,
});

/** Parses a document in a worker thread, so that a hostile file can neither hang nor crash the server: it counts as broken. */
export async function parseDocumentInWorker(bytes: Uint8Array, kind: DocumentKind, timeoutMs = TIMEOUT_MS): Promise<ParseResult> {
  const response = await parse({ bytes, kind }, timeoutMs);
  return response.ok ? response.result : { ok: false, reason: 'broken' };
}
