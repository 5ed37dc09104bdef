import { parentPort } from 'node:worker_threads';
import { renderPdf, type PdfRequest } from './render-pdf.ts';

// If rendering throws, the worker exits and the caller learns the reason.
parentPort?.on('message', (request: PdfRequest & { id: number }) => void respond(request));

async function respond({ id, ...request }: PdfRequest & { id: number }): Promise<void> {
  parentPort?.postMessage({ id, result: await renderPdf(request) });
}
