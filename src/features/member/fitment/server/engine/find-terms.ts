import {
  matchSkills,
  type MatchContext,
  type Skill,
  type SkillMention,
  type Taxonomy,
} from '#features/base/skills/server/index.ts';

/** A term that names knowledge: a taxonomy skill, or (`skillId` null) a degree or a phrase after words that introduce knowledge. */
export type Term = { start: number; end: number; skillId: string | null };

type Span = { start: number; end: number };
type Word = Span & { text: string; lower: string; gap: string };
type Sentence = { text: string; words: readonly Word[]; phrases: readonly Span[]; mentions: readonly SkillMention[] };

/**
 * Finds the knowledge that a sentence names: taxonomy skills that are used as such, phrases after words that introduce
 * knowledge ("experience with", "degree in", "such as"), and degrees. Spans do not overlap; offsets are UTF-16 positions
 * in `text`. Follows the annotation rules of SkillSpan (Zhang et al., NAACL 2022).
 */
export function findTerms(taxonomy: Taxonomy, text: string, context?: MatchContext): Term[] {
  const words = splitWords(text);
  const phrases = withoutOverlaps([...findDegrees(text), ...findPhrases(words)]);
  const mentions = matchSkills(taxonomy, text, context).filter(
    (mention) => taxonomy.byId.get(mention.skillId)?.kind !== 'soft' && !isRole(words, mention) && !isBenefit(words, mention),
  );
  const sentence = { text, words, phrases, mentions };
  const counted = mentions.filter((mention) => countsAsKnowledge(taxonomy.byId.get(mention.skillId), sentence, mention));
  const skills = counted.map((mention) => trimLanguage(taxonomy, text, withTrailingNoun(words, mention)));
  return merge(skills, phrases);
}

const wordSet = (list: string) => new Set(list.trim().split(/\s+/));

// Nouns and adjectives that introduce knowledge when a linking word follows: "experience with", "degree in".
const INTRODUCING_NOUNS =
  wordSet(`experience experienced experiences knowledge knowledgeable understanding proficiency proficiencies proficient familiarity familiar
  expertise expert experts background skills skill skilled fluency fluent degree degrees diploma bachelor bachelors bachelor's master masters master's
  phd ph.d certification certified certificate competence competences competent competency exposure interest command mastery grasp focus specialising
  specializing specialisation specialization trained training education versed comfortable qualification qualifications track insight insights passion
  passionate capabilities study studies specialist`);
const LINKING_WORDS = wordSet('with in of on within across using regarding around about like');
// Words that introduce knowledge by themselves: "using Docker".
const INTRODUCING_WORDS = wordSet('using including like speak speaks via e.g eg i.e ie utilizing utilising leveraging');
const CONNECTORS = wordSet('and or and/or & as well plus');

// Words that end a phrase: function words, common verbs, and words about people, places and the ad itself.
const STOP_WORDS =
  wordSet(`a an the this that these those such of in on at by to from into onto with within without across for as is are be been being was were will would can could should
  may might must shall do does did has have had having it its it's they them their there we we're we'll our ours us you you'll you're your yours he she his her
  who whom whose which what when where why how if then than so not no nor but while because since until after before during through throughout via per etc e.g eg
  i.e ie and or and/or & plus also both either neither any all each every some more most less least few many much several other others another own same different
  various multiple using use used uses including include includes like between against towards toward about over under above below up down out off again further
  once here just only very too preferred preferably required desired desirable necessary needed ideally advantage advantageous bonus mandatory optional must-have
  nice good great strong excellent solid proven extensive deep broad sound thorough profound hands-on practical relevant related similar equivalent equal comparable
  appropriate suitable key important essential minimum maximum ability able willingness willing years year months month days day time experience experienced
  knowledge understanding proficiency proficient familiarity familiar expertise expert skills skill skilled competence competences competencies fluent fluency
  exposure interest background track command mastery passion position role job jobs team teams company companies organisation organization customer customers
  client clients people person colleagues colleague candidate candidates employee employees manager managers developer developers engineer engineers member
  members work works working worked join build building make making create creating develop developing deliver delivering drive driving support supporting ensure
  ensuring help helping provide providing want need needs looking look new high highly large small first second one two three four five six world world's global
  international field fields area areas level levels kind type types way ways part day-to-day environment environments setting range set well high-quality
  fast-paced that's who's someone something anything everything things thing ideal perfect opportunity opportunities responsibility responsibilities complex existing
  common particular specific general basic advanced intermediate demonstrated demonstrable successful professional personal prior previous current latest concepts
  best based driven desire today tomorrow future variety bring forming right direct heavy versions perhaps share main travel ethnic disability gender location
  application form apply description benefits salary`);

