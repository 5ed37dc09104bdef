import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { assess, bandOf, prepareFit, type AssessedRequirement, type Assessment, type PreparedFit } from './assess.ts';
import type { FitInput } from './fit-input.ts';
import type { Requirement } from './parse-ad.ts';
import type { Evidence, FitReport, Note, PartReport, RequirementReport } from './report-types.ts';
import { ENGINE_VERSION, hashInput } from './version.ts';
import { WEIGHTS } from './weights.ts';
import { note, roundTenth, writeNote } from './write-notes.ts';

const MAX_IMPROVEMENTS = 5;
const MAX_STRENGTHS = 5;
const MAX_QUOTES = 4;

/**
 * Scores how well a résumé and a profile fit an ad, from 0 to 100, and explains every point. Deterministic: equal input
 * gives a byte-identical report. Without enough readable text, score and band are null.
 */
export function scoreFit(input: FitInput): FitReport {
  const prepared = prepareFit(input);
  const assessment = assess(prepared);
  const { hasEnoughText, copied } = prepared;
  const requirements = hasEnoughText
    ? assessment.requirements.map((item) => buildRequirementReport(prepared, assessment, item))
    : [];
  const score = hasEnoughText ? Math.round(assessment.total) : null;
  return {
    engine_version: ENGINE_VERSION,
    taxonomy_version: input.taxonomy.version,
    input_hash: hashInput(scoredInput(prepared)),
    enough: hasEnoughText,
    score,
    band: score === null ? null : bandOf(score),
    copied_ad: copied.isCopy,
    parts: hasEnoughText ? assessment.parts.map((part) => buildPartReport(part)) : [],
    requirements,
    raise_most: requirements
      .flatMap(({ id, status, raise }) =>
        raise && status !== 'met' ? [{ requirement_id: id, points: raise.points, skill_ids: raise.skill_ids }] : [],
      )
      .sort((a, b) => b.points - a.points)
      .slice(0, MAX_IMPROVEMENTS),
    strengths: requirements
      .filter(({ status }) => status === 'met')
      .sort((a, b) => b.points - a.points)
      .slice(0, MAX_STRENGTHS)
      .map(({ id }) => id),
    missing_to_tell: hasEnoughText ? [] : listMissingInput(prepared),
    weights: WEIGHTS,
  };
}

// Only the input that affects the score is hashed: another name or address gives the same hash.
function scoredInput({ input, ad, resume }: PreparedFit): unknown {
  const { profile, struck, attached, today, taxonomy } = input;
  return {
    engine: ENGINE_VERSION,
    taxonomy: taxonomy.version,
    ad: { title: ad.title, text: ad.text },
    resume: resume.units.map(({ section, text }) => [section, text]),
    profile,
    struck: [...(struck ?? [])].sort(),
    attached: attached ?? [],
    today,
  };
}

function listMissingInput({ ad, resume }: PreparedFit): Note[] {
  if (ad.requirements.length === 0) return [note('missing_ad', {})];
  const notes: Note[] = [];
  if (resume.units.length === 0) notes.push(note('missing_resume', {}));
  if (resume.positions.length === 0) notes.push(note('missing_roles', {}));
  notes.push(note('missing_skills', { count: WEIGHTS.enough.profile_skills }));
  return notes;
}

function buildPartReport({ id, points, outOf }: Assessment['parts'][number]): PartReport {
  const partNote =
    id === 'similarity' || id === 'goals' ? note(`part_${id}`, { points: roundTenth(points), out_of: roundTenth(outOf) }) : null;
  return { id, points: roundTenth(points), out_of: roundTenth(outOf), note: partNote };
}

function buildRequirementReport(prepared: PreparedFit, assessment: Assessment, item: AssessedRequirement): RequirementReport {
  const { requirement, credit, outOf, points } = item;
  const { taxonomy } = prepared.input;
  const raise = computeRaise(prepared, assessment, item);
  return {
    id: requirement.id,
    part: requirement.part,
    label: requirementLabel(taxonomy, requirement),
    kind: requirement.kind,
    ad: { quote: requirement.unit.text, start: requirement.unit.start, end: requirement.unit.end, mark: requirement.mark },
    status: computeStatus(credit),
    points: roundTenth(points),
    out_of: roundTenth(outOf),
    evidence: presentEvidence(item),
    note: writeNote(taxonomy, item, raise?.points ?? 0),
    raise,
    skill_ids: requirement.part === 'education' ? [] : requirement.skillIds,
  };
}

function computeStatus(credit: number): RequirementReport['status'] {
  if (credit >= WEIGHTS.met_from) return 'met';
  return credit >= WEIGHTS.partly_from ? 'partly' : 'missing';
}

// What the score would gain if the requirement were met.
function computeRaise(
  prepared: PreparedFit,
  assessment: Assessment,
  { requirement }: AssessedRequirement,
): RequirementReport['raise'] {
  const points = roundTenth(assess(prepared, [requirement.id]).total - assessment.total);
  if (points <= 0) return null;
  return { points, skill_ids: requirement.part === 'skills' ? requirement.skillIds.slice(0, 1) : [] };
}

// Skills have names; years and degrees are labelled by the words of the ad.
function requirementLabel(taxonomy: Taxonomy, requirement: Requirement): string {
  if (requirement.part === 'skills') return requirement.skillIds.map((id) => taxonomy.byId.get(id)?.name ?? id).join(' / ');
  return requirement.unit.text.slice(...requirement.mark);
}

function presentEvidence({ detail }: AssessedRequirement): Evidence[] {
  const direct = { relation: 'direct', skill_id: null } as const;
  if ('support' in detail) {
    return detail.support.slice(0, MAX_QUOTES).map(({ evidence, relation }) => ({
      quote: evidence.quote,
      section: evidence.section,
      when: evidence.when,
      grade: evidence.grade,
      through: { relation, skill_id: evidence.skillId },
      mark: evidence.mark,
    }));
  }
  if ('positions' in detail) {
    return detail.positions.slice(0, MAX_QUOTES).map(({ title, section, dates }) => ({
      quote: title,
      section,
      when: dates,
      grade: 'used',
      through: direct,
      mark: null,
    }));
  }
  if (detail.schooling === null) return [];
  const { text, section } = detail.schooling.unit;
  return [{ quote: text, section, when: null, grade: 'studied', through: direct, mark: null }];
}
