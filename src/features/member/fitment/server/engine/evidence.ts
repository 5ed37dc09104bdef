import {
  matchSkills,
  buildMatchContext,
  type MatchContext,
  type SkillMention,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import { findSpans, monthOf, unionMonths, type MonthSpan } from './dates.ts';
import { findTasks } from './find-tasks.ts';
import type { FitInput } from './fit-input.ts';
import type { Resume, ResumeUnit } from './parse-resume.ts';
import type { SectionId } from './resume-sections.ts';
import { isCalledStrong, isHelp, parseDeedStance, parseStance, type Stance } from './stance.ts';
import { isList } from './text-units.ts';
import { maskNames } from './mask-names.ts';
import { WEIGHTS, type Grade } from './weights.ts';

/** One piece of evidence for a skill, with its final grade. */
export type SkillEvidence = FoundEvidence;

/** Evidence before long use is known, which depends on all roles that show the skill. */
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
  /** Whether it only names a role or a course of study, which shows what it names and nothing near it. */
  isTitle: boolean;
  /** Whether the sentence tells a task of the skill, and does not name it. */
  isTask: boolean;
};

/** Finds all evidence in a résumé and the profile, except for negated skills. */
export function findEvidence(input: FitInput, resume: Resume, copied: ReadonlySet<ResumeUnit>): FoundEvidence[] {
  const { taxonomy } = input;
  const context = buildMatchContext(resume.units.map((unit) => withoutCase(unit.text)).join('\n'));
  const found = [
    ...resume.units.flatMap((unit) => findInUnit(taxonomy, resume, unit, context, copied.has(unit))),
    ...(input.profile?.skills ?? []).map((skill): FoundEvidence => ({
      ...UNDATED,
      skillId: skill.skill_id,
      quote: skill.note ?? '',
      section: 'profile',
      grade: skill.grade,
    })),
  ].filter(({ skillId }) => taxonomy.byId.has(skillId));
  return onePerSentence(found);
}

// A sentence counts once for a skill, however often it mentions the skill.
function onePerSentence(found: readonly FoundEvidence[]): FoundEvidence[] {
  const best = new Map<string, FoundEvidence>();
  for (const item of found) {
    const key = `${item.skillId} ${item.position} ${item.quote}`;
    const previous = best.get(key);
    if (!previous || WEIGHTS.credit[item.grade] > WEIGHTS.credit[previous.grade]) best.set(key, item);
  }
  return [...best.values()];
}

/**
 * Grades all evidence, by skill, best first. `assumed` skills count as the given step, for what-if scores; `today`
 * is an ISO date.
 */
export function gradeEvidence(
  found: readonly FoundEvidence[],
  assumed: { skillIds: readonly string[]; grade: Grade },
  today: string,
): ReadonlyMap<string, readonly SkillEvidence[]> {
  const assumedEvidence = assumed.skillIds.map((skillId): FoundEvidence => ({
    ...UNDATED,
    skillId,
    quote: '',
    section: 'profile',
    grade: assumed.grade,
  }));
  return gradeBySkill([...found, ...assumedEvidence], monthOf(today));
}

/** Whether it was checked or shown here, and not only said. */
export function isProven({ section, grade }: FoundEvidence): boolean {
  return section === 'profile' && (grade === 'checked' || grade === 'shown');
}

const UNDATED = { when: null, position: null, mark: null, span: null, isTitle: false, isTask: false };

