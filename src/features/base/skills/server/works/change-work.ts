/** How editors change pieces of work. Checks no permission. */
import { isDeepStrictEqual } from 'node:util';
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { notFound, problem } from '#platform/http/errors.ts';
import { storeVersion } from '../learning-versions.ts';
import { answerMistakes } from '../mistakes/answer-mistakes.ts';
import { SKILLS_CHANGED } from '../skill-catalogue.ts';
import type { PieceOfWork } from '../skill.ts';
import { loadWorkBank, type BankWork } from './work-bank.ts';

/** How they stand in the audit log. */
export const WORK = 'piece_of_work';

/** `version` is the one that the editor saw; `reason` is read by everybody whose report of it waits. */
export type WorkChange = { id: string; version: number; reason: string };

/** One piece of work, also a dropped one; 404 for an unknown one. */
export async function getBankWork(ctx: Context, id: string): Promise<BankWork> {
  const found = (await loadWorkBank(ctx)).find((work) => work.id === id);
  if (!found) throw notFound('work');
  return found;
}

/** Corrects a piece of work, which answers all reports of it; as its file states it again, the correction ends. */
export async function correctWork(
  ctx: Context,
  { id, version, reason }: WorkChange,
  text: Omit<PieceOfWork, 'show'>,
): Promise<void> {
  const before = await getSeen(ctx, id, version);
  const next: PieceOfWork = { ...text, show: before.stated.show };
  const isStated = isDeepStrictEqual(factsOf(next), factsOf(before.stated));
  await store(ctx, before, { content: isStated ? null : next, dropped: before.dropped });
  const details = { before: factsOf(before.work), after: factsOf(next), reason };
  await audit(ctx, { action: 'work.correct', objectType: WORK, objectId: id, details });
  await answerReports(ctx, before, 'corrected', reason);
}

/**
 * Takes a piece of work back, which answers all reports of it, or brings it back. What members have shown by it counts on;
 * plans leave it out.
 */
export async function setWorkDropped(ctx: Context, { id, version, reason }: WorkChange, dropped: boolean): Promise<void> {
  const before = await getSeen(ctx, id, version);
  if (before.dropped === dropped) throw problem(412, 'content-changed-meanwhile');
  await store(ctx, before, { content: before.corrected ? before.work : null, dropped });
  const [old, now] = [before.dropped, dropped].map((state) => ({ state: state ? 'dropped' : 'in-use' }));
  const details = { title: before.work.title, before: old, after: now, reason };
  await audit(ctx, { action: dropped ? 'work.drop' : 'work.restore', objectType: WORK, objectId: id, details });
  if (dropped) await answerReports(ctx, before, 'dropped', reason);
}

async function getSeen(ctx: Context, id: string, version: number): Promise<BankWork> {
  const work = await getBankWork(ctx, id);
  if (work.version !== version) throw problem(412, 'content-changed-meanwhile');
  return work;
}

async function store(
  ctx: Context,
  { id, version }: BankWork,
  change: { content: PieceOfWork | null; dropped: boolean },
): Promise<void> {
  await storeVersion(ctx, { kind: 'work', thingId: id, skillId: id, version, ...change });
  ctx.announce(SKILLS_CHANGED, 'works');
}

async function answerReports(ctx: Context, { id, skill }: BankWork, outcome: 'corrected' | 'dropped', answer: string) {
  // After a merge it is reported under the skill that was kept.
  for (const thingId of new Set([id, skill.id]))
    await answerMistakes(ctx, { kind: 'work', thingId, outcome, answer, skill: skill.name, url: `/checks/${skill.id}` });
}

/** What the audit log has of a piece of work. */
const factsOf = ({ title, task, hours, criteria, hindi }: Omit<PieceOfWork, 'show'>) => ({
  title,
  task,
  hours,
  criteria: criteria.join('; '),
  'title in Hindi': hindi?.title ?? '',
  'task in Hindi': hindi?.task ?? '',
  'criteria in Hindi': hindi?.criteria.join('; ') ?? '',
});
