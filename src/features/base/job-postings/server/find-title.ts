/** Finds the role of an ad in its text. */
import type { Labelled } from './find-labels.ts';
import type { AdReader, Found } from './posting.ts';
import { splitSentences } from './split-sentences.ts';

/** Scores of `AdReader.scoreName`: the text is about a role, or has a word for one. */
export const CLEAR = 3;
export const POSSIBLE = 1.5;
const MAX_TITLE_WORDS = 9;
const MAX_UNKNOWN_WORDS = 4;
export const MAX_TITLE_LENGTH = 100;
const OPENING_LINES = 14;
const OPENING_SENTENCES = 25;
const PROSE_SENTENCES = 5;
const MAX_PROSE_LINES = 5;
const MAX_OPENING_WORDS = 12;

/** What stands before the role in a sentence. */
const BEFORE_ROLE =
  /(?:(?:\b(?:we(?:['’]re| are)|is|are|now|currently|actively|urgently|immediately) )*\b(?:hiring|recruiting|seeking|looking)(?: for| out for)?|\b(?:looking|searching) for|\brequires?|\brequired|\bneeds?|\bwanted|\b(?:requirement|vacanc(?:y|ies)|openings?|position|post|role|job|opportunity|walk-?in|applications?|interview)s?(?: (?:is|are) (?:open|available|invited))? (?:of|for|as)(?: the (?:post|position|role) of)?|\b(?:join|work) (?:us |with us |our team |\p{L}+ )?as|\binvites? applications (?:for|from)(?: the (?:post|position) of)?)[\s:–-]+/giu;
const OPENING_CUE = new RegExp(`^[^:]{0,30}?${BEFORE_ROLE.source}`, 'iu');
/** Words between them that are no part of the role. */
const FILLER =
  /^(?:(?:as|and|great|innovative|ambitious|accomplished|expert|an?|the|our|some|one|two|three|four|five|more|new|next|immediate|urgent|urgently|suitable|qualified|talented|passionate|dynamic|experienced|enthusiastic|motivated|highly|skilled|smart|young|dedicated|energetic|hardworking|dependable|reliable|creative|self-motivated|results?-oriented|welcome|results?-driven|detail-oriented|proactive|individual|candidates?|male|female|m\/f|for|post of|position of|\d{1,3}(?:\s*(?:nos?\.?|x))?)[\s,/]+)+/iu;
/** Where a role ends. */
const AFTER_ROLE =
  /\s*(?:[;:!?।•]|\.(?=\s|$)|,(?=\s)|\s[-–—|@]\s|\s(?:for|at|in|with|to|who|that|which|having|from|based|required|wanted|needed|urgently|immediately|is|are|on|as|under|join|role|position|post|vacanc(?:y|ies)|openings?|jobs?|works?|can|must|should|will|chahiye|chaiye|चाहिए|की|के|हेतु|का)(?=\s|$)|\s?[([]?\b\d|$)/iu;
/** "Accountant required in Surat", "Store incharge chahiye". */
const ROLE_FIRST =
  /^(.{3,70}?)\s+(?:(?:is|are)\s+)?(?:(?:urgently|immediately)\s+)?(?:required|wanted|needed|chahiye|chaiye)\b/iu;
const HINDI_ROLE = /([\p{L}\p{M}\s]{3,60}?)\s+(?:चाहिए|की (?:तुरंत )?(?:आवश्यकता|जरूरत|ज़रूरत)|हेतु आवेदन|के पद)/u;
const BEFORE_HINDI_ROLE = /\s+(?:के लिए|में|को|हेतु|एक)\s+/u;
const OFFERED =
  /\b(?:(?:urgent |immediate )?(?:requirement|vacanc(?:y|ies)|openings?) (?:of|for)|(?:is|are|we['’]re|now) hiring(?: for)?|hiring for|walk-?in (?:interview )?for)\s+(.{3,60}?)\s*(?:[.!,:;(]|$|\s(?:in|at|for|with)\s)/iu;
/** Words of what is offered or asked for that is no role. */
const NO_ROLE =
  /\b(?:experience|knowledge|skills?|people|candidates?|freshers?|position|role|job|company|team|talent|immediate|joiners?|us|you|good|multiple|various|all|many|following|this|that|no|understanding|interest|ability|degree|graduation|certification|proficiency|licen[cs]e|laptop|bike|profile)\b|अनुभव|ज्ञान|होना|होनी|आना|आनी/iu;
/** Words at the end of a heading that name the ad, not the role. */
const SUFFIX =
  /\s*(?:[-–—|:]\s*)?\b(?:urgently |immediately )?(?:required|wanted|needed|job description|jd|vacancy|hiring|jobs?|opening)s?\s*[!.]*$/i;
/** Headings of ads that contain words for roles. */
export const SECTION =
  /^(?:about|key|roles?|responsibilit|duties|requirement|qualification|what|who|why|how|benefits|job|skills?|experience|ideal candidate|candidate|contact|note|apply|our|your|the|to|reporting|reports)\b/i;
/** What follows a task instead of a role: "Develop data models, schemas and …". */
const CONTINUES =
  /^[\s)]*(?:,|in|for|at|with|to|who|that|on|as|is|are|will|should|must|can)\s*(?!(?:an?|the|our|leading|reputed)\b)\p{Ll}/u;
/** Words before a role in a text without any structure. */
const STOP =
  /^(?:an?|the|for|of|to|in|at|is|are|we|our|urgent|urgently|required|requirement|hiring|need|needs|wanted|good|hi|hello|dear|morning|and|or|all|by|with)$|[.,:;!]$/i;

/** The role: behind a label, in a sentence that offers it, or as one of the first lines. Null when the text names none. */
export function findTitle(description: string, labels: readonly Labelled[], { scoreName }: AdReader): Found<string> | null {
  const score = (text: string) => scoreName(text).title;
  for (const { value, quote } of labels.filter(({ label }) => label === 'title')) {
    const title = cutRole(value);
    if (title && score(title) >= POSSIBLE) return { value: toTitleCase(title), source: 'label', quote };
  }
  return findInOpening(description, score) ?? findInSentences(description, score) ?? findUnknown(description);
}

type Score = (text: string) => number;

function findInOpening(description: string, score: Score): Found<string> | null {
  for (const line of description.split('\n').slice(0, OPENING_LINES)) {
    const bare = line.replace(/^(?:## |- )/, '').trim();
    if (bare.split(' ').length > MAX_TITLE_WORDS + 5 || /[.!?]$/.test(bare) || line.startsWith('- ')) continue;
    const start = bare.replace(OPENING_CUE, '').replace(SUFFIX, '');
    const title = cutRole(start);
    if (
      title &&
      !CONTINUES.test(start.slice(start.indexOf(title) + title.length)) &&
      score(title) >= CLEAR &&
      !SECTION.test(title)
    )
      return { value: toTitleCase(title), source: 'heading', quote: bare };
  }
  return null;
}

function findInSentences(description: string, score: Score): Found<string> | null {
  for (const quote of splitSentences(description).slice(0, OPENING_SENTENCES)) {
    const sentence = quote.slice(0, 600);
    const candidates = [
      ROLE_FIRST.exec(sentence)?.[1] ?? '',
      ...[...sentence.matchAll(BEFORE_ROLE)].map((match) => sentence.slice(match.index + match[0].length)),
    ].map(cutRole);
    const title = candidates.find((candidate) => candidate && score(candidate) >= CLEAR && !TOO_GENERAL.test(candidate));
    if (title) return { value: toTitleCase(title), source: 'sentence', quote };
  }
  return null;
}

/** What a sentence plainly offers or asks for, although no word in it is known for a role: "Urgent requirement for delivery boy." */
function findUnknown(description: string): Found<string> | null {
  for (const quote of splitSentences(description).slice(0, PROSE_SENTENCES)) {
    const hindi = HINDI_ROLE.exec(quote)?.[1]?.split(BEFORE_HINDI_ROLE).at(-1);
    const title = cutRole((OFFERED.exec(quote)?.[1] ?? ROLE_FIRST.exec(quote)?.[1] ?? hindi ?? '').trim());
    if (title && title.split(/\s+/).length <= MAX_UNKNOWN_WORDS && !NO_ROLE.test(title))
      return { value: toTitleCase(title), source: 'sentence', quote };
  }
  return null;
}

/** "We are looking for engineers" names no role yet. */
const TOO_GENERAL =
  /^(?:\p{Ll}+s|(?:the )?(?:lead|leader|partner|person|expert|professional|candidate|individual|manager|executive)s?)$/u;

/**
 * The words around a word for a role, in a text of a few lines that asks for something: "STAFF NURSE ICU 12 NOS FOR …". Too bold
 * for texts that may be no ads.
 */
export function findTitleInProse(description: string, { scoreName }: AdReader): Found<string> | null {
  const score = (text: string) => scoreName(text).title;
  if (description.split('\n').length > MAX_PROSE_LINES) return null;
  for (const [index, quote] of splitSentences(description).slice(0, PROSE_SENTENCES).entries()) {
    if (/\b(?:is|are) (?:an?|the|one)\b/i.test(quote)) continue;
    const words = quote.split(/\s+/).slice(0, 30);
    const isOpening = index === 0 && words.length <= MAX_OPENING_WORDS;
    const at = words.findIndex((word) => (isOpening ? /^\p{L}{3}/u : /^\p{Lu}\p{L}{2}/u).test(word) && score(word) >= CLEAR);
    if (at < 0) continue;
    const before = words.slice(Math.max(0, at - 3), at);
    const stop = before.findLastIndex((word) => STOP.test(word));
    const title = cutRole([...before.slice(stop + 1), ...words.slice(at, at + 5)].join(' '));
    if (title) return { value: toTitleCase(title), source: 'sentence', quote };
  }
  return null;
}

/** Cuts a text that starts with a role to the role: at most nine words without articles, numbers and what follows. */
function cutRole(text: string): string | null {
  const start = text.replace(FILLER, '').replace(/^["'“*\s]+/, '');
  const end = AFTER_ROLE.exec(start)?.index ?? start.length;
  const role = start
    .slice(0, end)
    .split(/\s+/)
    .slice(0, MAX_TITLE_WORDS)
    .join(' ')
    .replace(/\s*\([^)]*$/, '')
    .replace(/[\s"'”*,/&([-]+$/, '');
  return role.length >= 2 && role.length <= MAX_TITLE_LENGTH && /\p{L}/u.test(role) ? role : null;
}

const SMALL_WORDS = new Set('and or of for in at with the to'.split(' '));

/** A title in capitals gets ordinary letters; abbreviations, which have at most three letters or no vowel, keep theirs. */
export function toTitleCase(title: string): string {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{4}/u.test(title)) return title;
  return title.replaceAll(/[\p{L}\p{M}'’]+/gu, (word) => {
    const lower = word.toLowerCase();
    if (SMALL_WORDS.has(lower)) return lower;
    return word.length <= 3 || !/[aeiouy]/i.test(word) ? word : word.charAt(0) + lower.slice(1);
  });
}
