import * as z from 'zod';
import type { CodedIssue } from '#platform/contract/problem.ts';
import { invalid } from '#platform/http/errors.ts';
import { MAX_ANSWER_LENGTH, type Answer, type Question } from '../contract.ts';

const Given = z.record(z.string(), z.string());

/**
 * The answers of an application form, in the order of the questions; those that were left empty are missing. 422 with the path
 * `answers.<id>` for a required one without an answer, or one that is none of its kind.
 */
export function checkAnswers(questions: readonly Question[], text: string): Answer[] {
  const given = parseGiven(text);
  const faults: CodedIssue[] = [];
  const answers = questions.flatMap(({ id, text: question, kind, required }): Answer[] => {
    const answer = given[id]?.trim() ?? '';
    const fault = findFault(`answers.${id}`, kind, answer, required);
    if (fault) faults.push(fault);
    return answer === '' ? [] : [{ question, kind, answer }];
  });
  if (faults.length > 0) throw invalid(...faults);
  return answers;
}

function parseGiven(text: string): Record<string, string> {
  try {
    return Given.parse(JSON.parse(text));
  } catch {
    throw invalid({ path: 'answers', code: 'answers-unreadable' });
  }
}

function findFault(path: string, kind: Question['kind'], answer: string, required: boolean): CodedIssue | null {
  if (answer === '') return required ? { path, code: 'answer-required' } : null;
  if (answer.length > MAX_ANSWER_LENGTH) return { path, code: 'answer-too-long', params: { limit: MAX_ANSWER_LENGTH } };
  if (kind === 'yes_no' && answer !== 'yes' && answer !== 'no') return { path, code: 'answer-yes-or-no' };
  if (kind === 'date' && !z.iso.date().safeParse(answer).success) return { path, code: 'answer-no-date' };
  return null;
}
