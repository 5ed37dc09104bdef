import type { PlainProblemCode } from '#platform/contract/problem.ts';

/** Why nothing could be read from a source. The first group are failures of the request. */
export type SourceFault =
  | 'not-public'
  | 'robots'
  | 'refused'
  | 'sign-in'
  | 'not-found'
  | 'too-large'
  | 'too-slow'
  | 'wrong-type'
  | 'busy'
  | 'unavailable'
  | 'empty'
  | 'not-xml'
  | 'truncated'
  | 'not-json'
  | 'not-csv'
  | 'not-this-format'
  | 'missing-columns'
  | 'mostly-broken'
  | 'no-postings'
  | 'no-list'
  | 'no-file';

/** The problem that a response states for each. */
export const FAULT_PROBLEMS = {
  'not-public': { code: 'source-fault-not-public' },
  robots: { code: 'source-fault-robots' },
  refused: { code: 'source-fault-refused' },
  'sign-in': { code: 'source-fault-sign-in' },
  'not-found': { code: 'source-fault-not-found' },
  'too-large': { code: 'source-fault-too-large' },
  'too-slow': { code: 'source-fault-too-slow' },
  'wrong-type': { code: 'source-fault-wrong-type' },
  busy: { code: 'source-fault-busy' },
  unavailable: { code: 'source-fault-unavailable' },
  empty: { code: 'source-fault-empty' },
  'not-xml': { code: 'source-fault-not-xml' },
  truncated: { code: 'source-fault-truncated' },
  'not-json': { code: 'source-fault-not-json' },
  'not-csv': { code: 'source-fault-not-csv' },
  'not-this-format': { code: 'source-fault-not-this-format' },
  'missing-columns': { code: 'source-fault-missing-columns' },
  'mostly-broken': { code: 'source-fault-mostly-broken' },
  'no-postings': { code: 'source-fault-no-postings' },
  'no-list': { code: 'source-fault-no-list' },
  'no-file': { code: 'source-fault-no-file' },
} as const satisfies Record<SourceFault, { code: PlainProblemCode }>;

/** A source that cannot be used at all; the message states the problem and what to do, `detail` what its sentence names. */
export class SourceError extends Error {
  override name = 'SourceError';
  readonly fault: SourceFault;
  readonly detail: string;
  constructor(fault: SourceFault, message: string, detail = '') {
    super(message);
    this.fault = fault;
    // What the database can store.
    this.detail = detail.replaceAll('\0', '').toWellFormed().slice(0, 400);
  }
}
