/** What words mean in a query, from the files of `content/search` and the roles of `content/job-templates.json`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { foldPhrase } from './fold-words.ts';
import type { MeaningKind, PartType } from '../../contract.ts';
import { verbForms } from './verb-forms.ts';

const CONTENT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../../../../content');

const Words = z.strictObject({ words: z.array(z.string()), hindi: z.array(z.string()).default([]) });
const Value = Words.extend({ value: z.string(), needs_job: z.boolean().default(false), at_end: z.boolean().default(false) });
const WordsFile = z.strictObject({
  kinds: z.array(Value),
  levels: z.array(Value),
  modes: z.array(Value),
  types: z.array(Value),
  education: z.array(Value),
  costs: z.array(Value),
  /** Single words that mean a role. */
  roles: z.array(Value),
  /** What is asked for pay in words ("high paying"). */
  pay: z.array(Value),
  /** Words of many roles, such as "manager": where one is named, an amount is that of a job. */
  positions: Words,
  near_me: Words,
  /** Words for pay, which ask for advice unless they stand beside a job or role. */
  pay_words: Words,
  /** Single words that are a field of work beside what names jobs or companies, with its other words ("it jobs"). */
  fields: z.record(z.string(), z.array(z.string())),
  asking: Words,
  sentence: Words,
  /** Says that something is to be learned: what teaches it is meant. */
  learning: Words,
  phrases: z.array(z.string()),
  fillers: Words,
});
const Place = z.strictObject({
  name: z.string(),
  /** The districts, regions, states and countries that it is in. */
  within: z.array(z.string()).default([]),
  /** The places of which any is meant; the index has these. */
  holds: z.array(z.string()).default([]),
  other: z.array(z.string()).default([]),
  hindi: z.array(z.string()).default([]),
  /** Names that are places only beside "in", where a job is looked for, or last where something is to be learned. */
  short: z.array(z.string()).default([]),
});
const Institution = z.strictObject({
  name: z.string(),
  other: z.array(z.string()).default([]),
  hindi: z.array(z.string()).default([]),
});
const Institutions = z.strictObject({ universities: z.array(Institution), companies: z.array(Institution) });
/** Hindi verbs in Latin letters, by their infinitives. */
const Verbs = z.strictObject({
  fillers: z.array(z.string()),
  learning: z.array(z.string()),
  meanings: z.record(z.string(), z.array(z.string())),
  /** Of a job that one has, or how to find one: they name no jobs. */
  about_jobs: z.record(z.string(), z.array(z.string())),
});
const Roles = z.array(z.object({ name: z.string(), aliases: z.array(z.string()) }));

export type Place = z.infer<typeof Place>;

/** Words that staff added, with what they stand for; `name` is how that is called now. */
export type StaffWord = { words: string; kind: MeaningKind; value: string; name: string };

/** What one phrase means. */
export type Meaning = {
  /** What it says apart from the text that is searched. */
  part: { type: PartType; value: string } | null;
  /** Taken only where a job is looked for. */
  needsJob: boolean;
  /** Taken only as the last word, places apart. */
  isAtEnd: boolean;
  /** Taken only beside a preposition, where a job is looked for, or last where something is to be learned. */
  isShort: boolean;
  /** Other words for the same thing, as searched. */
  alternatives: readonly string[];
  /** Says nothing by itself. */
  isFiller: boolean;
  /** Asks for advice rather than for a job. */
  isAsking: boolean;
  /** Says that the query is a whole sentence ("mera", "nahi", "my"). */
  isSentence: boolean;
  isPosition: boolean;
  isPayWord: boolean;
  isLearning: boolean;
  /** The skill that is named. */
  skillId: string | null;
};

export type Lexicon = {
  meanings: ReadonlyMap<string, Meaning>;
  /** The largest number of words of a phrase. */
  maxWords: number;
  /** Names of one word, by their first letter, of which one letter may be wrong. */
  spellings: ReadonlyMap<string, readonly string[]>;
  places: ReadonlyMap<string, Place>;
  /** What a field of work is called in other words. */
  fields: ReadonlyMap<string, readonly string[]>;
};

export const NOTHING: Meaning = {
  part: null,
  needsJob: false,
  isAtEnd: false,
  isShort: false,
  alternatives: [],
  isFiller: false,
  isAsking: false,
  isSentence: false,
  isPosition: false,
  isPayWord: false,
  isLearning: false,
  skillId: null,
};

const FLAGS = ['isFiller', 'isAsking', 'isSentence', 'isPosition', 'isPayWord', 'isLearning'] as const;

let builtIn: Lexicon | undefined;
let current: Lexicon | undefined;

/** The lexicon of the files, loaded once per process. */
export function builtInLexicon(): Lexicon {
  builtIn ??= buildLexicon();
  return builtIn;
}

/** The lexicon with the words that staff added, as this process has loaded them. */
export const queryLexicon = (): Lexicon => current ?? builtInLexicon();

/** Puts the words that staff added above those of the files, in place of the ones that were put there before. */
export function setStaffWords(words: readonly StaffWord[]): void {
  current = words.length === 0 ? undefined : addStaffWords(builtInLexicon(), words);
}

const load = <T>(schema: z.ZodType<T>, ...names: string[]): T =>
  schema.parse(JSON.parse(readFileSync(path.join(CONTENT, ...names), 'utf8')));

