/** Interprets what a person typed: what is looked for, where, for what pay and in which way of working; the rest is text. */
import {
  editDistance,
  findHindiSkill,
  isEverydayWord,
  matchSkills,
  toSingular,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';
import type { PartType, SearchKind } from '../../contract.ts';
import { amountStep } from './amount-steps.ts';
import { foldWords, type QueryWord } from './fold-words.ts';
import { NOTHING, type Lexicon, type Meaning } from './lexicon.ts';
import { asksForPay, isOnlyNear, isStudyAtPlace, namedKind, withoutPayWord, type Span } from './span-context.ts';
import { parseAge, parseLength, parsePay, parseYears, type Amount, type AmountContext } from './parse-amounts.ts';

/**
 * One thing that was understood. `written` is how it was typed, `without` the query without it; `near` says that it is a place near
 * the person who asks.
 */
export type Part = { type: PartType; value: string; written: string; near: boolean; without: string };

export type Interpretation = {
  /** In the order of the text. A place "" is one near the person who asks. */
  parts: Part[];
  /** The kind that is looked for, named or implied by what only things of this kind have. */
  kind: SearchKind | null;
  isNamed: boolean;
  /** Whether it is a question or tells of a situation: answers and advice are meant. */
  isQuestion: boolean;
  /** The words that have other words for the same thing, and so are no mistakes. */
  knownWords: string[];
  /** The skills that it names. */
  skillIds: string[];
  /** The text that is searched, then other wordings of it; empty where everything was understood. */
  texts: string[];
  /** The whole query as text in each wording, for what has none of the parts. */
  wordings: string[];
};

const MAX_TEXTS = 6;
const MAX_SKILL_WORDS = 3;
const PREPOSITIONS = new Set(['in', 'at', 'near', 'from', 'around']);
const POSTPOSITIONS = new Set(['me', 'mein', 'mai', 'main', 'मे', 'में', 'के', 'ke', 'ki', 'की', 'city', 'se', 'से']);
const ONLY_JOBS: ReadonlySet<PartType> = new Set(['pay', 'max_pay', 'experience', 'education', 'level', 'mode', 'job_type']);
const ONLY_COURSES: ReadonlySet<PartType> = new Set(['max_fee', 'cost']);
const isOnlyForJobs = (type: PartType) => ONLY_JOBS.has(type);

/** Interprets a query; what is not clearly one thing stays text. Pure. */
export function interpretQuery(text: string, lexicon: Lexicon, taxonomy: Taxonomy): Interpretation {
  const words = foldWords(text);
  const spans = readSpans(words, { lexicon, taxonomy, text });
  const isAsking = spans.some(({ meaning }) => meaning?.isAsking);
  const kinds = isAsking ? [] : spans.flatMap((span, index) => namedKind(span, spans.slice(0, index), spans.slice(index + 1)));
  const named = kinds.includes('job') || isOnlyNear(spans) ? 'job' : (kinds[0] ?? null);
  const namesJob = spans.some((span) => span.meaning?.isPosition || isJobPart(span) || span.meaning?.part?.type === 'role');
  const isAboutJobs = named === 'job' || (named === null && namesJob && !isAsking);
  const isLearning = spans.some(({ meaning }) => meaning?.isLearning);
  const taken = spans.filter((span) => isTaken(span, { named, isAsking, isLearning, isAboutJobs, words }));
  const parts = taken.map((span) => toPart(text, span));
  const isStudy = named === null && isStudyAtPlace(spans, taken);
  return {
    parts,
    kind: named ?? (isAsking ? null : impliedKind(parts, isStudy)),
    isNamed: named !== null,
    isQuestion: named === null && isQuestion(spans),
    knownWords: spans.flatMap(({ start, end, meaning }) => (meaning?.alternatives.length ? [text.slice(start, end)] : [])),
    skillIds: spans.flatMap(({ meaning }) => meaning?.skillId ?? []),
    texts: wordTexts(
      text,
      named === null || named === 'job' ? spans.filter((span) => !isStudy || !span.meaning?.isLearning) : spans.map(asFiller),
      taken,
    ),
    wordings: wordTexts(text, spans, []),
  };
}

/** The phrases of a query and its amounts, each understood by what else is named. */
function readSpans(words: readonly QueryWord[], sources: Sources): Span[] {
  const found = findSpans(words, sources);
  const hasPart = (wanted: PartType, value?: string) =>
    found.some(({ meaning }) => meaning?.part?.type === wanted && (value === undefined || meaning.part.value === value));
  const has = (flag: 'isPosition' | 'isLearning' | 'isAsking') => found.some(({ meaning }) => meaning?.[flag]);
  return addAmounts(sources.text, asksForPay(found) ? found.map(withoutPayWord) : found, {
    isAboutJobs: hasPart('kind', 'job') || hasPart('role') || has('isPosition'),
    isAboutCourses: hasPart('kind', 'course'),
    isForSkill: hasPart('skill') && !has('isLearning') && !has('isAsking'),
  });
}

const isQuestion = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning?.isAsking || meaning?.isSentence) && !spans.some(({ meaning }) => meaning?.isLearning);

