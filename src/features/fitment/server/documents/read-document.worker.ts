import { parentPort } from 'node:worker_threads';
import { readDocument, type DocumentKind } from './read-document.ts';

type Order = { id: number; bytes: Uint8Array; kind: DocumentKind };

parentPort?.on('message', async ({ id, bytes, kind }: Order) => {
  parentPort?.postMessage({ id, result: await readDocument(bytes, kind) });
});