// Words skipped before a phrase.
const LEADING_FILLERS =
  wordSet(`a an the our your at least one two more of or various different multiple strong good excellent solid proven extensive deep broad sound relevant similar related
  other any some basic advanced both either preferably ideally e.g eg i.e ie like core practical hands-on following common in-depth first-hand general current new latest`);

// Words dropped from the end of a phrase.
const TRAILING_FILLERS =
  wordSet(`experience skills skill knowledge background expertise understanding etc field fields area areas role roles position industry sector world level levels discipline
  disciplines domain environment company companies team teams project projects work solution solutions product products application`);

// Words ending in -ing that name a field.
const FIELD_GERUNDS =
  wordSet(`accounting advertising auditing banking billing bookkeeping branding budgeting caching catering coding coaching computing consulting controlling copywriting costing
  counselling counseling debugging engineering facilitating financing forecasting fundraising gaming housekeeping invoicing learning lending logging machining manufacturing
  marketing merchandising messaging mining modelling modeling monitoring multithreading networking nursing onboarding packaging phlebotomy planning plumbing pricing
  printing processing procuring programming prototyping publishing purchasing recruiting reporting rendering roadmapping scheduling scripting sequencing sourcing
  storytelling streaming styling teaching testing tooling trading training troubleshooting tuning typing underwriting versioning warehousing welding wireframing writing`);
// Words with the ending of a field name that do not name a field.
const VAGUE_WORDS =
  wordSet(`performance importance compliance basis assistance balance insurance acceptance excellence finance maintenance governance relevance guidance instance alliance
  software hardware law`);

// Words for people and groups: the phrase before them names a role.
const ROLE_NOUNS =
  wordSet(`developer developers engineer engineers manager managers analyst analysts architect architects consultant consultants lead leads leader leaders specialist specialists
  designer designers scientist scientists administrator administrators officer officers professor teacher teachers technician technicians assistant assistants executive
  executives intern interns team teams company department departments partner partners professional professionals community director directors head tester testers
  programmer programmers expert experts owner owners coordinator advisor adviser staff people colleagues candidate candidates representative representatives master`);

// Nouns that belong to the skill before them, as in "Agile methodologies" or "Java frameworks".
const TRAILING_NOUNS =
  wordSet(`development framework frameworks architecture architectures environments processes scripting tools methods methodologies methodology technologies pipelines ecosystem
  platforms principles certification structures languages language databases database applications`);

const MAX_PHRASE_WORDS = 4;
const MAX_LIST_ITEMS = 15;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#./&'’_-]*/gu;

