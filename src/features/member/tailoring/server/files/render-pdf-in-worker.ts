import type { Context } from '#platform/http/context.ts';
import { unavailable } from '#platform/http/errors.ts';
import { createWorkerQueue } from '#platform/runtime/worker-queue.ts';
import type { PdfRequest, RenderedPdf } from './render-pdf.ts';

const RETRY_AFTER_SECONDS = 60;

const render = createWorkerQueue<PdfRequest, RenderedPdf>({
  address: new URL('./render-pdf.worker.ts', import.meta.url),
  timeoutMs: 20_000,
  maxWaiting: 8,
});

/** Renders a résumé in a worker thread, so that no other request waits; 503 if too many wait already or it fails. */
export async function renderPdfInWorker(ctx: Context, request: PdfRequest): Promise<RenderedPdf> {
  const result = await render(request);
  if (result.ok) return result.result;
  if (result.reason === 'busy') throw unavailable('pdf-busy', RETRY_AFTER_SECONDS);
  ctx.log.error({ err: result.error }, 'a clean résumé could not be rendered');
  throw unavailable('pdf-failed', RETRY_AFTER_SECONDS);
}
