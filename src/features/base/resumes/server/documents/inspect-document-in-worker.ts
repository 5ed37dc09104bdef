import { createWorkerQueue } from '#platform/runtime/worker-queue.ts';
import type { DocumentKind, DocumentLayout } from './document.ts';
import { READERS } from './parse-document-in-worker.ts';

// A page waits for it; apart from the workers that read new files, so that neither delays the other.
const TIMEOUT_MS = 8_000;
const MAX_WAITING = 20;

const inspect = createWorkerQueue<{ bytes: Uint8Array; kind: DocumentKind }, DocumentLayout | null>({
  address: new URL('./inspect-document.worker.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
  maxWaiting: MAX_WAITING,
  threads: READERS,
});

/** How a document is laid out; null for plain text, and where that is not found in time. */
export async function inspectDocumentInWorker(bytes: Uint8Array, kind: DocumentKind): Promise<DocumentLayout | null> {
  if (kind === 'txt') return null;
  const response = await inspect({ bytes, kind });
  return response.ok ? response.result : null;
}