/** What only jobs have, and what says so by itself. */
const isJobPart = ({ amount, meaning }: Span): boolean => {
  const type = amount?.type ?? meaning?.part?.type;
  return type !== undefined && isOnlyForJobs(type) && !meaning?.needsJob;
};

/** What only jobs have says nothing where something else is looked for. */
const asFiller = (span: Span): Span =>
  span.meaning && isJobPart(span) ? { ...span, meaning: { ...span.meaning, isFiller: true } } : span;

/** Only jobs have pay, roles and ways of working; an institution is looked for itself. */
function impliedKind(parts: readonly Part[], isStudy: boolean): SearchKind | null {
  const types = new Set(parts.map(({ type }) => type));
  if (types.has('role') || [...types].some(isOnlyForJobs)) return 'job';
  return isStudy || types.has('university') ? 'university' : null;
}

type Sources = { lexicon: Lexicon; taxonomy: Taxonomy; text: string };

/** Splits a query into the longest phrases that mean something, the skills that it names, and single words. */
function findSpans(words: readonly QueryWord[], sources: Sources): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < words.length;) {
    const [length, meaning] = findMeaning(words.slice(at), sources);
    const [first, last] = [words[at], words[at + length - 1]];
    if (first && last) spans.push({ start: first.start, end: last.end, meaning });
    at += length;
  }
  return joinSkills(
    spans.map((span, index) => asField(span, spans[index + 1], sources)),
    sources,
  );
}

/** A word such as "it" as a field of work: in capitals, or before a word for jobs, roles or companies. */
function asField(span: Span, next: Span | undefined, { lexicon, text }: Sources): Span {
  const written = text.slice(span.start, span.end);
  const alternatives = span.meaning === null ? lexicon.fields.get(written.toLowerCase()) : undefined;
  const isCapital = written === written.toUpperCase() && text !== text.toUpperCase();
  const part = next?.meaning?.part?.type;
  const isBeside = next?.meaning?.isPosition || part === 'role' || part === 'level' || part === 'job_type' || part === 'kind';
  return alternatives && (isCapital || isBeside) ? { ...span, meaning: { ...NOTHING, alternatives } } : span;
}

function findMeaning(words: readonly QueryWord[], { lexicon, taxonomy, text }: Sources): [length: number, Meaning | null] {
  const forms = words.map(({ form }) => form);
  for (let length = Math.min(lexicon.maxWords, words.length); length > 0; length -= 1) {
    const known = findPhrase(forms.slice(0, length), lexicon);
    if (known) return [length, known];
  }
  for (let length = Math.min(MAX_SKILL_WORDS, words.length); length > 0; length -= 1) {
    const [first, last] = [words[0], words[length - 1]];
    if (!first || !last || forms.slice(0, length).some((form) => lexicon.meanings.has(form))) continue;
    const skill = findHindiSkill(taxonomy, text.slice(first.start, last.end));
    if (skill) return [length, skillMeaning(skill.id, skill.name)];
  }
  return [1, findMisspelt(forms[0] ?? '', lexicon)];
}

const findPhrase = (forms: readonly string[], { meanings }: Lexicon): Meaning | undefined =>
  meanings.get(forms.join(' ')) ?? meanings.get([...forms.slice(0, -1), toSingular(forms.at(-1) ?? '')].join(' '));

const skillMeaning = (skillId: string, name: string): Meaning => ({
  ...NOTHING,
  part: { type: 'skill', value: name },
  alternatives: [name],
  skillId,
});

/** Joins the words of each skill that is named, where they mean nothing else. */
function joinSkills(spans: readonly Span[], { taxonomy, text }: Sources): Span[] {
  let joined = [...spans];
  for (const { skillId, start, end } of matchSkills(taxonomy, text)) {
    const name = taxonomy.byId.get(skillId)?.name;
    const inside = joined.filter((span) => span.start < end && start < span.end);
    const isApart =
      inside.every((span) => isPlain(span) && span.start >= start && span.end <= end) &&
      inside.some(({ meaning }) => meaning === null);
    if (name === undefined || inside.length === 0 || !isApart) continue;
    joined = [...joined.filter((span) => !inside.includes(span)), { start, end, meaning: skillMeaning(skillId, name) }];
  }
  return joined.toSorted((a, b) => a.start - b.start);
}

/** A word that means nothing by itself. */
const isPlain = ({ meaning }: Span): boolean =>
  meaning === null || (meaning.part === null && meaning.alternatives.length === 0 && !meaning.isAsking);

/** What a single word means with one letter more, less or another; null for everyday words and where several names are near. */
function findMisspelt(form: string, { spellings, meanings }: Lexicon): Meaning | null {
  if (form.length < 6 || isEverydayWord(form)) return null;
  const near = (spellings.get(form.charAt(0)) ?? []).filter((name) => editDistance(form, name, 1) <= 1);
  const found = [...new Set(near.map((name) => meanings.get(name)?.part?.value))];
  const [name] = near;
  const meaning = found.length === 1 && name !== undefined ? meanings.get(name) : undefined;
  return meaning ? { ...meaning, alternatives: [...new Set([name ?? '', ...meaning.alternatives])] } : null;
}

