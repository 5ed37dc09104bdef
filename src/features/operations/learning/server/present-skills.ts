import {
  getBankSkill,
  hindiNames,
  loadSkillQuestions,
  skillCatalogue,
  SKILL,
  type Skill,
} from '#features/base/skills/server/index.ts';
import { countProgramsTeaching } from '#features/catalogue/programs/server/index.ts';
import { countMembersWhoFinished } from '#features/member/fitment/server/index.ts';
import { countJobsAsking } from '#features/member/job-matches/server/index.ts';
import { countProfilesListing } from '#features/member/profiles/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { idsOf, isCorrected, jobsOf, type FoundSkill } from './select-skills.ts';

const MAX_ENTRIES = 20;
const named = ({ id, name }: Skill) => ({ id, name });

function skillFields(entry: FoundSkill, jobs: ReadonlyMap<string, number>) {
  const { skill, state, corrected, kept } = entry;
  return {
    name: skill.name,
    kind: skill.kind,
    family: skill.family,
    state,
    corrected,
    kept: kept && named(kept),
    jobs: jobsOf(entry, jobs),
    resources: skill.resources?.length ?? 0,
  };
}

/** Skills as rows of a list, with how many jobs ask for each. */
export async function presentSkillItems(ctx: Context, skills: readonly FoundSkill[]) {
  const jobs = await countJobsAsking(ctx, skills.flatMap(idsOf));
  return skills.map((skill) => ({ id: skill.id, type: 'staff_skill' as const, attributes: skillFields(skill, jobs) }));
}

/** One skill with its names, what hangs on it and its history; 404 for an unknown one. */
export async function presentSkill(ctx: Context, id: string) {
  const entry = await getBankSkill(ctx, id);
  const { skill, stated, merged, state, version } = entry;
  const ids = idsOf(entry);
  const [{ taxonomy }, jobs, programs, questions, listed_by, finished_by, history] = await Promise.all([
    skillCatalogue(),
    countJobsAsking(ctx, ids),
    countProgramsTeaching(ctx, [id]),
    loadSkillQuestions(ctx, id),
    countProfilesListing(ctx, ids),
    countMembersWhoFinished(ctx, ids),
    findAuditEntries(ctx, { type: SKILL, id }, MAX_ENTRIES),
  ]);
  const linked = (links: readonly string[]) => [...new Set(links.flatMap((link) => taxonomy.byId.get(link) ?? []))].map(named);
  return {
    data: {
      id,
      type: 'staff_skill' as const,
      attributes: {
        ...skillFields({ ...entry, corrected: isCorrected(entry) }, jobs),
        stated_name: stated.name,
        aliases: skill.aliases,
        typed_names: skill.typed_names ?? [],
        hindi_names: hindiNames(skill),
        merged: merged.map(named),
        parents: linked(skill.parents),
        prerequisites: linked(skill.prerequisites),
        page: state === 'in-use' && (skill.resources?.length ?? 0) > 0,
        programs: programs.get(id) ?? 0,
        questions: questions.filter(({ dropped }) => !dropped).length,
        work: skill.work?.title ?? '',
        listed_by,
        finished_by,
        version,
        history,
      },
    },
  };
}