function buildLexicon(): Lexicon {
  const words = load(WordsFile, 'search', 'words.json');
  const { places } = load(z.strictObject({ places: z.array(Place) }), 'search', 'places.json');
  const meanings = new Map<string, Meaning>();
  /** Adds to what is known of each phrase; what was said first stays. */
  const add = (phrases: readonly string[], meaning: Partial<Meaning>): void => {
    for (const phrase of phrases) {
      const key = foldPhrase(phrase);
      if (key === '') continue;
      const known = meanings.get(key);
      const alternatives = [...(known?.alternatives ?? []), ...(meaning.alternatives ?? [])];
      const flags = Object.fromEntries(FLAGS.map((flag) => [flag, known?.[flag] || meaning[flag] || false]));
      meanings.set(key, { ...NOTHING, ...meaning, ...known, ...flags, alternatives });
    }
  };
  addWords(words, add);
  for (const { name, other, hindi, short } of places) {
    const part = { type: 'place' as const, value: name };
    add(short, { part, isShort: true });
    add([name, ...other, ...hindi], { part });
  }
  addInstitutions(add);
  addRoles(add);
  addVerbs(add);
  for (const [word, alternatives] of Object.entries(load(z.record(z.string(), z.array(z.string())), 'search', 'synonyms.json')))
    add([word], { alternatives });
  return toLexicon(meanings, new Map(places.map((place) => [place.name, place])), new Map(Object.entries(words.fields)));
}

const toLexicon = (meanings: Lexicon['meanings'], places: Lexicon['places'], fields: Lexicon['fields']): Lexicon => ({
  meanings,
  maxWords: Math.max(...[...meanings.keys()].map((key) => key.split(' ').length)),
  spellings: collectSpellings(meanings),
  places,
  fields,
});

/** Words that staff added mean what staff say, and nothing else. */
function addStaffWords(lexicon: Lexicon, words: readonly StaffWord[]): Lexicon {
  const meanings = new Map(lexicon.meanings);
  const places = new Map(lexicon.places);
  for (const word of words) {
    const key = foldPhrase(word.words);
    const meaning = staffMeaning(word);
    if (key === '' || meaning === null) continue;
    meanings.set(key, { ...NOTHING, ...meaning });
    const place = word.kind === 'place' && places.get(word.value);
    if (place) places.set(place.name, { ...place, other: [...place.other, word.words] });
  }
  return toLexicon(meanings, places, lexicon.fields);
}

/** Null for a page, which is found by what is typed for it and has no part in other queries. */
function staffMeaning({ kind, value, name }: StaffWord): Partial<Meaning> | null {
  if (kind === 'page') return null;
  if (kind === 'text') return { alternatives: [value] };
  const part = { type: kind, value: name };
  if (kind === 'place') return { part };
  return { part, alternatives: [name], skillId: kind === 'skill' ? value : null };
}

type Add = (phrases: readonly string[], meaning: Partial<Meaning>) => void;

function addWords(words: z.infer<typeof WordsFile>, add: Add): void {
  const { kinds, levels, modes, types, education, costs, roles, pay } = words;
  const addAll = ({ words: latin, hindi }: z.infer<typeof Words>, meaning: Partial<Meaning>) =>
    add([...latin, ...hindi], meaning);
  addAll(words.asking, { isAsking: true });
  add(words.phrases, { isAsking: true });
  addAll(words.sentence, { isSentence: true });
  addAll(words.learning, { isLearning: true });
  addAll(words.positions, { isPosition: true });
  addAll(words.pay_words, { isPayWord: true });
  const groups = { kind: kinds, level: levels, mode: modes, job_type: types, education, cost: costs, role: roles, pay };
  for (const [type, values] of Object.entries(groups))
    for (const { value, needs_job, at_end, ...names } of values)
      addAll(names, { part: { type: type as keyof typeof groups, value }, needsJob: needs_job, isAtEnd: at_end });
  addAll(words.near_me, { part: { type: 'place', value: '' } });
  addAll(words.fillers, { isFiller: true });
}

function addInstitutions(add: Add): void {
  const { universities, companies } = load(Institutions, 'search', 'institutions.json');
  for (const [type, institutions] of [['university', universities] as const, ['company', companies] as const])
    for (const { name, other, hindi } of institutions)
      add([name, ...other, ...hindi], { part: { type, value: name }, alternatives: [name] });
}

/** A role's own name goes before another role's alias. */
function addRoles(add: Add): void {
  const roles = load(Roles, 'job-templates.json');
  for (const { name } of roles) add([name], { part: { type: 'role', value: name } });
  for (const { name, aliases } of roles) add(aliases, { part: { type: 'role', value: name }, alternatives: [name] });
}

function addVerbs(add: Add): void {
  const { fillers, learning, meanings, about_jobs } = load(Verbs, 'search', 'verbs.json');
  add(fillers.flatMap(verbForms), { isFiller: true });
  add(learning.flatMap(verbForms), { isFiller: true, isLearning: true });
  for (const [verb, alternatives] of Object.entries(meanings)) add(verbForms(verb), { alternatives });
  for (const [verb, alternatives] of Object.entries(about_jobs)) add(verbForms(verb), { alternatives, isAsking: true });
}

const MIN_CORRECTED_LENGTH = 6;
const CORRECTED: ReadonlySet<PartType> = new Set(['place', 'role', 'level', 'job_type']);

function collectSpellings(meanings: ReadonlyMap<string, Meaning>): Lexicon['spellings'] {
  const names = [...meanings].flatMap(([key, { part }]) =>
    part && CORRECTED.has(part.type) && !key.includes(' ') && key.length >= MIN_CORRECTED_LENGTH && /^[a-z]+$/.test(key)
      ? [key]
      : [],
  );
  return Map.groupBy(names, (name) => name.charAt(0));
}
