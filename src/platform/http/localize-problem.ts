/** Renders a problem in a language: its codes are looked up in the message catalogue. */
import type { CodedIssue, ProblemBody, ProblemCode, ProblemTitle } from '#platform/contract/problem.ts';
import type { Language } from '#platform/language/language.ts';
import { m } from '../messages/messages.js';

type Params = Record<string, unknown>;
type Render = (params: Params, options: { locale: Language }) => string;

const messages = m as unknown as Record<string, Render | undefined>;
const keyOf = (prefix: string, code: string) => `${prefix}_${code.replaceAll('-', '_')}`;

/** A problem before it is localized. `code` is for programs. */
export type UnlocalizedProblem = {
  status: number;
  title: ProblemTitle;
  detail: { code: ProblemCode; params: Params };
  code?: string;
  issues?: readonly CodedIssue[];
};

/** Whether a text is a code of the message catalogue. */
export const isProblemCode = (text: string): text is ProblemCode =>
  /^[a-z][a-z0-9-]*$/.test(text) && Object.hasOwn(messages, keyOf('problems', text));

function render(key: string, params: Params, into: Language): string {
  const message = messages[key];
  if (!message) throw new Error(`the message ${key} is missing`);
  return message(params, { locale: into });
}

/** The message of a code in a language. */
export const localizeProblemCode = (code: ProblemCode, params: Params, into: Language): string =>
  render(keyOf('problems', code), params, into);

/** The body of the response. A detail that repeats the title is omitted. */
export function localizeProblem({ status, title, detail, code, issues }: UnlocalizedProblem, into: Language): ProblemBody {
  const localizedTitle = render(keyOf('problem_titles', title), {}, into);
  const localizedDetail = localizeProblemCode(detail.code, detail.params, into);
  return {
    type: 'about:blank',
    title: localizedTitle,
    status,
    ...(localizedDetail !== localizedTitle && { detail: localizedDetail }),
    ...(code !== undefined && { code }),
    ...(issues && {
      errors: issues.map((issue) => ({
        path: issue.path,
        message: localizeProblemCode(issue.code, issue.params ?? {}, into),
      })),
    }),
  };
}
