/** The errors a use case throws on purpose: codes with parameters, which the platform renders as problem+json. */
import {
  Problem,
  type CodedIssue,
  type PlainProblemCode,
  type ProblemBody,
  type ProblemCode,
  type ProblemParams,
  type ProblemTitle,
} from '#platform/contract/problem.ts';
import { DEFAULT_LANGUAGE, type Language } from '#platform/language/language.ts';
import { localizeProblem, type UnlocalizedProblem } from './localize-problem.ts';

const TITLES = {
  400: 'malformed',
  401: 'sign-in',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  410: 'gone',
  412: 'changed',
  413: 'too-large',
  415: 'media-type',
  422: 'invalid',
  429: 'rate-limited',
  500: 'unexpected',
  502: 'provider-away',
  503: 'unavailable',
} as const satisfies Record<number, ProblemTitle>;
type Status = keyof typeof TITLES;

export type ProblemOptions = {
  /** The title, if it differs from that of the status. */
  title?: ProblemTitle;
  /** The code in the response, if it differs from that of the message; null for none. */
  code?: string | null;
  issues?: readonly CodedIssue[];
  headers?: Record<string, string>;
  cause?: unknown;
};
type ParamsAndOptions<Code extends ProblemCode> = Code extends PlainProblemCode
  ? [params?: Record<string, never>, options?: ProblemOptions]
  : [params: ProblemParams<Code>, options?: ProblemOptions];

/** A problem that can be rendered in any language; its error message is English, for logs and operators. */
export class CodedProblem extends Problem {
  readonly #unlocalized: UnlocalizedProblem;

  constructor(unlocalized: UnlocalizedProblem, { headers, cause }: ProblemOptions) {
    const english = localizeProblem(unlocalized, DEFAULT_LANGUAGE);
    super(unlocalized.status, english.title, english, headers);
    this.#unlocalized = unlocalized;
    if (cause !== undefined) this.cause = cause;
  }

  localize(into: Language): ProblemBody {
    return localizeProblem(this.#unlocalized, into);
  }
}

/** Creates the problem of a code: `problem(410, 'badge-withdrawn')`. */
export function problem<Code extends ProblemCode>(status: Status, code: Code, ...rest: ParamsAndOptions<Code>): CodedProblem {
  const [params = {}, options = {}] = rest as [Record<string, unknown>?, ProblemOptions?];
  const responseCode = options.code === undefined ? code : options.code;
  return new CodedProblem(
    {
      status,
      title: options.title ?? TITLES[status],
      detail: { code, params },
      ...(responseCode !== null && { code: responseCode }),
      ...(options.issues && { issues: options.issues }),
    },
    options,
  );
}

type MissingCode = Extract<PlainProblemCode, `${string}-not-found`>;
/** What can be missing: `job` for the code `job-not-found`. */
export type Missing = MissingCode extends `${infer Subject}-not-found` ? Subject : never;

export const unauthenticated = () => problem(401, 'sign-in');
/** A 401 for an API token that is unknown, expired or revoked, as RFC 6750 has it. */
export const tokenInvalid = () =>
  problem(401, 'token-invalid', {}, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
export const forbidden = (code: PlainProblemCode = 'not-allowed') => problem(403, code);
/** A 404, also for objects whose existence the viewer may not learn of. */
export const notFound = (missing: Missing = 'page') => problem(404, `${missing}-not-found`, {}, { code: null });
export const conflict = <Code extends ProblemCode>(code: Code, ...rest: ParamsAndOptions<Code>) => problem(409, code, ...rest);
export const unavailable = (code: PlainProblemCode, retryAfterSeconds = 5) =>
  problem(503, code, {}, { headers: { 'retry-after': String(retryAfterSeconds) } });

/** Refuses one field with the given status; the message of the field is also the detail. */
export function refuseField(status: Status, issue: CodedIssue, options: ProblemOptions = {}): CodedProblem {
  const { code, params = {} } = issue;
  const title = options.title ?? TITLES[status];
  return new CodedProblem({ status, title, detail: { code, params }, code: options.code ?? code, issues: [issue] }, options);
}

/** A 422 with the given issues; the message of the first one is also the detail. */
export function invalid(...issues: CodedIssue[]): CodedProblem {
  const [first] = issues;
  const detail = first ? { code: first.code, params: first.params ?? {} } : { code: 'invalid-input' as const, params: {} };
  return new CodedProblem({ status: 422, title: TITLES[422], detail, issues }, {});
}
