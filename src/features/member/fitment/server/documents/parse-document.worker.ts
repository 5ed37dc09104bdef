import { parentPort } from 'node:worker_threads';
import { type DocumentKind } from './document.ts';
import { parseDocument } from './parse-document.ts';

type Order = { id: number; bytes: Uint8Array; kind: DocumentKind };

// readDocument never fails; should it ever, the worker ends and its caller learns of a broken file.
parentPort?.on('message', (order: Order) => void answer(order));

async function answer({ id, bytes, kind }: Order): Promise<void> {
  parentPort?.postMessage({ id, result: await parseDocument(bytes, kind) });
}
