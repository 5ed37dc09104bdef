import { buildMatchContext, matchSkills, tokenize } from '#features/base/skills/server/index.ts';
import { adjustAd } from './adjust-ad.ts';
import { chooseRows, type Row } from './choose-rows.ts';
import {
  countRelatedMonths,
  creditEducation,
  creditExperience,
  parsePastWork,
  NO_ROWS,
  type PastWork,
  type EducationCredit,
  type ExperienceCredit,
  type ShownRows,
} from './credit-background.ts';
import { creditConditions } from './credit-conditions.ts';
import { creditPhrase, stemUnits, type PhraseCredit, type StemmedUnit } from './credit-phrases.ts';
import { creditSkills, type SkillCredit, type Support } from './credit-skills.ts';
import { findOtherWords, withOtherWords } from './credit-words.ts';
import { findEvidence, gradeAttachment, gradeEvidence, isProven, type FoundEvidence, type SkillEvidence } from './evidence.ts';
import { findCopied, type CopiedText } from './find-copied.ts';
import type { FitInput } from './fit-input.ts';
import { parseAd, type Ad, type ExperienceRequirement, type SkillRequirement } from './parse-ad.ts';
import { buildRefusals, type Refusals } from './refusals.ts';
import { roleSimilarity } from './role-similarity.ts';
import { parseResume, type Position, type Resume } from './parse-resume.ts';
import type { Band, ConditionReport, PartId } from './report-types.ts';
import { WEIGHTS, type Grade } from './weights.ts';
import { countedWords } from './word-weights.ts';
import { creditWording, findAdWording, type WordingCredit } from './wording-row.ts';

/** The input parsed once, so that repeated what-if scores are cheap. */
export type PreparedFit = {
  input: FitInput;
  ad: Ad;
  rows: Row[];
  /** The requirements that the ad does not have, by the member's word. */
  dismissed: Row[];
  resume: Resume;
  copied: CopiedText;
  foundEvidence: FoundEvidence[];
  pastWork: PastWork;
  units: StemmedUnit[];
  /** The stems of the member's own words, and their skills as `#` and id. */
  stems: ReadonlySet<string>;
  /** For each skill row, the sentence that says it in other words. */
  otherWords: ReadonlyMap<string, Support | null>;
  conditions: ConditionReport[];
  refusals: Refusals;
  /** What is missing for a score, as keys of notes; empty when there can be one. */
  missing: string[];
};

export type Detail = SkillCredit | PhraseCredit | ExperienceCredit | EducationCredit | WordingCredit;
/** A row with its credit from 0 to 1 and its points in tenths. */
export type AssessedRow = Row & {
  credit: number;
  tenths: number;
  detail: Detail;
  attached: AttachedCredit | null;
};
/** Points are whole tenths, so that they add up exactly. */
export type Assessment = { tenths: number; parts: { id: PartId; tenths: number; outOf: number }[]; rows: AssessedRow[] };

export function prepareFit(input: FitInput): PreparedFit {
  const { taxonomy, today } = input;
  const parsed = adjustAd(parseAd(taxonomy, input.ad.title, input.ad.text, input.ad.employer), input.ad.adjustments);
  const dismissed = new Set(
    (input.corrections ?? []).flatMap((item) => (item.reason === 'not_asked' ? item.requirement_id : [])),
  );
  const ad = { ...parsed, requirements: parsed.requirements.filter(({ id }) => !dismissed.has(id)) };
  const text = [input.resume, input.profile?.text ?? ''].filter(Boolean).join('\n\n');
  const resume = parseResume(text, today);
  const copied = findCopied(taxonomy, ad.units, resume.text, resume.units);
  const context = buildMatchContext(ad.text);
  const ownSkills = parsed.requirements.filter((item): item is SkillRequirement => item.kind === 'skill');
  const wording = findAdWording(taxonomy, ad, [...parsed.dutySkills, ...ownSkills], context);
  const units = stemUnits(resume, copied.units);
  const foundEvidence = findEvidence(input, resume, copied.units);
  const refusals = buildRefusals(input.corrections ?? [], ad.requirements);
  const findWords = (requirement: SkillRequirement) =>
    findOtherWords(
      taxonomy,
      requirement,
      units.filter(({ unit }) => !refusals.isRefused(requirement.id, unit.text, null)),
    );
  return {
    input,
    ad,
    rows: chooseRows(ad, dismissed.has('wording') ? null : wording),
    dismissed: chooseRows(parsed, wording).filter((row) => dismissed.has(rowId(row))),
    resume,
    copied,
    foundEvidence,
    pastWork: parsePastWork(resume, ad.title, copied.units),
    units,
    stems: new Set([
      // What was learnt here is no word of the résumé, so that it adds to its own row only.
      ...foundEvidence
        .filter(({ grade, section }) => grade !== 'none' && section !== 'profile')
        .map(({ skillId }) => `#${skillId}`),
      ...units.flatMap(({ stems }) => [...stems]),
      ...(input.attached ?? []).flatMap((item) => countedWords(item.text)),
    ]),
    conditions: creditConditions(taxonomy, ad.conditions, resume, input.profile?.languages ?? [], input.declared ?? {}),
    refusals,
    otherWords: new Map(ad.requirements.filter(isSkillRow).map((item) => [item.id, findWords(item)])),
    missing: listMissing(input, ad, resume, foundEvidence),
  };
}

