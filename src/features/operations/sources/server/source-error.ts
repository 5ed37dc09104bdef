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
