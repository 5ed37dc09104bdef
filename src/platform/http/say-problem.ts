/** Says a problem in the reader's language. Problems are written in the API's own, English; what readers meet is in the catalogue. */
import type { ProblemBody } from '#platform/contract/problem.ts';
import { language, DEFAULT_LANGUAGE, type Language } from '#platform/language/language.ts';
import { m } from '../messages/messages.js';

type Say = (facts: Record<string, string>, options: { locale: Language }) => string;
type Sentence = { pattern: RegExp; names: string[]; say: Say };

const PREFIX = 'problems_';
const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** Brackets that occur in no sentence, around the name of a parameter. */
const MARKED = /\u2983(\w+)\u2984/g;

/** Every sentence of the catalogue as a pattern that finds its facts again; one without facts fits itself only. */
const sentences: readonly Sentence[] = Object.entries(m as unknown as Record<string, Say>)
  .filter(([key]) => key.startsWith(PREFIX))
  .map(([, say]) => {
    const facts = new Proxy<Record<string, string>>({}, { get: (_, name) => `\u2983${String(name)}\u2984` });
    const text = say(facts, { locale: DEFAULT_LANGUAGE });
    const names = [...text.matchAll(MARKED)].map(([, name = '']) => name);
    return { pattern: new RegExp(`^${text.replaceAll(SPECIAL, '\\$&').replaceAll(MARKED, '(.+)')}$`, 's'), names, say };
  })
  // A sentence without facts is meant before one that could hold anything.
  .toSorted((a, b) => a.names.length - b.names.length);

/** The sentence in a language; as it was written where the catalogue does not know it. */
export function sayProblem(text: string, into: Language = language()): string {
  if (into === DEFAULT_LANGUAGE) return text;
  for (const { pattern, names, say } of sentences) {
    const found = pattern.exec(text);
    if (found) return say(Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])), { locale: into });
  }
  return text;
}

/** The whole problem, its fields' messages included. */
export const sayProblemBody = (body: ProblemBody): ProblemBody => ({
  ...body,
  title: sayProblem(body.title),
  ...(body.detail !== undefined && { detail: sayProblem(body.detail) }),
  ...(body.errors && { errors: body.errors.map((issue) => ({ ...issue, message: sayProblem(issue.message) })) }),
});