function splitWords(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const bare = match[0].replace(/[./&'’_-]+$/u, '');
    const end = match.index + bare.length;
    words.push({
      text: bare,
      lower: bare.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end,
      gap: text.slice(last, match.index),
    });
    last = end;
  }
  return words;
}

// "Java Developer", "the data team": people, not knowledge.
function isRole(words: readonly Word[], mention: SkillMention): boolean {
  const index = words.findIndex((word) => word.start >= mention.end);
  const last = words[index < 0 ? words.length - 1 : index - 1];
  if (last && ROLE_NOUNS.has(last.lower) && last.start >= mention.start) return true;
  const [next, second] = index < 0 ? [] : words.slice(index, index + 2);
  if (!next || /[^\s/]/.test(next.gap)) return false;
  return (
    ROLE_NOUNS.has(next.lower) ||
    (!!second && /^\s*$/.test(second.gap) && ROLE_NOUNS.has(second.lower) && !STOP_WORDS.has(next.lower))
  );
}

const BENEFITS =
  /\b(?:insurance|benefits?|canteen|lunch|gym|parental|maternity|paternity|holidays?|vacation|tuition|equal opportunit\p{L}*|regardless|disabilit\p{L}*|diversity|inclusion|harass\p{L}*|background check|salary|pension|bonus|reimbursement|wellness|visa|relocation|free drinks|beverages)\b/iu;

// Benefits and legal statements are not requirements.
function isBenefit(words: readonly Word[], { start, end }: SkillMention): boolean {
  const around = words.filter((word) => word.start > start - 90 && word.start < end + 60);
  return BENEFITS.test(around.map(({ text }) => text).join(' '));
}

const LANGUAGE_USE =
  /\b(?:speak|spoken|writ|fluen|proficien|language|verbal|oral|communicat|skill|native|command|level|master|know)/i;

// In a sentence of at most five words every skill counts. In a longer one, tools, programming languages and certifications
// always count, and spoken languages when the sentence is about using them. A method or a whole field ("our research", "the
// insurance business") counts only after words that introduce it, in a phrase, or beside another skill.
function countsAsKnowledge(
  skill: Skill | undefined,
  { text, words, phrases, mentions }: Sentence,
  mention: SkillMention,
): boolean {
  if (!skill || words.length <= 5) return true;
  if (isSpoken(skill)) return LANGUAGE_USE.test(text);
  if (skill.kind === 'tool' || skill.kind === 'language' || skill.kind === 'certification') return true;
  const from = words.findIndex((word) => word.start >= mention.start);
  if (words.slice(Math.max(0, from - 5), from).some((word) => INTRODUCING_NOUNS.has(word.lower))) return true;
  if (phrases.some((phrase) => overlaps(phrase, mention))) return true;
  return mentions.some((other) => other !== mention && distance(other, mention) < 6);
}

function isSpoken({ kind, family }: Skill): boolean {
  return kind === 'language' && (family === 'languages' || family === 'core');
}

function distance(a: Span, b: Span): number {
  return Math.min(Math.abs(a.start - b.end), Math.abs(b.start - a.end));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function withTrailingNoun(words: readonly Word[], mention: SkillMention): SkillMention {
  const next = words.find((word) => word.start >= mention.end);
  return next && TRAILING_NOUNS.has(next.lower) && /^\s*$/.test(next.gap) ? { ...mention, end: next.end } : mention;
}

// In "Fluent English" only "English" is the term.
function trimLanguage(taxonomy: Taxonomy, text: string, mention: SkillMention): SkillMention {
  const skill = taxonomy.byId.get(mention.skillId);
  if (!skill || !isSpoken(skill)) return mention;
  const inner = text.slice(mention.start, mention.end);
  const head = LANGUAGE_ADJECTIVES.exec(inner)?.[0].length ?? 0;
  const tail = /\s+(?:language|fluently|skills?)$/i.exec(inner)?.[0].length ?? 0;
  return { ...mention, start: mention.start + head, end: mention.end - tail };
}

const LANGUAGE_ADJECTIVES = /^(?:(?:fluent|spoken|written|verbal|oral|good|excellent|business|professional)\s+)+(?=\S)/i;

const DEGREE =
  /\b(?:university|college|academic|advanced|technical|undergraduate|graduate|bachelor|master|bs|ba|ms|bsc|msc|phd)(?:['’]?s)?(?:\s*(?:\/|or|and)\s*(?:bachelor|master|bs|ba|ms|bsc|msc|phd)(?:['’]?s)?)?\s+(?:degree|diploma)s?\b|\b(?:ph\.?d|mba)\b/giu;

function findDegrees(text: string): Span[] {
  return [...text.matchAll(DEGREE)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

function findPhrases(words: readonly Word[]): Span[] {
  const found: Span[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const from = findPhraseStart(words, index);
    if (from !== null) index = Math.max(index, collectList(words, from, found) - 1);
  }
  return found;
}

/** The index of the word after the words at `index` that introduce knowledge; null when there are none. */
function findPhraseStart(words: readonly Word[], index: number): number | null {
  const [before, word, next] = [words[index - 1], words[index], words[index + 1]];
  if (!word) return null;
  if (word.lower === 'such' && next?.lower === 'as') return index + 2;
  if (INTRODUCING_WORDS.has(word.lower)) return index + 1;
  return LINKING_WORDS.has(word.lower) && before && INTRODUCING_NOUNS.has(before.lower) ? index + 1 : null;
}

/** Adds the items of a list such as "A, B and C (D or E)" to `found`; returns the index of the word after it. */
function collectList(words: readonly Word[], from: number, found: Span[]): number {
  let index = from;
  for (let items = 0; items < MAX_LIST_ITEMS; items += 1) {
    while (LEADING_FILLERS.has(words[index]?.lower ?? '')) index += 1;
    const end = findPhraseEnd(words, index);
    if (end === index && (items === 0 || !isListGap(words[index]?.gap ?? ''))) return index;
    if (end > index) found.push(...trimPhrase(words, index, end));
    index = end;
    const word = words[index];
    if (!word) return index;
    if (CONNECTORS.has(word.lower) || INTRODUCING_WORDS.has(word.lower)) index += 1;
    else if (word.lower === 'such' && words[index + 1]?.lower === 'as') index += 2;
    else if (!isListGap(word.gap)) return index;
  }
  return index;
}

function isListGap(gap: string): boolean {
  return /^\s*[)]?\s*[,/(&]\s*$/.test(gap);
}

function findPhraseEnd(words: readonly Word[], from: number): number {
  let index = from;
  while (index - from < MAX_PHRASE_WORDS + 2) {
    const word = words[index];
    if (!word || STOP_WORDS.has(word.lower) || ROLE_NOUNS.has(word.lower) || (index > from && /\S/.test(word.gap))) break;
    index += 1;
  }
  return index;
}

function trimPhrase(words: readonly Word[], from: number, end: number): Span[] {
  let to = end;
  while (to > from + 1 && TRAILING_FILLERS.has(words[to - 1]?.lower ?? '')) to -= 1;
  const [first, last] = [words[from], words[to - 1]];
  if (!first || !last || to - from > MAX_PHRASE_WORDS) return [];
  if (to - from === 1 && (TRAILING_FILLERS.has(first.lower) || !isFieldName(first))) return [];
  if (/(?:ly|n't)$/.test(first.lower) || (to - from > 1 && first.lower.endsWith('ing') && !FIELD_GERUNDS.has(first.lower)))
    return [];
  return /\p{L}/u.test(first.text + last.text) ? [{ start: first.start, end: last.end }] : [];
}

// A single lower-case word is rarely the name of a field: "using challenging tools", "like design".
function isFieldName({ text, lower }: Word): boolean {
  if (VAGUE_WORDS.has(lower)) return false;
  if (/[\p{Lu}\d+#./]/u.test(text) || FIELD_GERUNDS.has(lower)) return true;
  return /(?:ology|ics|istry|graphy|nomy|omics|metry|ware|ops|sis|ance|tecture|urgery|aw|cine)$/.test(lower);
}

function withoutOverlaps(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans) if (!result.some((other) => overlaps(other, span))) result.push(span);
  return result;
}

// A phrase replaces the single skill inside it. When it contains several skills or cuts one, the skills are used instead.
function merge(skills: readonly SkillMention[], phrases: readonly Span[]): Term[] {
  const terms: Term[] = [];
  const replaced = new Set<SkillMention>();
  for (const phrase of phrases) {
    const inside = skills.filter((skill) => overlaps(skill, phrase));
    const [only] = inside;
    const isCut = only !== undefined && (only.start < phrase.start || only.end > phrase.end);
    if (inside.length > 1 || isCut) continue;
    if (only) replaced.add(only);
    terms.push({ ...phrase, skillId: only?.skillId ?? null });
  }
  for (const skill of skills)
    if (!replaced.has(skill)) terms.push({ start: skill.start, end: skill.end, skillId: skill.skillId });
  return terms.sort((a, b) => a.start - b.start);
}
