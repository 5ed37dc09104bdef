import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** A malformed line of a gold file; the message names the file, the line and the reason. */
export class GoldError extends Error {
  constructor(file: string, line: number, reason: string) {
    super(`${file}, line ${line}: ${reason}`);
    this.name = 'GoldError';
  }
}

export type GoldSpans = { text: string; spans: { start: number; end: number }[]; words: { start: number; end: number }[] };
/** `name` says where the texts come from, if they are not in the gold file. */
export type GoldPair = { title: string; ad: string; resume: string; label: number; employer?: string; name?: string };
/** A mention with the skills that it may mean: none when it means no skill. `groups` are what it is reported under. */
export type GoldLink = { text: string; mention: string; skills: string[]; groups: string[] };

const Span = z.union([
  z.tuple([z.number().int(), z.number().int()]).rest(z.unknown()),
  z.object({ start: z.number().int(), end: z.number().int(), label: z.string().optional() }),
]);
const Tagged = z.object({ tokens: z.array(z.string()).min(1), tags_knowledge: z.array(z.string()) });
const Tokens = z.object({ tokens: z.array(z.string()).min(1), spans: z.array(Span) });
const Text = z.object({ text: z.string(), spans: z.array(Span) });

/**
 * Parses knowledge spans, one JSON object per line: `{tokens, spans: [[from, to, label]]}` in tokens, `{text, spans}` in
 * UTF-16 units (both with exclusive ends), or `{tokens, tags_knowledge}` with the tags B, I and O. Spans with a label other
 * than "Knowledge" are ignored. Throws `GoldError` for a malformed line.
 */
export function parseGoldSpans(file: string): Promise<GoldSpans[]> {
  return parseLines(file, (value) => {
    const tagged = Tagged.safeParse(value);
    if (tagged.success) return toCharacterSpans(tagged.data.tokens, tagsToSpans(tagged.data.tags_knowledge));
    const tokens = Tokens.safeParse(value);
    if (tokens.success) return toCharacterSpans(tokens.data.tokens, knowledgeSpans(tokens.data.spans));
    const text = Text.safeParse(value);
    if (!text.success) throw new Error('expected {tokens, spans}, {tokens, tags_knowledge} or {text, spans}');
    const spans = knowledgeSpans(text.data.spans).map(([start, end]) => ({ start, end }));
    return {
      text: text.data.text,
      spans: spans.map((span) => checkInside(span, text.data.text.length)),
      words: findWords(text.data.text),
    };
  });
}

function knowledgeSpans(spans: readonly z.infer<typeof Span>[]): [number, number][] {
  return spans.flatMap((span): [number, number][] => {
    const [start, end, label] = Array.isArray(span) ? span : [span.start, span.end, span.label];
    return typeof label === 'string' && !/^knowledge$/i.test(label) ? [] : [[start, end]];
  });
}

function tagsToSpans(tags: readonly string[]): [number, number][] {
  const spans: [number, number][] = [];
  tags.forEach((tag, index) => {
    const last = spans.at(-1);
    if (tag.startsWith('I') && last?.[1] === index) last[1] = index + 1;
    else if (!tag.startsWith('O')) spans.push([index, index + 1]);
  });
  return spans;
}

function toCharacterSpans(tokens: readonly string[], spans: readonly [number, number][]): GoldSpans {
  const words: { start: number; end: number }[] = [];
  let text = '';
  for (const token of tokens) {
    if (text !== '') text += ' ';
    words.push({ start: text.length, end: text.length + token.length });
    text += token;
  }
  return {
    text,
    words,
    spans: spans.map(([from, to]) => {
      const { start, end } = { start: words[from]?.start, end: words[to - 1]?.end };
      if (start === undefined || end === undefined || end <= start) throw new Error(`no tokens from ${from} to ${to}`);
      return { start, end };
    }),
  };
}

