import { createWorkerQueue } from '#platform/runtime/worker-queue.ts';
import type { PlanSheet } from './plan-sheet.ts';

const TIMEOUT_MS = 20_000;
const MAX_WAITING = 8;

const render = createWorkerQueue<{ sheet: PlanSheet }, Uint8Array>({
  address: new URL('./render-plan.worker.ts', import.meta.url),
  timeoutMs: TIMEOUT_MS,
  maxWaiting: MAX_WAITING,
});

/** Renders a plan in a worker thread, so that no request waits while pages are drawn; `busy` when `MAX_WAITING` plans wait. */
export const renderPlanInWorker = (sheet: PlanSheet, timeoutMs = TIMEOUT_MS) => render({ sheet }, timeoutMs);
