import { parentPort } from 'node:worker_threads';
import type { DocumentKind } from './document.ts';
import { inspectDocument } from './inspect-document.ts';

type InspectRequest = { id: number; bytes: Uint8Array; kind: DocumentKind };

// `inspectDocument` never throws. If it did, the worker would exit and the caller would get no layout.
parentPort?.on('message', (request: InspectRequest) => void respond(request));

async function respond({ id, bytes, kind }: InspectRequest): Promise<void> {
  parentPort?.postMessage({ id, result: await inspectDocument(bytes, kind) });
}
