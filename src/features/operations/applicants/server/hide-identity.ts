/** What stands where something was left out. */
export const LEFT_OUT = '▒▒▒';

const MIN_NAME_LENGTH = 2;
const ADDRESSES = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|in|org|net|io|dev|me)\/\S+/giu;
/** Eight digits and more, also with spaces, hyphens and brackets between them; a year or a period is shorter. */
const PHONES = /\+?\d(?:[\s().-]*\d){7,}/gu;

/** Leaves a person's name, addresses and telephone numbers out of a text. What somebody tells of themselves otherwise stays. */
export function hideIdentity(text: string, name: string): string {
  const names = name.split(/\s+/).filter((part) => part.length >= MIN_NAME_LENGTH);
  const withoutContact = text.replaceAll(ADDRESSES, LEFT_OUT).replaceAll(PHONES, LEFT_OUT);
  return names.reduce((left, part) => left.replaceAll(wholeWord(part), LEFT_OUT), withoutContact);
}

const wholeWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{M}])`, 'giu');
