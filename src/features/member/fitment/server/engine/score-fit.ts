import {
  assess,
  bandUnder,
  isSkillRow,
  prepareFit,
  quoteOfPosition,
  scoreOf,
  type AssessedRow,
  type Assessment,
  type PreparedFit,
} from './assess.ts';
import type { Row } from './choose-rows.ts';
import type { Fact } from './find-conditions.ts';
import type { FitInput } from './fit-input.ts';
import type { Evidence, FactReport, FitReport, RequirementReport } from './report-types.ts';
import { labelOf } from './row-label.ts';
import type { TextUnit } from './text-units.ts';
import { ENGINE_VERSION, hashInput } from './version.ts';
import { WEIGHTS } from './weights.ts';
import type { AdWording } from './wording-row.ts';
import { note, writeNote } from './write-notes.ts';

const MAX_IMPROVEMENTS = 5;
const MAX_STRENGTHS = 5;
const MAX_QUOTES = 4;

/**
 * Scores how well a résumé and a profile fit an ad, from 0 to 100, and explains every point: the points of the rows add up to
 * the score. Deterministic: equal input gives a byte-identical report. Without enough to tell, score and band are null.
 */
export function scoreFit(input: FitInput): FitReport {
  const prepared = prepareFit(input);
  const { missing, copied, conditions, ad } = prepared;
  const enough = missing.length === 0;
  const assessment = assess(prepared);
  const requirements = enough
    ? [
        ...assessment.rows.map((row) => reportRow(prepared, row)),
        ...prepared.dismissed.map((row) => reportDismissed(prepared, row)),
      ]
    : [];
  const score = enough ? scoreOf(assessment.tenths) : null;
  return {
    engine_version: ENGINE_VERSION,
    taxonomy_version: input.taxonomy.version,
    input_hash: hashInput(scoredInput(prepared)),
    enough,
    total: enough ? assessment.tenths / 10 : null,
    score,
    band: score === null ? null : bandUnder({ conditions, isCopy: copied.isCopy }, score),
    copied_ad: copied.isCopy,
    conditions: enough ? conditions : [],
    facts: enough ? ad.facts.map(reportFact) : [],
    parts: enough ? reportParts(assessment) : [],
    requirements,
    raise_most: requirements
      .flatMap(({ id, raise }) => (raise ? [{ requirement_id: id, points: raise.points, skill_ids: raise.skill_ids }] : []))
      .sort((a, b) => b.points - a.points)
      .slice(0, MAX_IMPROVEMENTS),
    strengths: requirements
      .filter(({ status, evidence }) => status === 'met' && evidence.length > 0)
      .sort((a, b) => b.points - a.points)
      .slice(0, MAX_STRENGTHS)
      .map(({ id }) => id),
    missing_to_tell: missing.map((name) =>
      note(`missing_${name}`, name === 'skills' ? { count: WEIGHTS.enough.profile_skills } : {}),
    ),
    weights: WEIGHTS,
  };
}

// Only the input that affects the score is hashed: another name or address gives the same hash.
function scoredInput({ input, ad, resume }: PreparedFit): unknown {
  const { profile, corrections, attached, declared, today, taxonomy } = input;
  return {
    engine: ENGINE_VERSION,
    taxonomy: taxonomy.version,
    ad: { title: ad.title, text: ad.text, ...(input.ad.adjustments && { adjustments: input.ad.adjustments }) },
    resume: resume.units.map(({ section, text }) => [section, text]),
    profile: { skills: profile?.skills ?? [], languages: profile?.languages ?? [] },
    corrections: corrections ?? [],
    attached: attached ?? [],
    declared: declared ?? {},
    today,
  };
}

function reportFact({ id, kind, unit, mark }: Fact): FactReport {
  return { id, kind, label: unit.text.slice(...mark).trim(), quote: unit.text };
}

function reportParts({ parts }: Assessment): FitReport['parts'] {
  return parts.map(({ id, tenths, outOf }) => ({ id, points: tenths / 10, out_of: outOf, note: null }));
}

function reportRow({ input: { taxonomy, corrections } }: PreparedFit, row: AssessedRow): RequirementReport {
  const correction = (corrections ?? []).findLast((item) => item.requirement_id === (row.requirement?.id ?? 'wording')) ?? null;
  const raise = correction?.reason === 'not_for_me' ? null : computeRaise(row);
  const shared = {
    part: row.part,
    points: row.tenths / 10,
    out_of: row.outOf,
    status: statusOf(row.credit),
    note: writeNote(taxonomy, row, raise),
    raise,
    correction: correction && { reason: correction.reason, quote: correction.quote },
    months: monthsOf(row),
  };
  if (row.wording !== undefined) {
    const { used, unused } = 'used' in row.detail ? row.detail : { used: [], unused: [] };
    return { ...wordingRow(row.wording), ...shared, grade: null, evidence: [], words: { used, unused } };
  }
  const { requirement } = row;
  return {
    id: requirement.id,
    type: requirement.kind,
    label: labelOf(taxonomy, requirement),
    kind: requirement.need,
    ad: quoteAd(requirement.unit, requirement.mark),
    grade: gradeOf(row),
    evidence: presentEvidence(row),
    skill_ids: 'skillIds' in requirement ? requirement.skillIds : [],
    words: null,
    ...shared,
  };
}

