/** A file that cannot be imported at all; the message states the problem and what to do. */
export class ImportError extends Error {
  override name = 'ImportError';
}
