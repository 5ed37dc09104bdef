import { parentPort } from 'node:worker_threads';
import type { PlanSheet } from './plan-sheet.ts';
import { renderPlan } from './render-plan.ts';

type RenderRequest = { id: number; sheet: PlanSheet };

// If rendering throws, the worker exits and the caller learns the reason.
parentPort?.on('message', (request: RenderRequest) => void respond(request));

async function respond({ id, sheet }: RenderRequest): Promise<void> {
  parentPort?.postMessage({ id, result: await renderPlan(sheet) });
}
