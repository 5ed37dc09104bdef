/**
 * What a browser was shown in this session, as short marks in one cookie of the session. The browser writes it and the
 * server reads it, so that a feed that is entered again begins with what is new. A mark is 24 bits of a hash: nothing can
 * be read back from it, and of 300 candidates one is taken for another once in some hundred visits.
 */
export const SEEN_COOKIE = 'feed-seen';
const MARK_LENGTH = 4;
const MAX_ITEMS = 150;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The mark of one thing: FNV-1a of its kind and id, folded to 24 bits, in four letters. */
export function computeMark(type: string, id: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${type}:${id}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  const folded = ((hash >>> 24) ^ hash) & 0xff_ff_ff;
  return [18, 12, 6, 0].map((shift) => DIGITS[(folded >> shift) & 63]).join('');
}

/** The marks in a cookie's value; what is no such value holds none. */
export function parseMarks(value: string | undefined): string[] {
  if (!value || !/^[\w-]+$/.test(value) || value.length % MARK_LENGTH !== 0) return [];
  return value.match(/.{4}/g)?.slice(-MAX_ITEMS) ?? [];
}

/** The cookie's value with more marks, each once, the newest 150. */
export const addMarks = (value: string | undefined, marks: readonly string[]): string =>
  [...new Set([...parseMarks(value).filter((mark) => !marks.includes(mark)), ...marks])].slice(-MAX_ITEMS).join('');
