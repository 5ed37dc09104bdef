/**
 * The items a browser was shown in this session, as short hashes in one session cookie. The browser writes it and the
 * server reads it, so that a feed starts with new items. A mark has 24 bits: items cannot be recovered from it, and with
 * 150 marks and 300 candidates a new item is taken for a seen one about once in 370 visits.
 */
export const SEEN_COOKIE = 'feed-seen';
const MARK_LENGTH = 4;
const MAX_ITEMS = 150;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The mark of an item: FNV-1a of its type and id, reduced to 24 bits, as four characters. */
export function computeMark(type: string, id: string): string {
  let hash = 0x81_1c_9d_c5;
  for (const character of `${type}:${id}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  const reduced = ((hash >>> 24) ^ hash) & 0xff_ff_ff;
  return [18, 12, 6, 0].map((shift) => DIGITS[(reduced >> shift) & 63]).join('');
}

/** Parses the cookie's value; empty when malformed. */
export function parseMarks(value: string | undefined): string[] {
  if (!value || !/^[\w-]+$/.test(value) || value.length % MARK_LENGTH !== 0) return [];
  return value.match(/.{4}/g)?.slice(-MAX_ITEMS) ?? [];
}

/** The cookie's value with added marks, distinct, the newest 150. */
export const addMarks = (value: string | undefined, marks: readonly string[]): string =>
  [...new Set([...parseMarks(value).filter((mark) => !marks.includes(mark)), ...marks])].slice(-MAX_ITEMS).join('');