function findInUnit(
  taxonomy: Taxonomy,
  resume: Resume,
  unit: ResumeUnit,
  context: MatchContext,
  isCopied: boolean,
): FoundEvidence[] {
  const place = COURSEWORK.test(unit.text) ? null : unit.position;
  const position = place === null ? undefined : resume.positions[place];
  const masked = maskNames(unit.text, []);
  const isName = ({ start, end }: SkillMention) => /^\|+$/.test(masked.slice(start, end));
  const named = matchSkills(taxonomy, withoutCase(unit.text), context).filter((mention) => !isName(mention));
  const tasks = findTasks(taxonomy, unit.text).filter(({ skillId }) => !named.some((mention) => mention.skillId === skillId));
  return [
    ...limitRepeats(named).map((mention) => ({ mention, isTask: false })),
    ...tasks.map((mention) => ({ mention, isTask: true })),
  ].flatMap(({ mention, isTask }): FoundEvidence[] => {
    if (ABOUT_THING.test(unit.text) && isWork(taxonomy, mention.skillId)) return [];
    const stance = (isTask ? parseDeedStance : parseStance)(unit.text, mention.start, mention.end);
    const placed = gradeOf(stance, { ...unit, position: place }, mention.skillId, taxonomy);
    const grade = isCopied
      ? 'none'
      : isTask
        ? gradeOfTask(placed, unit.text, mention.start)
        : strengthen(placed, unit.text, mention);
    if (grade === 'none') return [];
    return [
      {
        skillId: mention.skillId,
        quote: unit.text,
        section: unit.section,
        position: place,
        grade,
        when: position?.dates ?? null,
        mark: [mention.start, mention.end],
        span: grade === 'used' ? (position?.span ?? null) : null,
        isTitle: unit.section === 'education' || isInTitle(unit.text, position?.title ?? '', mention),
        isTask,
      },
    ];
  });
}

// "The portal manages bookings and finance", "HRX provides payroll": what a product or an employer does is no work of the writer,
// though its tools may be.
const ABOUT_THING =
  /^\P{L}*(?:(?:the|this|our)\s+(?:\p{L}+\s){0,2}(?:platform|system|application|product|portal|software|solution|company|organi[sz]ation|firm|bank|client)|(?!(?:\p{L}+ly|also|and|he|she|who|that|which)\b)[\p{L}\d]+)\s+(?:manages|provides|offers|delivers|enables|serves|speciali[sz]es)\b/iu;

function isWork(taxonomy: Taxonomy, skillId: string): boolean {
  const kind = taxonomy.byId.get(skillId)?.kind;
  return kind === 'domain' || kind === 'method';
}

// A paper or project of a degree is no use at work, wherever it stands; it counts as a project does.
const COURSEWORK =
  /\b(?:(?:class|group|classroom) (?:presentations?|projects?|papers?)|(?:course|semester) ?projects?|course ?work|term papers?|final (?:research )?papers?|(?:research|seminar) paper(?=,)|class lesson|essay (?:on|about))\b/i;

function isInTitle(text: string, title: string, { start, end }: SkillMention): boolean {
  const at = text.toLowerCase().indexOf(title.toLowerCase());
  return title !== '' && at >= 0 && start >= at && end <= at + title.length;
}

// Letter case says little in résumés, some of which are written in capitals or small letters throughout: it never counts. Some
// letters have another length in lower case; such a text stays as it is, so that offsets fit.
function withoutCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
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
  summary: 'listed',
  experience: 'shown',
  projects: 'shown',
  education: 'studied',
  skills: 'listed',
  certifications: 'checked',
  achievements: 'shown',
  languages: 'listed',
  volunteering: 'shown',
  goals: 'none',
  personal: 'listed',
  other: 'listed',
  attached: 'shown',
  profile: 'listed',
};

/** What a sentence says counts at most as this, however it is placed. */
const GRADE_BY_STANCE: Record<Exclude<Stance, 'plain'>, Grade> = { none: 'none', familiar: 'claimed', learning: 'none' };

function gradeOf(stance: Stance, unit: ResumeUnit, skillId: string, taxonomy: Taxonomy): Grade {
  if (stance !== 'plain') return GRADE_BY_STANCE[stance];
  const skill = taxonomy.byId.get(skillId);
  if (unit.section === 'goals') return 'none';
  // Listing a certificate or a language is enough to show it, but a degree in English literature is no spoken English.
  if (skill?.kind === 'certification') return 'held';
  if (skill?.family === 'languages' && unit.section !== 'education') return 'held';
  // A soft skill is shown by what was done, never by its name in a list or summary.
  if (skill?.kind === 'soft' && !isDeed(unit)) return 'related';
  return placementGrade(unit);
}

