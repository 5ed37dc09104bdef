import type { z } from 'zod';
import { countWaitingReports, loadWorkBank, type BankWork } from '#features/base/skills/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { WorkState } from '../contract-works.ts';
import { matches } from './page-of.ts';

type State = z.infer<typeof WorkState>;
type WorkFilter = { find: string; state?: State | undefined };
export type FoundWork = BankWork & { reports: number };

/** The pieces of work that a filter finds, by skill. */
export async function selectWorks(ctx: Context, { find, state }: WorkFilter): Promise<FoundWork[]> {
  const [bank, reports] = await Promise.all([loadWorkBank(ctx), countWaitingReports(ctx, 'work')]);
  return bank
    .filter(({ id, skill, work }) => matches(find, [id, skill.name, ...textsOf(work), ...textsOf(work.hindi)]))
    .map((work) => ({ ...work, reports: reports.get(work.skill.id) ?? 0 }))
    .filter((work) => state === undefined || IN_STATE[state](work));
}

const textsOf = (text: BankWork['work']['hindi']): string[] => (text ? [text.title, text.task, ...text.criteria] : []);

const IN_STATE: Record<State, (work: FoundWork) => boolean> = {
  'in-use': ({ dropped }) => !dropped,
  corrected: ({ corrected }) => corrected,
  dropped: ({ dropped }) => dropped,
  reported: ({ reports }) => reports > 0,
  'no-hindi': ({ work }) => work.hindi === undefined,
};