// No number rests on one implied role, on a script that is not read, or on nothing.
function listMissing(
  { ad: source, profile, attached, resume: file }: FitInput,
  ad: Ad,
  resume: Resume,
  found: readonly FoundEvidence[],
): string[] {
  const { words, profile_skills, requirements } = WEIGHTS.enough;
  if (!isReadable(source.text)) return ['ad_language'];
  const substantial = ad.requirements.filter(
    (item) => item.weight > 0 && item.kind !== 'soft' && !(item.kind === 'experience' && item.implied),
  );
  if (substantial.length + ad.conditions.length < requirements) return ['ad'];
  if (file !== '' && !isReadable(file) && found.length < profile_skills) return ['resume_language'];
  const readable = resume.units.reduce((sum, unit) => sum + tokenize(unit.text).length, 0);
  const skills = (profile?.skills ?? []).length + (attached ?? []).length;
  if (readable >= words || skills >= profile_skills) return [];
  return [...(resume.units.length === 0 ? ['resume'] : []), ...(resume.positions.length === 0 ? ['roles'] : []), 'skills'];
}

// Only texts in Latin script are read.
function isReadable(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters === 0 || latin / letters >= WEIGHTS.enough.latin_letters;
}

/**
 * The points of the prepared input, the one function of all sums. `metIds` contains ids of rows or skills that count, for
 * what-if scores, as shown by a piece of work or as the given step.
 */
export function assess(prepared: PreparedFit, metIds: readonly string[] = [], as: Grade = 'shown'): Assessment {
  const { input, rows, resume, pastWork, foundEvidence, units, stems, refusals } = prepared;
  const metRows = new Set(metIds);
  const evidence = gradeEvidence(foundEvidence, { skillIds: metIds, grade: as }, input.today);
  const skillRows = rows.flatMap(({ part, outOf, requirement }) =>
    requirement && isSkillRow(requirement)
      ? [
          {
            part,
            outOf,
            requirement,
            detail: withOtherWords(
              creditSkills(input.taxonomy, evidence, requirement.skillIds, (item) =>
                refusals.isRefused(requirement.id, item.quote, item.skillId, isProven(item)),
              ),
              prepared.otherWords.get(requirement.id),
            ),
          },
        ]
      : [],
  );
  const skillDetails = new Map(skillRows.map(({ requirement, detail }) => [requirement.id, detail]));
  const shownByPosition = shareByPosition(
    skillRows.filter(({ part, requirement }) => part === 'core' && requirement.kind === 'skill'),
  );
  const assessed = rows.map((row): AssessedRow => {
    const detail = creditRow(row);
    const id = rowId(row);
    const attached = creditAttached(input, row);
    const assumed = metRows.has(id) ? WEIGHTS.credit[as] : 0;
    // What was proven since counts for a row of skills that was refused.
    const own = refusals.isRowRefused(id) && !skillDetails.has(id) ? 0 : detail.credit;
    const credit = Math.max(own, attached === null ? 0 : WEIGHTS.credit[attached.grade], assumed);
    return { ...row, detail, attached, credit, tenths: Math.round(row.outOf * credit * 10 + 1e-9) };
  });
  const { start } = WEIGHTS.points;
  const own = (['core', 'further'] as const).flatMap((id) => {
    const inPart = assessed.filter(({ part }) => part === id);
    const outOf = inPart.reduce((sum, row) => sum + row.outOf, 0);
    return inPart.length === 0 ? [] : [{ id, outOf, tenths: inPart.reduce((sum, row) => sum + row.tenths, 0) }];
  });
  const parts = [{ id: 'start' as const, outOf: start, tenths: start * 10 }, ...own];
  return { rows: assessed, parts, tenths: parts.reduce((sum, { tenths }) => sum + tenths, 0) };

  function creditRow({ requirement, wording }: Row): Detail {
    if (wording) return creditWording(wording, stems);
    const isRefused = (quote: string) => refusals.isRefused(requirement.id, quote, null);
    if (requirement.kind === 'experience')
      return creditExperience(
        resume,
        pastWork,
        requirement,
        { shares: shownByPosition, inField: findPositionsInField(prepared, evidence, requirement) },
        (position) => isRefused(quoteOfPosition(position)),
      );
    if (requirement.kind === 'education')
      return creditEducation(resume, requirement, countRelatedMonths(resume, pastWork, shownByPosition), (schooling) =>
        isRefused(schooling.unit.text),
      );
    if (requirement.kind === 'phrase')
      return creditPhrase(
        requirement,
        units.filter(({ unit }) => !isRefused(unit.text)),
      );
    return skillDetails.get(requirement.id) ?? { credit: 0, support: [], bestSkillId: '' };
  }
}

