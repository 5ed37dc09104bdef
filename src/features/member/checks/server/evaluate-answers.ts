import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Question } from '#features/base/skills/server/index.ts';

/** What a second reader answered without the key; `problem` is what they said against a question. */
export type SecondAnswer = { question: string; answer: number; problem: string | null };
/** `kept` questions are in the product, and `agreed` of them were answered as the key says. */
type Agreement = { name: string; read: number; agreed: number; kept: number; dropped: number };
export type AnswerReport = Omit<Agreement, 'name'> & {
  kinds: Agreement[];
  families: Agreement[];
  /** Kept questions against which the reader said something, and those that nobody read. */
  objections: number;
  unread: number;
};

const Line = z.object({ question: z.string().min(1), answer: z.int().min(0), problem: z.string().nullish() });

/** Names the file and the line of an invalid answer. */
export class AnswerError extends Error {}

/** Parses the answers of a second reader, one JSON object a line. Throws AnswerError for an invalid one. */
export async function parseAnswers(file: string): Promise<SecondAnswer[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = Line.safeParse(parseJson(line));
    if (!parsed.success) throw new AnswerError(`${file}, line ${index + 1}: not an answer to a question`);
    return [{ ...parsed.data, problem: parsed.data.problem ?? null }];
  });
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

type Skill = { id: string; kind: string; family: string };

/**
 * Compares the keys of all questions with the answers of a second reader, in all, by kind and by family of the skill. A question
 * that was read and is no longer in the product counts as dropped, with the skill that its id begins with.
 */
export function evaluateAnswers(
  questions: ReadonlyMap<string, readonly Question[]>,
  answers: readonly SecondAnswer[],
  skills: readonly Skill[],
): AnswerReport {
  const byId = new Map([...questions.values()].flat().map((question) => [question.id, question]));
  const bySkill = new Map(skills.map((skill) => [skill.id, skill]));
  const read = answers.map(({ question, answer, problem }) => {
    const key = byId.get(question)?.answer;
    const skill = bySkill.get(question.replace(/-\d+$/, ''));
    return { isKept: key !== undefined, isAgreed: key === answer, problem, skill };
  });
  const count = (items: typeof read) => ({
    read: items.length,
    kept: items.filter(({ isKept }) => isKept).length,
    agreed: items.filter(({ isKept, isAgreed }) => isKept && isAgreed).length,
    dropped: items.filter(({ isKept }) => !isKept).length,
  });
  const groupBy = (nameOf: (skill: Skill) => string): Agreement[] => {
    const names = [...new Set(read.map(({ skill }) => (skill ? nameOf(skill) : 'unknown')))].sort();
    return names.map((name) => ({
      name,
      ...count(read.filter(({ skill }) => (skill ? nameOf(skill) : 'unknown') === name)),
    }));
  };
  const answered = new Set(answers.map(({ question }) => question));
  return {
    ...count(read),
    kinds: groupBy(({ kind }) => kind),
    families: groupBy(({ family }) => family),
    objections: read.filter(({ isKept, problem }) => isKept && problem !== null).length,
    unread: [...byId.keys()].filter((id) => !answered.has(id)).length,
  };
}
