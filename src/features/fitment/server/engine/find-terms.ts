import { matchSkills, type MatchContext, type SkillMention, type Taxonomy } from '#features/skills/server/index.ts';

/** Words that name knowledge a sentence speaks of: a skill of the taxonomy, or a phrase that stands where skills stand. */
export type Term = { start: number; end: number; skillId: string | null };

type Span = { start: number; end: number };
type Word = { lower: string; text: string; start: number; end: number; gap: string };

const words = (list: string) => new Set(list.trim().split(/\s+/));

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#./&'’_-]*/gu;

function splitWords(text: string): Word[] {
  const result: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const bare = match[0].replace(/[./&'’_-]+$/u, '');
    result.push({
      text: bare,
      lower: bare.toLowerCase().replaceAll('’', "'"),
      start: match.index,
      end: match.index + bare.length,
      gap: text.slice(last, match.index),
    });
    last = match.index + bare.length;
  }
  return result;
}

// After these, knowledge is named: "experience with", "degree in", "such as".
const HEADS =
  words(`experience experienced experiences knowledge understanding proficiency proficient familiarity familiar expertise expert experts background skills
  skill skilled fluency fluent degree degrees diploma bachelor bachelors bachelor's master masters master's phd ph.d certification certified certificate competence competences competent competency exposure
  interest command mastery grasp focus specialising specializing specialisation specialization trained training education versed comfortable knowledgeable qualification qualifications
  track insight insights passion passionate proficiencies capabilities study studies specialist`);
const LINKS = words('with in of on within across using regarding around about like');
const OPENERS = words('using including like speak speaks via e.g eg ie i.e utilizing utilising leveraging');
const CONNECTORS = words('and or and/or & as well plus');

// No word of a term: function words, common verbs, and what speaks of people, places and the advertisement itself.
const STOP =
  words(`a an the this that these those such of in on at by to from into onto with within without across for as is are be been being was were will would can could should may might must shall do does
  did has have had having it its it's they them their there we we're we'll our ours us you you'll you're your yours he she his her who whom whose which what when where why how if then than so not no nor but while because since until
  after before during through throughout via per etc e.g eg i.e ie and or and/or & plus also both either neither any all each every some more most less least few many much several other others another own same different various
  various multiple using use used uses including include includes like within between against towards toward about over under above below up down out off again further once here just only very too
  preferred preferably required desired desirable necessary needed ideally advantage advantageous bonus mandatory optional must-have nice good great strong excellent solid proven extensive deep broad sound thorough profound hands-on practical relevant
  related similar equivalent equal comparable appropriate suitable key important essential minimum maximum least ability able willingness willing years year months month days day time experience experienced knowledge
  understanding proficiency proficient familiarity familiar expertise expert skills skill skilled competence competences competencies fluent fluency exposure interest background track command mastery passion position role job jobs team teams company companies organisation organization
  customer customers client clients people person colleagues colleague candidate candidates employee employees manager managers developer developers engineer engineers member members work works working worked join build
  building make making create creating develop developing deliver delivering drive driving support supporting ensure ensuring help helping provide providing want need needs looking look new
  high highly large small big? first second one two three four five six world world's global international field fields area areas level levels kind type types way ways part day-to-day environment environments setting range
  set well high-quality fast-paced it'll that's who's is/are least someone something anything everything things thing ideal perfect opportunity opportunities responsibility responsibilities
  e.g. good very complex modern-day existing common particular specific general basic advanced intermediate demonstrated demonstrable successful professional personal prior previous current latest
  concepts best based driven plus? desire today tomorrow future future-oriented located his her variety bring forming right direct heavy versions perhaps share main travel ethnic disability gender location application form apply description benefits salary`);

const TRIM_END =
  words(`experience skills skill knowledge background expertise understanding etc field fields area areas role roles position industry sector world level levels discipline disciplines
  domain environment company companies team teams project projects work solution solutions product products application`);

// Verbs on -ing that name a field by themselves.
const FIELDS =
  words(`accounting advertising auditing banking billing bookkeeping branding budgeting caching catering coding coaching computing consulting controlling copywriting costing counselling counseling
  debugging engineering facilitating financing forecasting fundraising gaming housekeeping invoicing learning lending logging machining manufacturing marketing merchandising messaging mining modelling modeling monitoring multithreading
  networking nursing onboarding packaging phlebotomy planning plumbing pricing printing processing procuring programming prototyping publishing purchasing recruiting reporting rendering roadmapping scheduling scripting sequencing sourcing
  storytelling streaming styling teaching testing tooling trading training troubleshooting tuning typing underwriting versioning warehousing welding wireframing writing`);

const ROLE =
  words(`developer developers engineer engineers manager managers analyst analysts architect architects consultant consultants lead leads leader leaders specialist specialists designer designers scientist scientists
  administrator administrators officer officers professor teacher teachers technician technicians assistant assistants executive executives intern interns team teams company department departments partner partners professional professionals
  community director directors head tester testers programmer programmers expert experts owner owners coordinator advisor adviser staff people colleagues candidate candidates representative representatives master`);

const SOFT =
  words(`communication communications communicative interpersonal organizational organisational analytical presentation people social soft leadership teamwork collaboration problem-solving solving written verbal oral
  writing listening negotiation time technical personal life years' months' year month learning english-speaking facilitation coordination thinking administrative relationship planning working`);
const MOST_WORDS = 4;

/** Finds what a sentence names as knowledge. Spans do not overlap; offsets are UTF-16 positions in `text`. */
export function findTerms(taxonomy: Taxonomy, text: string, context?: MatchContext): Term[] {
  const list = splitWords(text);
  const phrases = [...findPhrases(list), ...findHeld(list)];
  const all = matchSkills(taxonomy, text, context).filter((mention) => isKnowledge(taxonomy, list, mention));
  const mentions = all.filter((mention) => isNamed(taxonomy, list, mention, phrases, all));
  return merge(taxonomy, text, mentions, dropOverlaps(phrases));
}

// "Our research", "the insurance business": a whole field in one word is named as knowledge only where knowledge stands.
function isNamed(
  taxonomy: Taxonomy,
  list: readonly Word[],
  mention: SkillMention,
  phrases: readonly Span[],
  all: readonly SkillMention[],
): boolean {
  const skill = taxonomy.byId.get(mention.skillId);
  if (skill?.kind === 'tool' || /\s/.test(mention.matched) || /\p{Lu}{2}|\d/u.test(mention.matched) || list.length <= 5)
    return true;
  if (skill?.kind === 'language') return true;
  if (phrases.some(({ start, end }) => start < mention.end && end > mention.start)) return true;
  return all.some(
    (other) =>
      other !== mention &&
      taxonomy.byId.get(other.skillId)?.kind !== 'domain' &&
      Math.min(Math.abs(other.start - mention.end), Math.abs(mention.start - other.end)) < 6,
  );
}

// "SQL database experience", "project management skills": the words before.
const HELD = words('experience skills skill knowledge expertise background certification certificate fundamentals license');
function findHeld(list: readonly Word[]): Span[] {
  return list.flatMap((word, at) => {
    if (!HELD.has(word.lower) || at === 0 || /[^\s]/.test(word.gap)) return [];
    let from = at;
    while (from > 0 && at - from < 3) {
      const before = list[from - 1];
      if (!before || STOP.has(before.lower) || ROLE.has(before.lower) || CONNECTORS.has(before.lower) || SOFT.has(before.lower))
        break;
      from -= 1;
      if (/[^\s]/.test(before.gap)) break;
    }
    return from === at ? [] : spanOf(list, from, at);
  });
}

function dropOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) if (!kept.some(({ start, end }) => start < span.end && end > span.start)) kept.push(span);
  return kept;
}

