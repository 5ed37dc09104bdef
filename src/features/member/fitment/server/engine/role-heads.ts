import { findSingleDates, findSpans, type FoundSpan } from './dates.ts';
import type { SectionLine } from './find-positions.ts';
import { isPersonal } from './private-lines.ts';
import { scoreRoleText, splitRoleLine } from './role-lines.ts';
import { tellsRole } from './role-sentences.ts';
import { isProse, toSlots } from './role-slots.ts';

/** A line whose dates name a role, with the texts beside them; `single` is one date instead of a range. */
export type Head = { index: number; found: FoundSpan; slots: string[]; single: boolean };

export const MAX_WORDS_OF_HEAD = 14;
export const MAX_HEAD_LENGTH = 130;
const MAX_BULLET_LENGTH = 90;

/** Reads a line whose dates name a role: short, or with the dates at one end, and no sentence; null for any other line. */
export function findHead(line: SectionLine, index: number, today: string): Head | null {
  if (line.heading || line.section === 'personal' || line.section === 'languages') return null;
  if (line.text.length > (line.bullet ? MAX_BULLET_LENGTH : MAX_HEAD_LENGTH + 30) || isPersonal(line.text)) return null;
  if (tellsRole(line.text, today)) return null;
  const spans = findSpans(line.text, today);
  if (spans.length > 2) return null;
  return spans[0] ? findRangeHead(line, index, spans[0]) : findSingleHead(line, index, today);
}

function findSingleHead(line: SectionLine, index: number, today: string): Head | null {
  if (line.bullet || !(line.section === 'experience' || line.section === 'volunteering')) return null;
  const [date, ...others] = findSingleDates(line.text, today, []);
  if (!date || others.length > 0) return null;
  const slots = toSlots(line.text, date);
  const [slot] = slots;
  if (slot === undefined) return { index, found: date, slots, single: true };
  if (slots.length > 1 || isProse(slot) || date.end < line.text.length - 1) return null;
  const isTitle = slot.split(' ').length <= 6 && scoreRoleText(slot).title >= 3;
  return isTitle || namesBoth(slot) ? { index, found: date, slots, single: true } : null;
}

// "Northern Hotel, Leeds Line Chef": the whole of a role but for its end.
function namesBoth(slot: string): boolean {
  const { title, employer } = splitRoleLine(slot);
  return title !== null && employer !== null && slot.split(' ').length <= 10 && scoreRoleText(title).title >= 3;
}

function findRangeHead(line: SectionLine, index: number, found: FoundSpan): Head | null {
  const slots = toSlots(line.text, found);
  if (slots.join(' ').split(' ').length > MAX_WORDS_OF_HEAD + 4 || slots.some((slot) => isProse(slot))) return null;
  const isNamed = slots.some((slot) => scoreRoleText(slot).title >= 3 || scoreRoleText(slot).organisation >= 3);
  const mayBeDuty = line.bullet && (!isNamed || /^(?:since|from)\b/i.test(line.text.slice(found.start)));
  return mayBeDuty ? null : { index, found, slots, single: false };
}
