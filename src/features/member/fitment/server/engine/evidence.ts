import {
  matchSkills,
  buildMatchContext,
  type MatchContext,
  type SkillMention,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import { findSpans, monthOf, unionMonths, type MonthSpan } from './dates.ts';
import type { FitInput } from './fit-input.ts';
import type { Resume, ResumeUnit } from './parse-resume.ts';
import type { SectionId } from './resume-sections.ts';
import { parseStance, type Stance } from './stance.ts';
import { WEIGHTS, type Grade } from './weights.ts';

/** One piece of evidence for a skill; `credit` from 0 to 1. */
export type SkillEvidence = FoundEvidence & { credit: number };

/** Evidence before its credit is computed, which depends on all roles that show the skill. */
export type FoundEvidence = {
  skillId: string;
  quote: string;
  section: SectionId;
  when: string | null;
  position: number | null;
  grade: Grade;
  mark: [number, number] | null;
  /** The dates of the role or sentence, only for the grade `used`. */
  span: MonthSpan | null;
};

/** Finds all evidence in a résumé, its attachments and the profile, except for negated and removed skills. */
export function findEvidence(input: FitInput, resume: Resume, copied: ReadonlySet<ResumeUnit>): FoundEvidence[] {
  const { taxonomy, today } = input;
  const struck = new Set(input.struck ?? []);
  const context = buildMatchContext(resume.units.map((unit) => unit.text).join('\n'));
  const found = [
    ...resume.units.flatMap((unit) => findInUnit(taxonomy, resume, unit, context, copied.has(unit))),
    ...(input.attached ?? []).flatMap((attachment) => findInAttachment(taxonomy, attachment, today)),
    ...(input.profile?.skills ?? []).map((skill): FoundEvidence => ({
      ...UNDATED,
      skillId: skill.skill_id,
      quote: skill.note ?? '',
      section: 'profile',
      grade: skill.grade,
    })),
  ].filter(({ skillId }) => !struck.has(skillId) && taxonomy.byId.has(skillId));
  return onePerSentence(found);
}

// A sentence counts once for a skill, however often it mentions the skill.
function onePerSentence(found: readonly FoundEvidence[]): FoundEvidence[] {
  const best = new Map<string, FoundEvidence>();
  for (const item of found) {
    const key = `${item.skillId} ${item.position} ${item.quote}`;
    const previous = best.get(key);
    if (!previous || WEIGHTS.evidence[item.grade] > WEIGHTS.evidence[previous.grade]) best.set(key, item);
  }
  return [...best.values()];
}

/**
 * Computes the credit of all evidence, by skill, best first. `assumedSkillIds` count as met, for what-if scores; `today` is an
 * ISO date.
 */
export function gradeEvidence(
  found: readonly FoundEvidence[],
  assumedSkillIds: readonly string[],
  today: string,
): ReadonlyMap<string, readonly SkillEvidence[]> {
  const assumedEvidence = assumedSkillIds.map((skillId): FoundEvidence => ({
    ...UNDATED,
    skillId,
    quote: '',
    section: 'profile',
    grade: 'ticked',
  }));
  return gradeBySkill([...found, ...assumedEvidence], monthOf(today));
}

const UNDATED = { when: null, position: null, mark: null, span: null };

function findInUnit(
  taxonomy: Taxonomy,
  resume: Resume,
  unit: ResumeUnit,
  context: MatchContext,
  isCopied: boolean,
): FoundEvidence[] {
  const position = unit.position === null ? undefined : resume.positions[unit.position];
  return limitRepeats(matchSkills(taxonomy, unit.text, context)).flatMap((mention): FoundEvidence[] => {
    const stance = parseStance(unit.text, mention.start, mention.end);
    const grade = isCopied ? 'copied' : gradeOf(stance, unit, mention.skillId, taxonomy);
    if (stance === 'none' || grade === null) return [];
    return [
      {
        skillId: mention.skillId,
        quote: unit.text,
        section: unit.section,
        position: unit.position,
        grade,
        when: position?.dates ?? null,
        mark: [mention.start, mention.end],
        span: grade === 'used' ? (position?.span ?? null) : null,
      },
    ];
  });
}

// Further mentions of a skill in one sentence would only take time.
const MAX_MENTIONS_PER_SENTENCE = 4;

function limitRepeats(mentions: readonly SkillMention[]): SkillMention[] {
  const counts = new Map<string, number>();
  return mentions.filter(({ skillId }) => {
    const count = (counts.get(skillId) ?? 0) + 1;
    counts.set(skillId, count);
    return count <= MAX_MENTIONS_PER_SENTENCE;
  });
}

const GRADE_BY_SECTION: Record<SectionId, Grade> = {
  header: 'listed',
  summary: 'stated',
  experience: 'project',
  projects: 'project',
  education: 'studied',
  skills: 'listed',
  certifications: 'certified',
  achievements: 'project',
  languages: 'listed',
  volunteering: 'project',
  goals: 'wished',
  personal: 'listed',
  other: 'listed',
  attached: 'attached',
  profile: 'listed',
};

function gradeOf(stance: Stance, unit: ResumeUnit, skillId: string, taxonomy: Taxonomy): Grade | null {
  if (stance === 'none') return null;
  if (stance !== 'plain') return stance;
  const skill = taxonomy.byId.get(skillId);
  // Listing a certificate or a language is enough to show it.
  if (skill?.kind === 'certification' && unit.section !== 'goals') return 'held';
  // A degree in English literature does not show spoken English at work.
  if (skill?.family === 'languages' && unit.section !== 'goals' && unit.section !== 'education') return 'held';
  return unit.position === null ? GRADE_BY_SECTION[unit.section] : 'used';
}

function findInAttachment(
  taxonomy: Taxonomy,
  { skill_id, text }: { skill_id: string; text: string },
  today: string,
): FoundEvidence[] {
  const mention = matchSkills(taxonomy, text).find(({ skillId }) => skillId === skill_id);
  const stance = parseStance(text, mention?.start ?? text.length, mention?.end ?? text.length);
  if (stance === 'none' || text.trim().split(/\s+/).length < 4) return [];
  const dated = findSpans(text, today)[0];
  const plainGrade = dated ? 'used' : 'attached';
  const grade: Grade = stance === 'plain' ? plainGrade : stance;
  return [
    {
      skillId: skill_id,
      quote: text.trim(),
      section: 'attached',
      position: null,
      grade,
      when: dated ? text.slice(dated.start, dated.end) : null,
      mark: mention ? [mention.start, mention.end] : null,
      span: grade === 'used' ? (dated?.span ?? null) : null,
    },
  ];
}

// The bonus for use depends on all roles that used the skill: their combined length and the end of the last one.
function gradeBySkill(found: readonly FoundEvidence[], thisMonth: number): Map<string, SkillEvidence[]> {
  const bySkill = Map.groupBy(found, ({ skillId }) => skillId);
  return new Map(
    [...bySkill].map(([skillId, list]) => {
      const bonus = usedBonus(
        list.flatMap(({ span }) => (span ? [span] : [])),
        thisMonth,
      );
      const graded = list.map((item) => ({
        ...item,
        credit: WEIGHTS.evidence[item.grade] + (item.grade === 'used' ? bonus : 0),
      }));
      return [skillId, graded.sort(byCredit)];
    }),
  );
}

function usedBonus(spans: readonly MonthSpan[], thisMonth: number): number {
  if (spans.length === 0) return 0;
  const { duration, recency, full_months, fades_months } = WEIGHTS.used_bonus;
  const lastUsed = Math.max(...spans.map(({ to }) => to));
  const freshness = Math.max(0, 1 - Math.max(0, thisMonth - lastUsed) / fades_months);
  return duration * Math.min(1, unionMonths(spans) / full_months) + recency * freshness;
}

// Ties are broken by the text, so that the order of bullets does not affect the result.
function byCredit(a: SkillEvidence, b: SkillEvidence): number {
  if (a.credit !== b.credit) return b.credit - a.credit;
  if (a.position !== b.position) return (a.position ?? 99) - (b.position ?? 99);
  if (a.quote.length !== b.quote.length) return b.quote.length - a.quote.length;
  if (a.quote !== b.quote) return a.quote < b.quote ? -1 : 1;
  return (a.mark?.[0] ?? 0) - (b.mark?.[0] ?? 0);
}
