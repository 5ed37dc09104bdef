import { buildMatchContext, matchForms, type MatchContext, type SkillMention } from './match-forms.ts';
import { resolveListed } from './resolver/resolve-listed.ts';
import type { Taxonomy } from './taxonomy.ts';

/**
 * Finds skills in a text: every form on word boundaries (`matchForms`), and in a list of skills also names that are misspelt or
 * spaced in another way: "Python, kubernates, git hub". Mentions are in the order of the text and do not overlap.
 */
export function matchSkills(taxonomy: Taxonomy, text: string, context: MatchContext = buildMatchContext(text)): SkillMention[] {
  const mentions = matchForms(taxonomy, text, context).filter(
    (mention) => !isPrefix(text, mention) && !abbreviatesOther(text, mention),
  );
  if (mentions.length === 0) return mentions;
  const other = findListed(taxonomy, text, mentions);
  const listed = [...other, ...findSharingHead(taxonomy, text, { mentions, taken: [...mentions, ...other], context })];
  if (listed.length === 0) return mentions;
  const isReplaced = ({ start, end }: SkillMention) => listed.some((item) => item.start < end && start < item.end);
  return [...mentions.filter((mention) => !isReplaced(mention)), ...listed].sort((a, b) => a.start - b.start);
}

// "Bi-weekly" is not BI.
function isPrefix(text: string, { start, end }: SkillMention): boolean {
  return text[end] === '-' && /^(?:bi|co|ex|op|pre|pro|re)$/i.test(text.slice(start, end));
}

// In "Inactive, Obsolete and Surplus (IOS)" the letters stand for the words before them, which are matched by themselves.
function abbreviatesOther(text: string, { start, end }: SkillMention): boolean {
  const letters = text.slice(start, end).toLowerCase();
  if (text[start - 1] !== '(' || text[end] !== ')' || !/^\p{L}{2,6}$/u.test(letters)) return false;
  const words = text.slice(Math.max(0, start - 100), start - 1).match(/[\p{L}]+/gu) ?? [];
  const initials = words.filter((word) => !/^(?:and|of|the|for|in|to)$/i.test(word)).map((word) => word.charAt(0).toLowerCase());
  return initials.join('').endsWith(letters) || initials.slice(0, -1).join('').endsWith(letters);
}

const TWO_WORDS = /^[\p{L}-]{3,}\s([\p{L}-]{3,})$/u;
const WORDS_BEFORE = /(?:[\p{L}-]{3,}\s*,\s*){0,3}[\p{L}-]{3,}\s*(?:,?\s+(?:and|or)\s+|,?\s*&\s*|\/\s*)$/iu;

type Sharing = { mentions: readonly SkillMention[]; taken: readonly SkillMention[]; context: MatchContext };

/** "Project" of "Project and team management": words before a skill of two words that have its last word in common. */
function findSharingHead(taxonomy: Taxonomy, text: string, { mentions, taken, context }: Sharing): SkillMention[] {
  return mentions.flatMap(({ start, end }) => {
    const head = TWO_WORDS.exec(text.slice(start, end))?.[1];
    const before = head && WORDS_BEFORE.exec(text.slice(Math.max(0, start - 80), start));
    if (!before) return [];
    const from = start - before[0].length;
    return [...before[0].matchAll(/[\p{L}-]{3,}/gu)].flatMap(({ 0: word, index }) => {
      const item = { start: from + index, end: from + index + word.length };
      if (/^and$/i.test(word) || taken.some((mention) => mention.start < item.end && item.start < mention.end)) return [];
      const name = `${word} ${head}`;
      const named = matchForms(taxonomy, name, context).find((mention) => mention.start === 0 && mention.end === name.length);
      // "Spoken and written English" is one language.
      return named && taxonomy.byId.get(named.skillId)?.kind !== 'language' ? [{ ...named, ...item }] : [];
    });
  });
}

/** A part of a list between two separators, without the spaces around it. */
type Item = { start: number; end: number; name: string };

const SEPARATOR = /[,;|•·\n]/;
const MAX_ITEM_LENGTH = 40;
const MAX_ITEM_WORDS = 4;
/** More unknown items than this are no list of skills, and looking them all up would take long. */
const MAX_ITEMS = 40;

/** The items between separators beside an item that is a skill, if they are another spelling of one. */
function findListed(taxonomy: Taxonomy, text: string, mentions: readonly SkillMention[]): SkillMention[] {
  if (!SEPARATOR.test(text)) return [];
  const items = splitItems(text);
  const isSkill = items.map(({ start, end }) => mentions.some((mention) => mention.start === start && mention.end === end));
  const beside = items.filter((item, index) => !isSkill[index] && (isSkill[index - 1] || isSkill[index + 1]) && isShort(item));
  return beside.slice(0, MAX_ITEMS).flatMap(({ start, end, name }) => {
    const skillId = resolveListed(taxonomy, name);
    const isFound = mentions.some((mention) => mention.skillId === skillId && mention.start < end && start < mention.end);
    return skillId === null || isFound ? [] : [{ skillId, start, end, matched: name }];
  });
}

const isShort = ({ name }: Item): boolean =>
  name.length > 2 && name.length <= MAX_ITEM_LENGTH && name.split(/\s+/).length <= MAX_ITEM_WORDS;

function splitItems(text: string): Item[] {
  const items: Item[] = [];
  let from = 0;
  for (const part of text.split(SEPARATOR)) {
    // "Skills: Python" begins after the colon; the last item of a sentence ends before the full stop and after "and".
    const lead = /^(?:[^:]*:)?\s*(?:[*–-]\s*)?(?:(?:and|or|&)\s+)?/i.exec(part)?.[0].length ?? 0;
    const name = part.slice(lead).replace(/[\s.)]+$/, '');
    items.push({ start: from + lead, end: from + lead + name.length, name });
    from += part.length + 1;
  }
  return items;
}
