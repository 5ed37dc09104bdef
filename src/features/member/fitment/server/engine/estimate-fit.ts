import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { chooseRows } from './choose-rows.ts';
import { creditSkills } from './credit-skills.ts';
import { unionMonths } from './dates.ts';
import { findEvidence, gradeEvidence } from './evidence.ts';
import type { FitInput } from './fit-input.ts';
import { parseAd } from './parse-ad.ts';
import { parseResume } from './parse-resume.ts';
import { familiesOf, FAMILY_IDS } from './role-similarity.ts';
import { WEIGHTS } from './weights.ts';

/** What an ad asks for, in short: its skills, of which one of a row is enough, and its years. Points are those of the rows. */
export type Needs = {
  rows: { skills: string[]; points: number }[];
  /** The months asked for and their points; zero for none. */
  months: number;
  experience: number;
  /** The fields of work that the title names. */
  families: string[];
};

/** What a résumé shows, in short: the credit (0 to 1) of each skill, and the months in each field of work. */
export type Strengths = { credits: ReadonlyMap<string, number>; months: ReadonlyMap<string, number>; allMonths: number };

/** Reads what an ad asks for, once for all people. */
export function readNeeds(taxonomy: Taxonomy, ad: FitInput['ad']): Needs {
  const parsed = parseAd(taxonomy, ad.title, ad.text, ad.employer);
  const rows = chooseRows(parsed, null);
  const experience = rows.find(({ requirement }) => requirement?.kind === 'experience');
  return {
    rows: rows.flatMap(({ outOf, requirement }) =>
      requirement && 'skillIds' in requirement && requirement.kind !== 'experience' && outOf > 0
        ? [{ skills: requirement.skillIds, points: outOf }]
        : [],
    ),
    months: experience?.requirement?.kind === 'experience' ? experience.requirement.months : 0,
    experience: experience?.outOf ?? 0,
    families: familiesOf(ad.title),
  };
}

/** Reads what a résumé and profile show, once for all ads. */
export function readStrengths(input: Omit<FitInput, 'ad'>): Strengths {
  const { taxonomy, today } = input;
  const resume = parseResume([input.resume, input.profile?.text ?? ''].filter(Boolean).join('\n\n'), today);
  const found = findEvidence({ ...input, ad: { title: '', text: '' } }, resume, new Set());
  const evidence = gradeEvidence(found, { skillIds: [], grade: 'none' }, today);
  const credits = new Map<string, number>();
  for (const id of relatedSkills(taxonomy, evidence.keys())) {
    const { credit } = creditSkills(taxonomy, evidence, [id], () => false);
    if (credit > 0) credits.set(id, credit);
  }
  const roles = resume.positions.map(({ title, span }) => ({ families: familiesOf(title), span }));
  const monthsOf = (counted: typeof roles) => unionMonths(counted.map(({ span }) => span));
  const months = FAMILY_IDS.map(
    (family) => [family, monthsOf(roles.filter(({ families }) => families.includes(family)))] as const,
  );
  return { credits, months: new Map(months.filter(([, count]) => count > 0)), allMonths: monthsOf(roles) };
}

/** Skills of which there is evidence, and those that it may show through a relation. */
function relatedSkills(taxonomy: Taxonomy, ids: Iterable<string>): Set<string> {
  const related = new Set<string>();
  for (const id of ids) {
    const parents = taxonomy.byId.get(id)?.parents ?? [];
    const near = [
      id,
      ...parents,
      ...parents.flatMap((parent) => taxonomy.byId.get(parent)?.parents ?? []),
      ...(taxonomy.children.get(id) ?? []),
      ...(taxonomy.siblings.get(id) ?? []),
      ...(taxonomy.implied.get(id) ?? []),
    ];
    for (const other of near) related.add(other);
  }
  return related;
}

/**
 * A cheap estimate of the points that `scoreFit` gives, for ordering many ads: skills and years only, without conditions,
 * corrections, degrees and wording. Years count by the field of the role, and by how many of the skills are shown at all. The job
 * list computes the same in SQL.
 */
export function estimateFit({ rows, months, experience, families }: Needs, strengths: Strengths): number {
  const skills = rows.reduce(
    (sum, row) => sum + row.points * Math.max(0, ...row.skills.map((id) => strengths.credits.get(id) ?? 0)),
    0,
  );
  if (months === 0) return skills;
  const all = rows.reduce((sum, { points }) => sum + points, 0);
  const inField = Math.max(0, ...families.map((family) => strengths.months.get(family) ?? 0));
  const byField = WEIGHTS.role_title.same_field * Math.min(1, inField / months);
  const byWork = shownWorth(all === 0 ? 0 : skills / all) * Math.min(1, strengths.allMonths / months);
  return skills + experience * Math.min(1, byField + byWork);
}

function shownWorth(share: number): number {
  const { role_shows, role_shows_from } = WEIGHTS;
  if (share >= role_shows_from.most) return role_shows.most;
  if (share >= role_shows_from.some) return role_shows.some;
  return share > 0 ? role_shows.little : role_shows.nothing;
}
