import type { FitReport } from '#features/member/fitment/server/index.ts';
import type { Skill, Taxonomy } from '#features/base/skills/server/index.ts';
import type { Candidate } from './choose-path.ts';

/** Of what the ad requires by name, at least this share is there once a path is learnt. */
const MIN_SHARE = 0.5;
/** At least this share is there before, or half of the years in the field: a path builds on something. */
const MIN_SHARE_NOW = 0.2;
/** At least this share of the row about the duties is there before, or so much of what the ad requires by name. */
const MIN_DUTIES_NOW = 1 / 3;
const MUCH_OF_IT = 0.5;

/**
 * Whether a fair adviser would say that a path leads to the role, beyond its points: it teaches something that the ad asks for, not
 * only what its duties mention; at least a fifth of the required core skills, or half of the years, is there already, and a third of
 * the duties, or half of these skills: years of other work are no beginning; and half of these skills is there with the path.
 */
export function leadsToWork(
  { requirements }: Pick<FitReport, 'requirements'>,
  stops: readonly Pick<Candidate, 'requirementIds'>[],
): boolean {
  const taught = new Set(stops.flatMap(({ requirementIds }) => requirementIds));
  const isAsked = requirements.some(({ id, kind }) => taught.has(id) && kind !== 'duty');
  const core = requirements.filter(({ type, part, kind }) => type === 'skill' && part === 'core' && kind === 'required');
  const sum = (rows: typeof core) => rows.reduce((total, row) => total + row.out_of, 0);
  const isThere = ({ points, out_of }: (typeof core)[number]) => points * 2 >= out_of;
  const after = core.filter((row) => taught.has(row.id) || isThere(row));
  const hasYears = requirements.some((row) => row.type === 'experience' && isThere(row));
  const now = sum(core.filter(isThere));
  const hasDuties = !lacksDuties({ requirements });
  const buildsOn = (hasYears || now >= sum(core) * MIN_SHARE_NOW) && (hasDuties || (now > 0 && now >= sum(core) * MUCH_OF_IT));
  return isAsked && buildsOn && sum(after) >= sum(core) * MIN_SHARE;
}

/** Whether the résumé shows less than a third of the row about the duties of the ad; not where there is no such row. */
export function lacksDuties({ requirements }: Pick<FitReport, 'requirements'>): boolean {
  return requirements.some(({ type, points, out_of }) => type === 'wording' && out_of > 0 && points < out_of * MIN_DUTIES_NOW);
}

/** Skills of every office, such as Microsoft Office or report writing: named in a sentence, or learnt for nothing. */
export const isEveryday = ({ family }: Pick<Skill, 'family'>): boolean => family === 'core';

/** So many rows of a field in an ad are more than a mention in passing. */
const MIN_ROWS_OF_FIELD = 2;

/**
 * Returns whether a skill belongs to the role of a report: a tool or a language, or something of the fields that the ad asks for.
 * A field of which it names a single thing is that of a neighbour, a customer or an industry, which nobody is hired for after a
 * course; the field with the most points is the role's own in any case.
 */
export function fieldsOfRole({ requirements }: Pick<FitReport, 'requirements'>, taxonomy: Taxonomy): (skill: Skill) => boolean {
  const rows = requirements.flatMap(({ type, skill_ids, out_of }) => {
    const skill = type === 'skill' ? taxonomy.byId.get(skill_ids[0] ?? '') : undefined;
    return skill && !isEveryday(skill) ? [{ family: skill.family, out_of }] : [];
  });
  const byFamily = [...Map.groupBy(rows, ({ family }) => family)].map(([family, ofFamily]) => ({
    family,
    count: ofFamily.length,
    points: ofFamily.reduce((sum, { out_of }) => sum + out_of, 0),
  }));
  const most = Math.max(...byFamily.map(({ points }) => points));
  const fields = new Set(
    byFamily.filter(({ count, points }) => count >= MIN_ROWS_OF_FIELD || points === most).map(({ family }) => family),
  );
  return ({ kind, family }) => kind === 'tool' || kind === 'language' || isEveryday({ family }) || fields.has(family);
}
