import { expect, test } from 'vitest';
import type { PlanSheet } from './plan-sheet.ts';
import { renderPlanInWorker } from './render-plan-in-worker.ts';

const aSheet = (): PlanSheet => ({
  languageTag: 'en-IN',
  brand: 'Pathlight',
  title: 'A plan',
  summary: '',
  bands: [],
  figures: [],
  madeAt: '2026-11-21T10:00:00Z',
  made: 'As of 21 November 2026',
  online: { text: 'Open this plan online', url: 'https://pathlight.example/asha/roadmap/1' },
  scan: '',
  pathTitle: 'The path',
  steps: [],
  goal: { text: 'Score again', done: false },
  pageNumber: 'Page {page} of {pages}',
});

test('a plan is rendered outside of the thread that answers requests', async () => {
  const started: unknown[] = [];
  const note = (worker: unknown) => started.push(worker);
  process.on('worker', note);
  const result = await renderPlanInWorker(aSheet());
  process.off('worker', note);
  expect(result).toMatchObject({ ok: true });
  expect(started).toHaveLength(1);
});

test('a plan that takes too long is given up, and the next one is rendered', async () => {
  expect(await renderPlanInWorker(aSheet(), 0)).toMatchObject({ ok: false, reason: 'failed' });
  expect(await renderPlanInWorker(aSheet())).toMatchObject({ ok: true });
});

test('a plan that cannot be rendered fails with its reason, and the next one is rendered', async () => {
  const broken = await renderPlanInWorker({ ...aSheet(), madeAt: 'never' });
  expect(broken).toMatchObject({ ok: false, reason: 'failed', error: expect.any(Error) });
  expect(await renderPlanInWorker(aSheet())).toMatchObject({ ok: true });
});

test('plans are refused while too many wait, and rendered again afterwards', async () => {
  const results = await Promise.all(Array.from({ length: 12 }, () => renderPlanInWorker(aSheet())));
  expect(results.filter(({ ok }) => ok)).toHaveLength(8);
  expect(results.filter((result) => !result.ok && result.reason === 'busy')).toHaveLength(4);
  expect(await renderPlanInWorker(aSheet())).toMatchObject({ ok: true });
});