function findWords(text: string): { start: number; end: number }[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function checkInside(span: { start: number; end: number }, length: number): { start: number; end: number } {
  if (span.start < 0 || span.end > length || span.end <= span.start) {
    throw new Error(`the span ${span.start} to ${span.end} is not inside the text`);
  }
  return span;
}

const RESUME = ['resume', 'resume_text', 'cv', 'resume_str', 'candidate'];
const AD = ['ad', 'job', 'job_description', 'job_description_text', 'jd', 'description', 'vacancy'];
const TITLE = ['title', 'job_title', 'position'];
const LABEL = ['label', 'fit', 'score', 'match', 'gold'];

/**
 * Parses labelled pairs, one JSON object per line: `{ad, resume, label, title?}`. A label is a number (higher for a better
 * fit), a boolean, or a known word such as "No Fit", "Potential Fit" or "Good Fit". The title defaults to the ad's first line. To avoid repeated
 * texts, lines `{ad_id, ad, title?}` and `{resume_id, resume}` may define texts that pairs refer to by id. Throws
 * `GoldError` for a malformed line.
 */
export async function parseGoldPairs(file: string): Promise<GoldPair[]> {
  const ads = new Map<string, { ad: string; title: string }>();
  const resumes = new Map<string, string>();
  const pairs = await parseLines(file, (value): GoldPair[] => {
    const entry = z.record(z.string(), z.unknown()).parse(value);
    const [adId, resumeId] = [entry['ad_id'], entry['resume_id']];
    const label = pick(entry, LABEL);
    const isPair = label !== undefined || (adId === undefined && resumeId === undefined);
    if (typeof adId === 'string' && (!isPair || !ads.has(adId))) ads.set(adId, parseAdEntry(entry));
    if (typeof resumeId === 'string' && (!isPair || !resumes.has(resumeId))) resumes.set(resumeId, getText(entry, RESUME));
    if (!isPair) return [];
    const ad = typeof adId === 'string' ? ads.get(adId) : undefined;
    const resume = typeof resumeId === 'string' ? resumes.get(resumeId) : undefined;
    return [{ ...(ad ?? parseAdEntry(entry)), resume: resume ?? getText(entry, RESUME), label: parseLabel(label) }];
  });
  return pairs.flat();
}

function parseAdEntry(entry: Record<string, unknown>): { ad: string; title: string } {
  const ad = getText(entry, AD);
  const title = pick(entry, TITLE);
  return {
    ad,
    title: typeof title === 'string' ? title : (ad.split('\n').find((line) => line.trim() !== '') ?? '').slice(0, 120),
  };
}

const LABEL_VALUES = new Map([
  ['no fit', 0],
  ['no', 0],
  ['low', 0],
  ['bad', 0],
  ['unsuitable', 0],
  ['potential fit', 1],
  ['moderate', 1],
  ['partial', 1],
  ['good fit', 2],
  ['good', 2],
  ['yes', 2],
  ['fit', 2],
  ['match', 2],
  ['suitable', 2],
]);

function parseLabel(label: unknown): number {
  const value = typeof label === 'string' ? (LABEL_VALUES.get(label.trim().toLowerCase()) ?? Number(label)) : Number(label);
  if (label === undefined || label === null || label === '' || Number.isNaN(value)) {
    throw new Error('the label is neither a number nor a known word');
  }
  return value;
}

const MENTION = ['mention', 'spelling', 'span', 'alias', 'surface'];
const GoldSkills = z.union([
  z.string().transform((name) => [name]),
  z.array(z.string()).min(1),
  z.null().transform((): string[] => []),
]);
const SKILL = ['skill', 'skills', 'canonical', 'label', 'name', 'id'];

/**
 * Parses mentions with the skills they mean, one JSON object per line: `{mention, skill, text?, kind?, from?}`. `skill` is a name
 * or id of the taxonomy, a list of accepted ones, or null for a mention of no skill; `text` is the sentence around the mention.
 * Throws `GoldError` for a malformed line.
 */
export function parseGoldLinks(file: string): Promise<GoldLink[]> {
  return parseLines(file, (value) => {
    const entry = z.record(z.string(), z.unknown()).parse(value);
    const mention = getText(entry, MENTION);
    const text = pick(entry, ['text', 'sentence', 'context']);
    const sentence = typeof text === 'string' && text.includes(mention) ? text : mention;
    const skills = GoldSkills.parse(pick(entry, SKILL));
    const groups = ['kind', 'from'].flatMap((name) => (typeof entry[name] === 'string' ? [`${name} ${entry[name]}`] : []));
    return { text: sentence, mention, skills, groups };
  });
}

function pick(entry: Record<string, unknown>, names: readonly string[]): unknown {
  const name = names.find((key) => entry[key] !== undefined);
  return name === undefined ? undefined : entry[name];
}

function getText(entry: Record<string, unknown>, names: readonly string[]): string {
  const value = pick(entry, names);
  if (typeof value !== 'string' || value.trim() === '') throw new Error(`"${names[0]}" must be a text`);
  return value;
}

/** Parses a file with one JSON object per line. Throws `GoldError` for a malformed line. */
export async function parseLines<T>(file: string, parse: (value: unknown) => T): Promise<T[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  const items = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [parse(JSON.parse(line.replace(/^\uFEFF/, '')))];
    } catch (error) {
      const reason =
        error instanceof z.ZodError ? (error.issues[0]?.message ?? 'not a record') : String((error as Error).message);
      throw new GoldError(file, index + 1, reason);
    }
  });
  if (items.length === 0) throw new GoldError(file, 1, 'the file has no lines');
  return items;
}
