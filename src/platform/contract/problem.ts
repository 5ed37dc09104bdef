/** Errors of the API in the form of RFC 9457 (application/problem+json), shared by server and browser. */
import type { m } from '#platform/messages/messages.js';

type Catalogue = typeof m;
type Dashed<Key extends string> = Key extends `${infer Head}_${infer Tail}` ? `${Head}-${Dashed<Tail>}` : Key;
/** The messages whose keys begin with `Prefix`, by the rest of their keys in kebab-case. */
type MessagesOf<Prefix extends string> = {
  [Key in keyof Catalogue as Key extends `${Prefix}${infer Rest}` ? Dashed<Rest> : never]: Catalogue[Key];
};
type Problems = MessagesOf<'problems_'>;

/** The code of a problem: `already-bought` has the message `problems_already_bought`. */
export type ProblemCode = keyof Problems;
/** The title of a problem: `not-found` has the message `problem_titles_not_found`. */
export type ProblemTitle = keyof MessagesOf<'problem_titles_'>;
/** The parameters of a code's message. */
export type ProblemParams<Code extends ProblemCode> = NonNullable<Parameters<Problems[Code]>[0]>;
/** The codes whose message has no parameters. */
export type PlainProblemCode = {
  [Code in ProblemCode]: keyof ProblemParams<Code> extends never ? Code : never;
}[ProblemCode];

/** One validation error, before it is localized. */
export type CodedIssue = {
  [Code in ProblemCode]: { path: string; code: Code } & (Code extends PlainProblemCode
    ? { params?: Record<string, never> }
    : { params: ProblemParams<Code> });
}[ProblemCode];

/** The message of a schema in a contract: a code, which is localized in the response. */
export const issueCode = (code: PlainProblemCode): string => code;

export type ProblemIssue = { path: string; message: string };
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code?: string;
  request_id?: string;
  errors?: ProblemIssue[];
};

/** A problem as sent in a response. */
export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly headers: Record<string, string>;

  /** `detail` is a sentence for users; `code` is stable and for programs. */
  constructor(status: number, title: string, extra: Partial<ProblemBody> = {}, headers: Record<string, string> = {}) {
    super(extra.detail ?? title);
    this.name = 'Problem';
    this.status = status;
    this.body = { type: 'about:blank', title, status, ...extra };
    this.headers = headers;
  }
}
