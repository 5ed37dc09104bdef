import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { QuestionFile, type Question } from './question.ts';

/** Names the invalid file and question. */
export class QuestionError extends Error {
  constructor(file: string, entry: string, reason: string) {
    super(`${file}${entry === '' ? '' : `, ${entry}`}: ${reason}`);
    this.name = 'QuestionError';
  }
}

/**
 * Loads the questions of `checks/*.json` below a content folder, by the id of their skill, which is the name of the file. A
 * missing folder counts as empty. Throws QuestionError with file and question.
 */
export async function loadQuestions(contentFolder: string): Promise<ReadonlyMap<string, readonly Question[]>> {
  const folder = path.join(contentFolder, 'checks');
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = files.filter((file) => file.endsWith('.json')).sort();
  const entries = await Promise.all(
    names.map(async (file) => parseFile(path.join('checks', file), await readFile(path.join(folder, file), 'utf8'))),
  );
  return new Map(entries);
}

function parseFile(file: string, text: string): [string, Question[]] {
  const content = parseJson(file, text);
  const parsed = QuestionFile.safeParse(content);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const at = issue?.path ?? [];
    throw new QuestionError(file, describeQuestion(content, at), `${at.join('.')}: ${issue?.message ?? 'not as expected'}`);
  }
  const { skill, questions } = parsed.data;
  if (skill !== path.basename(file, '.json')) throw new QuestionError(file, '', `the file is about ${skill}`);
  const repeated = questions.find(({ id }, index) => questions.findIndex((other) => other.id === id) < index);
  if (repeated) throw new QuestionError(file, `question ${repeated.id}`, 'the id is used twice');
  const unclear = questions.find(({ options }) => new Set(options).size < options.length);
  if (unclear) throw new QuestionError(file, `question ${unclear.id}`, 'two options are the same');
  return [skill, questions];
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new QuestionError(file, '', error instanceof Error ? error.message : 'not JSON');
  }
}

const WithIds = z.object({ questions: z.array(z.object({ id: z.string().optional().catch(undefined) }).catch({})) });

function describeQuestion(content: unknown, [list, index]: readonly PropertyKey[]): string {
  if (list !== 'questions' || typeof index !== 'number') return '';
  return `question ${WithIds.safeParse(content).data?.questions[index]?.id ?? index + 1}`;
}