function isKnowledge(taxonomy: Taxonomy, list: readonly Word[], mention: SkillMention): boolean {
  if (taxonomy.byId.get(mention.skillId)?.kind === 'soft') return false;
  const next = list.findIndex((word) => word.start >= mention.end);
  const after = list[next];
  const last = list[next < 0 ? list.length - 1 : next - 1];
  if (last && ROLE.has(last.lower) && last.start >= mention.start) return false;
  if (!after || /[^\s/]/.test(after.gap)) return true;
  const second = list[next + 1];
  return !ROLE.has(after.lower) && !(second && /^\s*$/.test(second.gap) && ROLE.has(second.lower) && !STOP.has(after.lower));
}

function findPhrases(list: readonly Word[]): Span[] {
  const found: Span[] = [];
  for (let at = 0; at < list.length; at += 1) {
    const from = opensAt(list, at);
    if (from === null) continue;
    at = Math.max(at, readChain(list, from, found) - 1);
  }
  return found;
}

// The place after a cue, or null.
function opensAt(list: readonly Word[], at: number): number | null {
  const word = list[at];
  if (!word) return null;
  const next = list[at + 1];
  const before = list[at - 1];
  if (word.lower === 'such' && next?.lower === 'as') return at + 2;
  if (OPENERS.has(word.lower)) return at + 1;
  if (LINKS.has(word.lower) && before && HEADS.has(before.lower)) return at + 1;
  return null;
}

