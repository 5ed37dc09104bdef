import type { z } from 'zod';
import { hindiNames, loadSkillBank, type BankSkill } from '#features/base/skills/server/index.ts';
import { countJobsAsking } from '#features/member/job-matches/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { SkillFilter as State } from '../contract-skills.ts';
import { matches } from './page-of.ts';

type SkillFilter = { find: string; state?: z.infer<typeof State> | undefined };
export type FoundSkill = BankSkill & { corrected: boolean };

/**
 * The skills that a filter finds, first those whose names begin with what is looked for, then by name; with `asked` those that
 * most jobs ask for first.
 */
export async function selectSkills(ctx: Context, { find, state }: SkillFilter): Promise<FoundSkill[]> {
  const found = [...(await loadSkillBank(ctx)).values()]
    .filter(({ id, skill }) =>
      matches(find, [id, skill.name, ...skill.aliases, ...(skill.typed_names ?? []), ...hindiNames(skill)]),
    )
    .map((entry) => ({ ...entry, corrected: isCorrected(entry) }))
    .filter((entry) => (state ? IN_STATE[state](entry) : entry.state !== 'merged'));
  if (state === 'asked') return sortByJobs(found, await countJobsAsking(ctx));
  const wanted = find.toLowerCase();
  const isMeant = ({ skill }: FoundSkill) => wanted !== '' && skill.name.toLowerCase().startsWith(wanted);
  return found.toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)));
}

type JobCounts = ReadonlyMap<string, number>;

function sortByJobs(found: readonly FoundSkill[], jobs: JobCounts): FoundSkill[] {
  const asked = found.map((skill) => ({ skill, count: jobsOf(skill, jobs) })).filter(({ count }) => count > 0);
  return asked.toSorted((a, b) => b.count - a.count).map(({ skill }) => skill);
}

/** The ids under which rows of a skill are stored. */
export const idsOf = ({ id, merged }: BankSkill): string[] => [id, ...merged.map((part) => part.id)];

/** How many jobs ask for a skill; after a merge those of both count for the one that was kept. */
export const jobsOf = (skill: BankSkill, jobs: JobCounts): number =>
  idsOf(skill).reduce((sum, id) => sum + (jobs.get(id) ?? 0), 0);

/** Whether its names differ from what files and imports state. */
export const isCorrected = ({ change }: BankSkill): boolean =>
  change.name !== null || [change.aliases, change.hindi].some(isChanged);

const isChanged = ({ added, removed }: BankSkill['change']['aliases']) => added.length + removed.length > 0;

const IN_STATE: Record<z.infer<typeof State>, (skill: FoundSkill) => boolean> = {
  'in-use': ({ state }) => state === 'in-use',
  merged: ({ state }) => state === 'merged',
  'out-of-use': ({ state }) => state === 'out-of-use',
  corrected: ({ corrected }) => corrected,
  taught: ({ state, skill }) => state === 'in-use' && (skill.resources?.length ?? 0) > 0,
  asked: ({ state }) => state === 'in-use',
};
