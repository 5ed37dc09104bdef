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
  'not-public': 'source-fault-not-public',
  robots: 'source-fault-robots',
  refused: 'source-fault-refused',
  'sign-in': 'source-fault-sign-in',
  'not-found': 'source-fault-not-found',
  'too-large': 'source-fault-too-large',
  'too-slow': 'source-fault-too-slow',
  'wrong-type': 'source-fault-wrong-type',
  busy: 'source-fault-busy',
  unavailable: 'source-fault-unavailable',
  empty: 'source-fault-empty',
  'not-xml': 'source-fault-not-xml',
  truncated: 'source-fault-truncated',
  'not-json': 'source-fault-not-json',
  'not-csv': 'source-fault-not-csv',
  'not-this-format': 'source-fault-not-this-format',
  'missing-columns': 'source-fault-missing-columns',
  'mostly-broken': 'source-fault-mostly-broken',
  'no-postings': 'source-fault-no-postings',
  'no-list': 'source-fault-no-list',
  'no-file': 'source-fault-no-file',
} as const satisfies Record<SourceFault, PlainProblemCode>;

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
