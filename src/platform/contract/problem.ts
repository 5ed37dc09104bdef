/** Errors of the API in the form of RFC 9457 (application/problem+json), shared by server and browser. */
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

export class Problem extends Error {
  readonly status: number;
  readonly body: ProblemBody;
  readonly headers: Record<string, string>;

  /** `detail` is a sentence for people; `code` is a stable word for programs. */
  constructor(status: number, title: string, extra: Partial<ProblemBody> = {}, headers: Record<string, string> = {}) {
    super(extra.detail ?? title);
    this.name = 'Problem';
    this.status = status;
    this.body = { type: 'about:blank', title, status, ...extra };
    this.headers = headers;
  }
}