/** Other words for an age: those of the articles and questions about it. */
const AGE_WORDS = ['old', 'age', 'thirty'];

/** Replaces the spans of pay, of years, of an age and of how long a course lasts by one span each. */
function addAmounts(text: string, spans: readonly Span[], about: AmountContext): Span[] {
  const age = parseAge(text);
  const length = parseLength(text, about);
  const candidates: Span[] = [
    ...[parsePay(text, about), parseYears(text, about)].flatMap((amount) => (amount ? [toSpan(amount)] : [])),
    ...(age ? [{ ...age, meaning: { ...NOTHING, alternatives: AGE_WORDS, isFiller: about.isAboutJobs } }] : []),
    ...(length ? [{ ...length, meaning: { ...NOTHING, isFiller: true } }] : []),
  ];
  const apart = candidates.filter((span, index) => !candidates.slice(0, index).some((other) => overlap(span, other)));
  return [...spans.filter((span) => !apart.some((other) => overlap(span, other))), ...apart].toSorted(
    (a, b) => a.start - b.start,
  );
}

type Range = { start: number; end: number };
const overlap = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

const toSpan = ({ type, amount, start, end }: Amount): Span => ({
  start,
  end,
  meaning: null,
  amount: { type, value: String(amountStep(type, amount)) },
});

type Scope = {
  named: SearchKind | null;
  isAsking: boolean;
  isLearning: boolean;
  isAboutJobs: boolean;
  words: readonly QueryWord[];
};

function isTaken(span: Span, { named, isAsking, isLearning, isAboutJobs, words }: Scope): boolean {
  const { amount, meaning } = span;
  const part = amount ?? meaning?.part;
  const mayBeJob = named === null || named === 'job';
  if (!part) return false;
  if (ONLY_COURSES.has(part.type)) return named === 'course';
  if (amount) return mayBeJob;
  if (part.type === 'kind') return !isAsking && part.value === named;
  if (isOnlyForJobs(part.type) && (isAsking || !mayBeJob)) return false;
  if (meaning?.needsJob) return isAboutJobs;
  return !meaning?.isShort || named === 'job' || isPlaceHere(span, words, isLearning);
}

/** Whether a short name is a place: beside a preposition, or last where something is to be learned. */
const isPlaceHere = (span: Span, words: readonly QueryWord[], isLearning: boolean): boolean =>
  (isLearning && words.at(-1)?.end === span.end) || hasPreposition(span, words);

function hasPreposition({ start, end }: Span, words: readonly QueryWord[]): boolean {
  const before = words.findLast((word) => word.end <= start);
  const after = words.find((word) => word.start >= end);
  return PREPOSITIONS.has(before?.form ?? '') || POSTPOSITIONS.has(after?.form ?? '');
}

function toPart(text: string, { start, end, meaning, amount }: Span): Part {
  const { type, value } = amount ?? meaning?.part ?? { type: 'kind' as const, value: '' };
  const before = text.slice(0, start).replace(/(?:^|\s)(?:in|at|near|for|from|of|with)\s*$/iu, ' ');
  const after = text.slice(end).replace(/^\s*(?:me|mein|में|की|ki|ke|के|ka|का)(?![\p{L}\p{M}])/iu, ' ');
  const without = `${before} ${after}`.replaceAll(/\s+/g, ' ').trim();
  return { type, value, written: text.slice(start, end), near: type === 'place' && value === '', without };
}

/** Roles, skills and institutions are also searched as text. */
const isText = (type: PartType): boolean => type === 'role' || type === 'skill' || type === 'company' || type === 'university';

/** The texts to search: what is not taken apart, without words that say nothing, in each wording. */
function wordTexts(text: string, spans: readonly Span[], taken: readonly Span[]): string[] {
  const apart = new Set(taken.filter((span) => !isText((span.amount ?? span.meaning?.part)?.type ?? 'role')));
  const rest = spans.filter((span) => !apart.has(span));
  const full = rest.filter(({ meaning }) => !meaning?.isFiller);
  const kept = full.length > 0 || apart.size > 0 ? full : rest;
  const options = kept.map(({ start, end, meaning }) => [text.slice(start, end), ...(meaning?.alternatives ?? [])]);
  return [...new Set(combine(options).map((words) => words.trim()))].filter((words) => words !== '');
}

/** One text of each choice of the options, the first options first: of two words the other names of both are tried. */
function combine(options: readonly (readonly string[])[]): string[] {
  let texts = [{ words: '', rank: 0 }];
  for (const wordings of options)
    texts = texts
      .flatMap(({ words, rank }) => wordings.map((wording, index) => ({ words: `${words} ${wording}`, rank: rank + index })))
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, MAX_TEXTS);
  return texts.map(({ words }) => words);
}
