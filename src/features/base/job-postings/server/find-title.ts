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
const OPENING_SENTENCES = 60;
const PROSE_SENTENCES = 5;
const MAX_PROSE_LINES = 5;
const MAX_OPENING_WORDS = 12;

/** What stands before the role in a sentence. */
const BEFORE_ROLE =
  /(?:(?:\b(?:we(?:['’]re| are)|is|are|now|currently|actively|urgently|immediately) )*\b(?:hiring|recruiting|seeking|looking)(?: (?:for|out for|forward to|to (?:hire|recruit|onboard|appoint)))?|\b(?:looking|searching|on the (?:lookout|hunt|search)) for|\bseeks|\bto (?:hire|recruit)(?= an? )|\brequires?|\brequired|\bneeds?|\bwanted|\b(?:requirement|vacanc(?:y|ies)|openings?|position|post|role|job|opportunity|walk-?in|applications?|interview)s?(?: (?:is|are) (?:open|available|invited))? (?:of|for|as)(?: the (?:post|position|role) of)?|\b(?:join|work) (?:[^.;,]{0,60}? )?as|\binvites? applications (?:for|from)(?: the (?:post|position) of)?)[\s:–-]+/giu;
const OPENING_CUE = new RegExp(`^[^:]{0,30}?${BEFORE_ROLE.source}`, 'iu');
/** Words between them that are no part of the role. */
const FILLER =
  /^(?:(?:as|and|great|innovative|ambitious|accomplished|expert|an?|the|our|some|one|two|three|four|five|more|new|next|immediate|urgent|urgently|suitable|qualified|talented|passionate|dynamic|experienced|enthusiastic|motivated|highly|skilled|smart|young|dedicated|energetic|hardworking|dependable|reliable|creative|self-motivated|results?-oriented|welcome|results?-driven|detail-oriented|proactive|self-driven|hands-on|result-oriented|customer-focused|strategic|competent|committed|driven|bright|talent|individual|candidates?|male|female|m\/f|for|post of|position of|\d{1,3}(?:\s*(?:nos?\.?|x))?)[\s,/]+)+/iu;
/** Where a role ends. */
const AFTER_ROLE =
  /\s*(?:[;:!?।•]|(?<!\b(?:sr|jr|asst|dy|mgr|dr))\.(?=\s|$)|,(?=\s)|\s[-–—|@]\s|\s(?:for|at|in|with|to|who|that|which|having|from|based|required|wanted|needed|urgently|immediately|is|are|on|as|under|using|responsible|plays?|you|we|our|whose|across|per|capable|join|role|position|post|vacanc(?:y|ies)|openings?|jobs?|works?|can|must|should|will|chahiye|chaiye|चाहिए|की|के|हेतु|का)(?=\s|$)|\s?[([]?\b\d|$)/iu;
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
  /\s*(?:[-–—|:]\s*)?\b(?:urgently |immediately )?(?:required|wanted|needed|job description|jd|vacancy|hiring|jobs?|opening|responsibilitie|role overview|role description|internship details)s?\s*[!.:]*$/i;
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
  for (const { name, value, quote } of labels.filter(({ label }) => label === 'title')) {
    const title = cutRole(value);
    if (title && (score(title) >= POSSIBLE || (NAMES_TITLE.test(name) && isShortName(title))))
      return { value: toTitleCase(title), source: 'label', quote };
  }
  return (
    findInOpening(description, score) ??
    findInSentences(description, score) ??
    findUnknown(description) ??
    findInExperience(description, score)
  );
}

/** Labels that stand before nothing but a title. */
const NAMES_TITLE = /^(?:(?:job|position|role|post) ?(?:title|name)|designation|पदनाम)$/;
const isShortName = (title: string): boolean => /^\p{Lu}/u.test(title) && title.split(' ').length <= MAX_UNKNOWN_WORDS + 2;

type Score = (text: string) => number;

function findInOpening(description: string, score: Score): Found<string> | null {
  for (const line of description.split('\n').slice(0, OPENING_LINES)) {
    const bare = line.replace(/^(?:## |- )/, '').trim();
    if (bare.split(' ').length > MAX_TITLE_WORDS + 5 || /[.!?]$/.test(bare) || line.startsWith('- ')) continue;
    const start = bare.replace(AD_LABEL, '').replace(OPENING_CUE, '').replace(SUFFIX, '');
    const title = cutRole(start);
    if (
      title &&
      !CONTINUES.test(start.slice(start.indexOf(title) + title.length)) &&
      score(title) >= CLEAR &&
      !SECTION.test(title) &&
      isNamed(title) &&
      !PEOPLE.test(title)
    )
      return { value: toTitleCase(title), source: 'heading', quote: bare };
  }
  return null;
}

function findInSentences(description: string, score: Score): Found<string> | null {
  const found = splitSentences(description)
    .slice(0, OPENING_SENTENCES)
    .flatMap((quote) => namesIn(quote.slice(0, 600)).map((text) => ({ title: fromCapital(cutRole(text), score), quote })));
  const clear = found.filter(
    ({ title }) => title !== null && score(title) >= CLEAR && isNamed(title) && !TOO_GENERAL.test(title),
  );
  const [first] = clear;
  if (!first?.title) return null;
  // "An engineer" may be named in full further down: "As a Site Reliability Engineer, you will ...".
  const noun = first.title.split(' ').at(-1)?.toLowerCase() ?? '';
  const fuller = GENERAL_NOUN.test(first.title)
    ? clear.find(({ title }) => title?.includes(' ') && title.toLowerCase().endsWith(` ${noun}`))
    : first;
  return fuller?.title ? { value: toTitleCase(capitalise(fuller.title)), source: 'sentence', quote: fuller.quote } : null;
}

/** The texts of a sentence that begin with a role if they name one. */
function namesIn(sentence: string): string[] {
  return [
    ROLE_FIRST.exec(sentence)?.[1] ?? '',
    SUBJECT.exec(sentence)?.[1] ?? '',
    NAMED_SUBJECT.exec(sentence)?.slice(1).find(Boolean) ?? '',
    THIS_IS.exec(sentence)?.[1] ?? '',
    BEFORE_DESCRIPTION.exec(sentence)?.[1] ?? '',
    ...[...sentence.matchAll(BEFORE_ROLE), ...sentence.matchAll(AS_ROLE), ...sentence.matchAll(IDEAL)]
      .filter((match) => !NOT_OFFERED_BEFORE.test(sentence.slice(0, match.index)))
      .map((match) => sentence.slice(match.index + match[0].length)),
  ].filter(Boolean);
}

/** "As a sales executive, you will", "Join us as our Sales Executive". */
const AS_ROLE = /\bas (?:an?|our|the) (?=[^.;]{3,160}?\byou(?:['’]ll|['’]re|r)?\b)/giu;
const IDEAL = /\b(?:ideal|successful|right|suitable|preferred) candidate (?:is|will be|would be|must be|should be) (?:an? )/giu;
/** "The sales executive will be responsible for", "A Sales Executive at Kestrel is". */
const SUBJECT =
  /^(?:what )?(?:the|an?|our)\s+(\p{L}[^.,;:!?]{3,60}?)\s+(?:(?:role|position)\s+)?(?:will|shall|would|is (?:(?:responsible|accountable|primarily|expected)|an?)\b|plays?|reports? to|supports?|sits within|owns|does at)\b/iu;
/** "Sales Executive will be responsible for", "A Sales Executive at Kestrel is". */
const NAMED_SUBJECT =
  /^(?:(\p{Lu}[^.,;:!?]{3,60}?)\s+(?:will (?:own|be responsible)|is responsible|plays an?|are expected to)\b|An?\s+(\p{Lu}[^.,;:!?]{3,60}?)\s+at\s+\p{Lu})/u;
/** "This is a full-time remote sales executive role". */
const THIS_IS =
  /\bthis is an? (?:(?:full[- ]time|part[- ]time|contract|permanent|remote|hybrid|on-?site|in-office|work[- ]from[- ]home|paid|unpaid|entry[- ]level|,|and|or)\s*)*(\p{L}[^.,;:!?]{3,60}?)\s+(?:role|position|job|opportunity|internship)\b/iu;
/** "Sales Executive Job Description" within a line. */
const BEFORE_DESCRIPTION = /(?:^|[;.]\s)([^;.:]{4,70}?)\s+job description\b/iu;
/** What was done before, or what others are. */
const NOT_OFFERED_BEFORE =
  /\b(?:experience|experienced|worked|working|background|acts?|acting|serves?|serving|known|such|reputation|recogni[sz]ed|well|career|same|similar|least|regarded|certified|certification|qualified|registered|years?|exp)[\s(:)]*(?:in|of|with|as|a)?\s*$/iu;
/** "Job description: HR manager". */
const AD_LABEL =
  /^(?:job (?:description|summary|overview|profile|brief)|jd|position (?:summary|overview)|role (?:summary|overview)|(?:about )?the (?:role|job|position)|description)(?: (?:for|of))?\s*[:–-]+\s*(?=\S)|^job description\s+(?=\p{L})/iu;
/** Headings about people other than the one looked for. */
const PEOPLE =
  /^(?:(?:co-?)?founders?|investors?|leaders?|managers?|customers?|owners?|partners?)$|\b(?:and|&|our) (?:founders?|investors?)\b|\bleaders$/i;
const GENERAL_NOUN =
  /^(?:engineer|developer|manager|analyst|executive|specialist|associate|consultant|designer|scientist|writer|lead|intern|expert|trainee|officer|architect|coordinator|partner|head|assistant manager|senior associate|senior manager)$/i;
/** Beginnings of what is no name: tasks, pronouns, and parts of sentences. */
const NO_NAME_START =
  /^(?:to|into|they|we|have|has|who|what|you|it|he|she|this|that|these|those|such|and|or|of|with|sound|strong|good|working|work|training|each|every|any|other|similar|being|making|assist|design(?: &| and)|develop|edit|write|manage|support|lead(?:ing)? (?:and|the|a)|build|create|ensure|help|model|most|key|single|first|part|whole|change|market leader|world|global leader|industry|leader|leading)\b/i;
const NO_NAME_WORD =
  /\b(?:exists?|assists?|models?|gather|insight|understanding|aspects|similar|success|business needs|team player|problem[- ]solver|game[- ]changer|self[- ]starter|go-getter|decision[- ]maker|thinker|market leader|service provider|solutions? provider|employer|equal opportunity|stakeholders?|provider|vendor|(?:trusted|integrated|transformation|strategic|technology|global|preferred|growth) (?:business )?partner|person|founder|incumbent|candidates?|applicants?|(?:co-?)?workers? will|employees?|customers?|sponsor|market|individual contributor|brand ambassador of)\b/i;

/** Whether a text that is about a role may be its name. */
const isNamed = (title: string): boolean =>
  !NO_NAME_START.test(title) && !NO_NAME_WORD.test(title) && !/\b(?:their|your|its|his|her|us|them)\b/i.test(title);

/** Without the adjectives in small letters before a name in capitals: "ambitious and hungry Sales Executive". */
function fromCapital(title: string | null, score: Score): string | null {
  const name = title === null ? undefined : /^\p{Ll}.*?\s(\p{Lu}.*)$/u.exec(title)?.[1];
  if (name !== undefined && score(name) >= CLEAR) return name;
  return title?.replace(/^\p{Ll}+(?:, \p{Ll}+)*,? and \p{Ll}[\p{Ll}-]+ (?=\p{Ll})/u, '') ?? null;
}

const capitalise = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

/** What a sentence plainly offers or asks for, although no word in it is known for a role: "Urgent requirement for delivery boy." */
function findUnknown(description: string): Found<string> | null {
  for (const quote of splitSentences(description).slice(0, PROSE_SENTENCES)) {
    const hindi = HINDI_ROLE.exec(quote)?.[1]?.split(BEFORE_HINDI_ROLE).at(-1);
    const title = cutRole((OFFERED.exec(quote)?.[1] ?? ROLE_FIRST.exec(quote)?.[1] ?? hindi ?? '').trim());
    if (title && title.split(/\s+/).length <= MAX_UNKNOWN_WORDS && !NO_ROLE.test(title) && isNamed(title))
      return { value: toTitleCase(title), source: 'sentence', quote };
  }
  return null;
}

/** "Proven experience as a sales executive or similar role" asks for what is offered. */
function findInExperience(description: string, score: Score): Found<string> | null {
  for (const quote of splitSentences(description)) {
    const title = cutRole(AS_BEFORE.exec(quote.slice(0, 300))?.[1] ?? '');
    if (title && score(title) >= CLEAR && isNamed(title) && !TOO_GENERAL.test(title) && !GENERAL_NOUN.test(title))
      return { value: toTitleCase(capitalise(title)), source: 'sentence', quote };
  }
  return null;
}

const AS_BEFORE =
  /\bexperience (?:\p{L}+ )?as an? ([^.;:]{3,80}?),? (?:or|and) (?:in )?(?:an? |any )?(?:similar|relevant|related|equivalent|comparable|other similar)\b/iu;

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
    if (title && isNamed(title) && !PEOPLE.test(title)) return { value: toTitleCase(title), source: 'sentence', quote };
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
  const field = GENERAL_NOUN.test(role) ? FIELD.exec(start.slice(end))?.[0].trimEnd() : undefined;
  if (field !== undefined) return role + field;
  return role.length >= 2 && role.length <= MAX_TITLE_LENGTH && /\p{L}/u.test(role) ? role : null;
}

/** What a general word for a role is about: "Manager – Equity Capital Markets". */
const FIELD = /^\s[-–—]\s\p{Lu}[\p{L}&/]*(?:\s(?:\p{Lu}[\p{L}&/]*|and|of|&)){0,4}(?=\s*(?:$|[(,;.|–—-]))/u;

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
