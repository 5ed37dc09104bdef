import { parentPort } from 'node:worker_threads';
import { type DocumentKind } from './document.ts';
import { parseDocument } from './parse-document.ts';

type ParseRequest = { id: number; bytes: Uint8Array; kind: DocumentKind };

// `parseDocument` never throws. If it did, the worker would exit and the caller would report a broken file.
parentPort?.on('message', (request: ParseRequest) => void respond(request));

async function respond({ id, bytes, kind }: ParseRequest): Promise<void> {
  parentPort?.postMessage({ id, result: await parseDocument(bytes, kind) });
}