// Somebody who did what belongs to a skill has shown it; who helped with it, or only has the words in a short line or a summary,
// implies it.
function gradeOfTask(placed: Grade, text: string, start: number): Grade {
  const isDeed = text.split(/\s+/).length > MIN_ATTACHED_WORDS && !isHelp(text, start);
  if (isDeed && (placed === 'used' || placed === 'shown')) return 'shown';
  return WEIGHTS.credit[placed] >= WEIGHTS.credit.implied ? 'implied' : placed;
}

// "Strong Excel skills" says more than the name in a list.
function strengthen(grade: Grade, text: string, { start, end }: SkillMention): Grade {
  return grade === 'listed' && isCalledStrong(text, start, end) ? 'strong' : grade;
}

/** What a plain sentence counts as by its place in the résumé alone. */
export function placementGrade(unit: ResumeUnit): Grade {
  return unit.position === null ? GRADE_BY_SECTION[unit.section] : 'used';
}

const DEED =
  /\b(?:led|leading|managed|managing|presented|presenting|negotiated|negotiating|trained|training|coached|mentored|coordinated|coordinating|organi[sz]ed|organi[sz]ing|supervised|resolved|solved|facilitated|moderated|chaired|persuaded|mediated|taught|delegated|planned|prioriti[sz]ed|spoke|wrote|hired|guided|handled)\b/i;

// "Led a team of six", "negotiated rates with dealers": something was done, to somebody or something.
function isDeed({ text, position, section }: ResumeUnit): boolean {
  const placed = position !== null || section === 'projects' || section === 'volunteering' || section === 'achievements';
  return placed && DEED.test(text) && text.split(/\s+/).length >= 5;
}

/** A sentence with fewer words shows nothing. */
export const MIN_ATTACHED_WORDS = 4;

/** What a sentence that the member added for a row shows; `start` and `end` mark the row's skill in it, if it is named. */
export function gradeAttachment(text: string, start: number, end: number, today: string): { grade: Grade; when: string | null } {
  const stance = parseStance(text, start, end);
  const dated = findSpans(text, today)[0];
  const when = dated ? text.slice(dated.start, dated.end) : null;
  if (text.trim().split(/\s+/).length < MIN_ATTACHED_WORDS) return { grade: 'none', when };
  if (stance !== 'plain') return { grade: GRADE_BY_STANCE[stance], when };
  return { grade: dated ? 'used' : 'shown', when };
}

// Use becomes long use by all roles that used the skill: their combined length and the end of the last one.
function gradeBySkill(found: readonly FoundEvidence[], thisMonth: number): Map<string, SkillEvidence[]> {
  const bySkill = Map.groupBy(found, ({ skillId }) => skillId);
  return new Map(
    [...bySkill].map(([skillId, list]) => {
      const spans = list.flatMap(({ span }) => (span ? [span] : []));
      const usedLong = isLongUse(spans, thisMonth);
      const graded = list.map((item): SkillEvidence => (usedLong && item.grade === 'used' ? { ...item, grade: 'long' } : item));
      return [skillId, graded.sort(byGrade)];
    }),
  );
}

function isLongUse(spans: readonly MonthSpan[], thisMonth: number): boolean {
  if (spans.length === 0) return false;
  const { months, within_months } = WEIGHTS.long_use;
  return unionMonths(spans) >= months && thisMonth - Math.max(...spans.map(({ to }) => to)) <= within_months;
}

// Of what counts the same, a sentence says more than a list. Ties are broken by the text, so that the order of bullets does not
// affect the result.
function byGrade(a: SkillEvidence, b: SkillEvidence): number {
  const [creditA, creditB] = [WEIGHTS.credit[a.grade], WEIGHTS.credit[b.grade]];
  if (creditA !== creditB) return creditB - creditA;
  if (isList(a.quote) !== isList(b.quote)) return isList(a.quote) ? 1 : -1;
  if (a.position !== b.position) return (a.position ?? 99) - (b.position ?? 99);
  if (a.quote.length !== b.quote.length) return b.quote.length - a.quote.length;
  if (a.quote !== b.quote) return a.quote < b.quote ? -1 : 1;
  return (a.mark?.[0] ?? 0) - (b.mark?.[0] ?? 0);
}