function monthsOf({ requirement, detail }: AssessedRow): RequirementReport['months'] {
  if (requirement?.kind !== 'experience' || !('months' in detail)) return null;
  return { counted: detail.months, asked: requirement.months };
}

// A row that the ad does not have, by the member's word: it stays where it was and brings nothing.
function reportDismissed({ input: { taxonomy } }: PreparedFit, row: Row): RequirementReport {
  const { part, requirement } = row;
  return {
    ...(requirement
      ? {
          id: requirement.id,
          type: requirement.kind,
          label: labelOf(taxonomy, requirement),
          kind: requirement.need,
          ad: quoteAd(requirement.unit, requirement.mark),
          skill_ids: 'skillIds' in requirement ? requirement.skillIds : [],
        }
      : wordingRow(row.wording)),
    part,
    status: 'missing',
    points: 0,
    out_of: 0,
    grade: null,
    evidence: [],
    note: note('dismissed', {}),
    raise: null,
    months: null,
    words: null,
    correction: { reason: 'not_asked', quote: null },
  };
}

type NamedRow = Pick<RequirementReport, 'id' | 'type' | 'label' | 'kind' | 'ad' | 'skill_ids'>;

function wordingRow({ unit }: AdWording): NamedRow {
  return { id: 'wording', type: 'wording', label: '', kind: 'required', ad: quoteAd(unit, [0, 0]), skill_ids: [] };
}

function quoteAd({ text, start, end }: TextUnit, mark: [number, number]): RequirementReport['ad'] {
  return { quote: text, start, end, mark };
}

function gradeOf({ detail, attached }: AssessedRow): RequirementReport['grade'] {
  const own = 'support' in detail ? (detail.support[0]?.grade ?? 'none') : 'grade' in detail ? detail.grade : null;
  if (attached === null) return own;
  return own === null || WEIGHTS.credit[attached.grade] > WEIGHTS.credit[own] ? attached.grade : own;
}

function statusOf(credit: number): RequirementReport['status'] {
  if (credit >= WEIGHTS.met_from) return 'met';
  return credit > 0 ? 'partly' : 'missing';
}

// What showing the skill by a piece of work would add; where it is shown already, what using it at work would add. Time and
// degrees are not raised by learning.
function computeRaise({ requirement, outOf, credit, tenths, detail }: AssessedRow): RequirementReport['raise'] {
  if (requirement === undefined || !isSkillRow(requirement) || outOf === 0) return null;
  const to = credit < WEIGHTS.credit.shown ? 'shown' : 'used';
  const points = (Math.round(outOf * WEIGHTS.credit[to] * 10) - tenths) / 10;
  if (points <= 0) return null;
  const best = 'bestSkillId' in detail ? detail.bestSkillId : '';
  return { points, to, skill_ids: [best === '' ? (requirement.skillIds[0] ?? '') : best] };
}

function presentEvidence(row: AssessedRow): Evidence[] {
  const { attached } = row;
  const found = findQuotes(row);
  if (attached === null) return found;
  const { text, grade, when, mark } = attached;
  return [{ quote: text, section: 'attached', when, grade, through: { relation: 'direct', skill_id: null }, mark }, ...found];
}

function findQuotes({ detail }: AssessedRow): Evidence[] {
  const direct = { relation: 'direct', skill_id: null } as const;
  if ('support' in detail) {
    return detail.support.slice(0, MAX_QUOTES).map(({ evidence, relation, grade }) => ({
      quote: evidence.quote,
      section: evidence.section,
      when: evidence.when,
      grade,
      through: { relation, skill_id: evidence.skillId },
      mark: evidence.mark,
    }));
  }
  if ('positions' in detail) {
    const claim = detail.claim && { quote: detail.claim.text, section: detail.claim.section, when: null };
    const roles = detail.positions.map((position) => ({
      quote: quoteOfPosition(position),
      section: position.section,
      when: position.dates,
    }));
    return [...roles, ...(claim ? [claim] : [])]
      .slice(0, MAX_QUOTES)
      .map((item): Evidence => ({ ...item, grade: claim ? 'claimed' : 'used', through: direct, mark: null }));
  }
  if ('quote' in detail) {
    const { quote, grade, mark } = detail;
    return quote === null ? [] : [{ quote: quote.text, section: quote.section, when: null, grade, through: direct, mark }];
  }
  if (!('schooling' in detail) || detail.schooling === null) return [];
  const { text, section } = detail.schooling.unit;
  return [{ quote: text, section, when: null, grade: 'studied', through: direct, mark: null }];
}