// Reads "A, B and C (D or E)" from a place on; returns where it stopped.
function readChain(list: readonly Word[], from: number, found: Span[]): number {
  let at = from;
  for (let items = 0; items < 15; items += 1) {
    while (isFiller(list[at]) && at < list.length) at += 1;
    const end = readPhrase(list, at);
    if (end > at) found.push(...spanOf(list, at, end));
    else if (items === 0 || !isListGap(list[at]?.gap ?? '')) return at;
    at = end;
    const word = list[at];
    if (!word) return at;
    if (CONNECTORS.has(word.lower)) {
      at += 1;
      continue;
    }
    if (word.lower === 'such' && list[at + 1]?.lower === 'as') {
      at += 2;
      continue;
    }
    if (OPENERS.has(word.lower)) {
      at += 1;
      continue;
    }
    if (!isListGap(word.gap)) return at;
  }
  return at;
}

function isListGap(gap: string): boolean {
  return /^\s*[)]?\s*[,/(&]\s*$/.test(gap);
}

const FILLERS =
  words(`a an the our your at least one two more of or various different multiple strong good excellent solid proven extensive deep broad sound relevant similar related other any some basic advanced both either preferably ideally e.g eg i.e ie
  like core practical hands-on following common in-depth first-hand general current new latest technologies? tools?`);

function isFiller(word: Word | undefined): boolean {
  return word !== undefined && FILLERS.has(word.lower);
}

function readPhrase(list: readonly Word[], from: number): number {
  let at = from;
  while (at < list.length && at - from < MOST_WORDS + 2) {
    const word = list[at];
    if (!word || STOP.has(word.lower) || ROLE.has(word.lower)) break;
    if (at > from && /[^\s]/.test(word.gap)) break;
    at += 1;
  }
  return at;
}

function spanOf(list: readonly Word[], from: number, end: number): Span[] {
  let to = end;
  while (to > from + 1 && TRIM_END.has(list[to - 1]?.lower ?? '')) to -= 1;
  const first = list[from];
  const last = list[to - 1];
  if (!first || !last || to - from > MOST_WORDS) return [];
  if (/ing$/.test(first.lower) && !FIELDS.has(first.lower) && to - from > 1) return [];
  if (!/\p{L}/u.test(first.text + last.text) || (to - from === 1 && TRIM_END.has(first.lower))) return [];
  if (/(?:ly|n't)$/.test(first.lower) || (to - from === 1 && !namesByItself(first))) return [];
  return [{ start: first.start, end: last.end }];
}

// A lone word in small letters is rarely a field: "design of a variety", "using challenging tools".
function namesByItself({ text, lower }: Word): boolean {
  if (/[\p{Lu}\d+#./]/u.test(text)) return !VAGUE.has(lower);
  return (
    FIELDS.has(lower) ||
    (/(?:ology|ics|istry|graphy|nomy|omics|metry|ware|ops|sis|ance|tecture|ography|urgery|aw|cine|ysis)$/.test(lower) &&
      !VAGUE.has(lower))
  );
}
const VAGUE = words(
  'performance importance compliance basis assistance balance insurance acceptance excellence finance maintenance governance relevance guidance instance alliance software hardware law',
);

function merge(taxonomy: Taxonomy, text: string, mentions: readonly SkillMention[], phrases: readonly Span[]): Term[] {
  const terms: Term[] = [];
  const used = new Set<SkillMention>();
  for (const phrase of phrases) {
    const inside = mentions.filter(({ start, end }) => start < phrase.end && end > phrase.start);
    if (inside.length > 1 || inside.some(({ start, end }) => start < phrase.start || end > phrase.end)) continue;
    for (const mention of inside) used.add(mention);
    terms.push({ ...phrase, skillId: inside[0]?.skillId ?? null });
  }
  for (const mention of mentions)
    if (!used.has(mention)) terms.push({ start: mention.start, end: mention.end, skillId: mention.skillId });
  return terms.map(bareLanguage).sort((a, b) => a.start - b.start);
  function bareLanguage(term: Term): Term {
    const skill = taxonomy.byId.get(term.skillId ?? '');
    if (skill?.kind !== 'language' || !['languages', 'core'].includes(skill.family)) return term;
    const at = text.slice(term.start, term.end).toLowerCase().indexOf(skill.name.toLowerCase());
    return at < 0 ? term : { ...term, start: term.start + at, end: term.start + at + skill.name.length };
  }
  return terms.sort((a, b) => a.start - b.start);
}