// The roles that show a field that the years are asked for in, or whose title is of that field; null where the ad names none.
function findPositionsInField(
  { input: { taxonomy }, resume }: PreparedFit,
  evidence: ReadonlyMap<string, readonly SkillEvidence[]>,
  { skillIds }: ExperienceRequirement,
): ReadonlySet<number> | null {
  const fields = skillIds.filter((id) => taxonomy.byId.get(id)?.kind === 'domain');
  if (fields.length === 0) return null;
  const shown = fields.flatMap((id) => positionsOf(creditSkills(taxonomy, evidence, [id], () => false)));
  const names = fields.map((id) => taxonomy.byId.get(id)?.name ?? '');
  const titled = [...resume.positions.keys()].filter((at) =>
    names.some((name) => roleSimilarity(name, resume.positions[at]?.title ?? '') >= WEIGHTS.role.same_family),
  );
  return new Set([...shown, ...titled]);
}

// The positions that show a skill itself, a kind of it or what implies it.
function positionsOf({ support }: SkillCredit): number[] {
  return support
    .filter(({ relation }) => relation !== 'sibling' && relation !== 'parent')
    .flatMap(({ evidence }) => evidence.position ?? []);
}

/** A sentence that the member added for a row, with what it counts as. */
export type AttachedCredit = { text: string; grade: Grade; when: string | null; mark: [number, number] | null };

function creditAttached({ taxonomy, attached, today }: FitInput, { requirement }: Row): AttachedCredit | null {
  const text = (attached ?? []).findLast((item) => item.requirement_id === requirement?.id)?.text.trim();
  if (text === undefined || requirement === undefined) return null;
  const skillIds = 'skillIds' in requirement ? requirement.skillIds : [];
  const mention = matchSkills(taxonomy, text).find(({ skillId }) => skillIds.includes(skillId));
  const [start, end] = mention ? [mention.start, mention.end] : [text.length, text.length];
  return { text, ...gradeAttachment(text, start, end, today), mark: mention ? [start, end] : null };
}

/** The id of a row, by which it is corrected. */
export function rowId({ requirement }: Row): string {
  return requirement?.id ?? 'wording';
}

/** How a position is quoted: by its title, or by its dates where it has none. */
export function quoteOfPosition({ title, dates }: Pick<Position, 'title' | 'dates'>): string {
  return title === '' ? dates : title.replace(/[\s,;:–-]+$/u, '');
}

export function isSkillRow(requirement: NonNullable<Row['requirement']>): requirement is SkillRequirement {
  return requirement.kind === 'skill' || requirement.kind === 'soft' || requirement.kind === 'language';
}

/** For each position, the rows that it shows by use, directly or through what implies them: how many, and their share of the points. */
function shareByPosition(rows: readonly { outOf: number; detail: SkillCredit }[]): Map<number, ShownRows> {
  const all = rows.reduce((sum, { outOf }) => sum + outOf, 0);
  const shown = new Map<number, ShownRows>();
  for (const { outOf, detail } of rows) {
    const used = { ...detail, support: detail.support.filter(({ evidence }) => isUse(evidence)) };
    for (const position of new Set(positionsOf(used))) {
      const { share, rows: before } = shown.get(position) ?? NO_ROWS;
      shown.set(position, { share: share + outOf / all, rows: before + 1 });
    }
  }
  return shown;
}

function isUse({ grade }: SkillEvidence): boolean {
  return grade === 'used' || grade === 'long';
}

export function bandOf(score: number): Band {
  if (score >= WEIGHTS.bands.good) return 'good';
  return score >= WEIGHTS.bands.moderate ? 'moderate' : 'low';
}

const BANDS: readonly Band[] = ['low', 'moderate', 'good'];

/** The band of a score under its limits: the lowest of its own and of what each condition allows. A copied ad is never good. */
export function bandUnder(limits: Pick<PreparedFit, 'conditions'> & { isCopy: boolean }, score: number): Band {
  const bands = [
    bandOf(score),
    ...limits.conditions.flatMap(({ cap }) => cap ?? []),
    ...(limits.isCopy ? ['moderate' as const] : []),
  ];
  return BANDS[Math.min(...bands.map((band) => BANDS.indexOf(band)))] ?? 'low';
}

/** The score of so many tenths: rounded once, half up. */
export function scoreOf(tenths: number): number {
  return Math.floor((tenths + 5) / 10);
}
