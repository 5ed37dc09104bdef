import { isPlace } from './role-lines.ts';
import { countedWords, wordWeight } from './word-weights.ts';

type Span = { start: number; end: number };

const SEPARATOR = /[,;:()[\]•|/_]|\s[-–—]\s|\s+(?:and|or|as well as|along with|&)\s+|\.\s|\.$/giu;
// What introduces something asked for, and what only qualifies it.
const LEADING =
  /^(?:(?:he|she|they|you'll|will need to|need to|easily|clearly|effectively|constantly|an?|the|any|some|all|at least|minimum|min|proven|demonstrated|demonstrable|demonstrate|strong|excellent|exceptional|outstanding|good|great|solid|sound|deep|thorough|in-depth|working|basic|prior|previous|relevant|extensive|advanced|high|highly|superior|keen|hands-on|practical|professional|effective|must|should|have|has|having|be|is|are|you|your|our|we|need|needs?|possess|who|with|in|of|on|for|to|at|from|about|into|towards?|using|as|by|etc|e\.?g|i\.?e|including|include|such|like|been involved in|part of|aspects? of|types? of|kinds? of|range of|variety of|other|both|various|similar|related|also|experienced?|fluent|fluently|fluency|verbal|oral|knowledge|understanding|proficien\p{L}*|expertise|expert|familiar\p{L}*|abilit\p{L}*|able|capab\p{L}*|skilled|skills?|command|exposure|background|working|worked|hands|well|versed|comfortable|preferably|preferred|plus|bonus|ideally|willing\p{L}*|ready|the ability|candidates?|should be|will|would|can|it|this|that|these|those|their|its|if|when|while|where|track record|record|degree|level|levels|ideal|successful|applicants?|looking|individuals?|someone|person|years?|yrs?|months?|\d+\+?|and|or|but|not|only|at|least|more|than|up|into|within|across|through|new|one|two|three)(?:[\s,]+|$))+/iu;
const TRAILING =
  /(?:\s+(?:experience|skills?|knowledge|background|expertise|understanding|etc|required|preferred|mandatory|must|is|are|a|an|the|plus|advantage|added|will|be|would|desirable|essential|needed|and|or|in|of|to|for|with|on|at|by|field|fields|area|areas|environment|abilities|ability|designation|consisting|proper|aligned|as|well))+$/iu;

// Verbs that continue a sentence about doing something, and words that name nothing by themselves.
const VERB =
  /^(?:achiev(?:e|ing)|address|align|analy[sz](?:e|ing)|apply|articulat(?:e|ing)|assess|bring|build|challeng(?:e|ing)|collaborat(?:e|ing)|communicat(?:e|ing)|contribut(?:e|ing)|convey|craft|creat(?:e|ing)|customi[sz](?:e|ing)|defin(?:e|ing)|deliver|deploy|design|develop|diagnos(?:e|ing)|discover|discuss|driv(?:e|ing)|enabl(?:e|ing)|engag(?:e|ing)|ensur(?:e|ing)|enjoy|evaluat(?:e|ing)|execut(?:e|ing)|explain|facilitat(?:e|ing)|focus|forget|foster|generat(?:e|ing)|grow|handl(?:e|ing)|help|identify|implement|improv(?:e|ing)|increas(?:e|ing)|influenc(?:e|ing)|innovat(?:e|ing)|inspir(?:e|ing)|interact|interfac(?:e|ing)|interpret|lead|learn|leverag(?:e|ing)|maintain|mak(?:e|ing)|manag(?:e|ing)|manipulat(?:e|ing)|master|meet|motivat(?:e|ing)|navigat(?:e|ing)|operat(?:e|ing)|perform|prepar(?:e|ing)|present|prioriti[sz](?:e|ing)|propos(?:e|ing)|provid(?:e|ing)|pull|reduc(?:e|ing)|refin(?:e|ing)|represent|resolv(?:e|ing)|see|set|shap(?:e|ing)|show|solv(?:e|ing)|speak|streamlin(?:e|ing)|support|tackl(?:e|ing)|tak(?:e|ing)|think|thriv(?:e|ing)|translat(?:e|ing)|troubleshoot|understand|upskill|valu(?:e|ing)|weav(?:e|ing)|work|wow|writ(?:e|ing))(?:s|d|ed|ing)?$/iu;
const VAGUE =
  /^(?:academics?|essentials?|emphasis|detailed|key|given|disciplines?|educational|known|reliable|conversions?|additional|significant|facts?|notice|following|samples?|qualifications?|expertise|appointment|duration|desire|primary|quality|acquisition|departments|creation|usage|advantages?|applications?|approach(?:es)?|areas?|aspects?|designations?|assigned|attributes?|based|basis|best|business|candidates?|challenges?|clients?|companies|company|components?|concepts?|conditions?|content|context|culture|customers?|data|departments?|developments?|drawbacks?|employees?|engineers?|environments?|executives?|experiences?|external|firms?|focus|frameworks?|functions?|goals?|hours?|ideas?|important|industry|industries|information|initiatives?|insights?|internal|issues?|jobs?|languages?|level|libraries|market|materials?|members?|methodologies|methods|models?|needs?|numbers?|objectives?|operations?|opportunities|organi[sz]ations?|organi[sz]ational|orders?|others?|outcomes?|partners?|part|people|performance|performer|perspectives?|plans?|platforms?|position|practices|principles|problems?|procedures?|processes|process|products?|professionals?|programs?|programmes?|projects?|quality|real[\s-]world|reputed|requirements?|results?|roles?|services?|setting|software|solutions?|spoken|stacks?|stakeholders?|standards?|strategies|strategy|subjects?|success|systems?|tactics|tasks?|teams?|techniques?|technologies|technology|tools?|topics?|trends?|types?|units?|usage|users?|variety|young|smart|dedicated|freshers?|people|equivalent|equal|different|proper|complex|large[\s-]scale|small[\s-]scale|world[\s-]class|rest|channels?|university|scope|higher|lower|intermediate|beginners?|basic|deadlines?|timelines?|personalities|doers?|thinkers?|brief|education|experience|passive|research|learn|certifications?|integration|vision|written|word|world|total|fresh|besides|desirable|internships?|mandatory|required|preferred|optional|management|maintenance|certified)$/iu;
// Where somebody studied earns no points.
const INSTITUTES = /^(?:(?:IIT|NIT|IIIT|IIM|BITS|ISB|XLRI|IISc|IIMs|IITs|NITs)[\s,/&]*)+$/;

const MAX_WORDS = 5;
const MIN_SINGLE_WEIGHT = 0.5;

/** Whether most of a stretch of the sentence belongs to a term that names knowledge. */
type IsTerm = (span: Span) => boolean;

/** Something that a sentence asks for in its own words; `isNamed` where it surely is the name of something. */
type Item = Span & { isNamed: boolean };

/**
 * The things that a sentence asks for in its own words: its list items without what introduces and qualifies them, as long as
 * they could be the name of something. `taken` are the spans of known skills, degrees and years; what stands right beside one
 * belongs to it and is left out; `hasSkill` says whether a known skill is among them. Offsets into `text`.
 */
export function findAskedItems(text: string, taken: readonly Span[], hasSkill: boolean, isTerm: IsTerm): Item[] {
  const isList = hasSkill && isShortList(text);
  const isCued = taken.length > 0 || KNOWLEDGE_CUE.test(text);
  return splitItems(text, taken).flatMap((item): Item[] => {
    const body = text.slice(item.start, item.end);
    if (!couldBeName(body)) return [];
    const isSingle = !/\s/.test(body);
    // One capital word alone may be anything, a value of the company among them.
    const isCalled = isCued && isWrittenAsName(text, item) && (!isSingle || hasSkill || ABBREVIATION.test(body));
    const isNamed = (isList && !isSingle) || isCalled || isTerm(item);
    const mayStand = isNamed || !isSingle || Math.max(...countedWords(body).map(wordWeight)) >= MIN_SINGLE_WEIGHT;
    return mayStand ? [{ ...item, isNamed }] : [];
  });
}

function splitItems(text: string, taken: readonly Span[]): Span[] {
  const cuts = [...text.matchAll(SEPARATOR)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    taken: false,
  }));
  const edges = [
    ...cuts,
    ...taken.map(({ start, end }) => ({ start, end, taken: true })),
    { start: text.length, end: text.length, taken: false },
  ].sort((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  let from = 0;
  let isAfterTaken = false;
  for (const edge of edges) {
    if (edge.start > from) {
      const hasContent = /[\p{L}\d]/u.test(text.slice(from, edge.start));
      const isDenied = /(?:\bnot\b|n['’]t\b|\bno\b)[^,;.]*$/i.test(text.slice(0, edge.start));
      if (
        hasContent &&
        !isAfterTaken &&
        !edge.taken &&
        !isDenied &&
        !isFieldName(text, from, edge.start) &&
        !isAbbreviation(text, from, edge.start)
      )
        spans.push(...trimPhrase(text, from, edge.start));
      if (hasContent) isAfterTaken = false;
    }
    if (edge.end > from) isAfterTaken = edge.taken;
    from = Math.max(from, edge.end);
  }
  return spans;
}

// "Qual: MBA" names the field of a form, "Innovation_Openness to ideas" a group of what stands behind it.
function isFieldName(text: string, from: number, to: number): boolean {
  return text[to] === '_' || (text[to] === ':' && !/\s/.test(text.slice(from, to).trim()));
}

// "Object-oriented programming (OOP)": the letters stand for the words before them.
function isAbbreviation(text: string, from: number, to: number): boolean {
  const letters = text.slice(from, to).trim();
  if (!text.slice(0, from).trimEnd().endsWith('(') || !/^\p{Lu}{2,6}s?$/u.test(letters)) return false;
  const words = text.slice(Math.max(0, from - 80), from).match(/\p{L}+/gu) ?? [];
  const initials = words.map((word) => word.charAt(0).toUpperCase()).join('');
  return initials.endsWith(letters.replace(/s$/, ''));
}

/** Whether every word of a text names nothing by itself: "Additional information". */
export function isVague(text: string): boolean {
  return text
    .split(/[^\p{L}\d-]+/u)
    .filter(Boolean)
    .every((word) => VAGUE.test(word) || countedWords(word).length === 0);
}

function trimPhrase(text: string, from: number, to: number): Span[] {
  const raw = text.slice(from, to);
  const lead = /^[^\p{L}\d]*/u.exec(raw)?.[0].length ?? 0;
  const filler = LEADING.exec(raw.slice(lead))?.[0].length ?? 0;
  const start = from + lead + filler;
  const body = text
    .slice(start, to)
    .replace(/[^\p{L}\d+#)]+$/u, '')
    .replace(TRAILING, '');
  const isPart = !/\s/.test(body) && belongsBefore(text, from, start);
  return body === '' || isPart ? [] : [{ start, end: start + body.length }];
}

// In "platforms and their updates", "personal and professional growth" and "SQL for joins and extraction", the last word is a
// part of what stands before it.
function belongsBefore(text: string, from: number, start: number): boolean {
  return /\b(?:their|its|professional)\s*$/i.test(text.slice(from, start)) || /\bfor [^,;:]*$/i.test(text.slice(0, from));
}

const QUALIFIER = /ly$/i;
const ADJECTIVE = /(?:ing|ed|able|ible|ful|less|ous|ive|al)$/i;

// A few words, none of which belongs to a sentence around them.
function couldBeName(body: string): boolean {
  const words = body.split(/\s+/).filter(Boolean);
  const [first = '', second = ''] = words;
  if (words.length === 0 || words.length > MAX_WORDS || countedWords(body).length === 0 || isVague(body)) return false;
  if (words.some((word) => FUNCTION_WORD.test(word)) || QUALIFIER.test(first) || VERB.test(first)) return false;
  if (words.length === 1 && ADJECTIVE.test(first) && !ABBREVIATION.test(first)) return false;
  if (second.endsWith('ing') && VERB.test(second)) return false;
  return !isSomebodyOrSomewhere(body, words.at(-1) ?? '');
}

function isSomebodyOrSomewhere(body: string, last: string): boolean {
  return isPlace(body) || INSTITUTES.test(body) || PEOPLE.test(body) || WORKPLACE.test(last);
}

// "AzureML", "Clever Tap", "MTTR": a capital inside the sentence; at its start only what no other word has.
function isWrittenAsName(text: string, { start, end }: Span): boolean {
  if (text === text.toUpperCase()) return false;
  const isFirst = /(?:^|[.!?:•])[^\p{L}\d]*$/u.test(text.slice(0, start));
  return ABBREVIATION.test(text.slice(start, end)) || (!isFirst && /(?<![\p{L}\d])\p{Lu}/u.test(text.slice(start, end)));
}

// A line of nothing but short items, which beside a known skill are its like: "Market execution, business development".
function isShortList(text: string): boolean {
  return (
    !/\.\s|\p{Ll}\.$/u.test(text) &&
    text.split(/[,;/|•&]|\sand\s/).every((item) => {
      const words = item.trim().split(/\s+/);
      return words.length <= MAX_WORDS && !words.some((word) => FUNCTION_WORD.test(word));
    })
  );
}

const KNOWLEDGE_CUE =
  /\b(?:knowledge|experience|understanding|proficien\p{L}*|familiar\p{L}*|expertise|exposure|hands[\s-]on|skilled|such as|e\.g|tools?|using|certifi\p{L}*|trained)\b/iu;
const FUNCTION_WORD =
  /^(?:to|that|this|these|those|which|who|whose|whom|what|when|where|while|why|how|if|whether|because|is|are|was|were|be|been|being|am|do|does|did|don['’]?t|have|has|had|will|would|can|could|should|must|may|might|you|your|we|our|us|i|my|they|their|them|it|its|he|she|his|her|there|with|without|for|from|by|on|at|as|in|into|across|within|through|before|after|under|over|between|than|then|so|very|more|most|not|no|never|every|each|all|any|both|along|towards?|about|versus|vs|itself|themselves|like|per|via|using|yet|but|also|if|the|an?)$/i;
const WORKPLACE =
  /^(?:firms?|compan(?:y|ies)|organi[sz]ations?|colleges?|universit(?:y|ies)|institutes?|institutions?|agenc(?:y|ies)|numbers?|goals?|samples?|designations?|startups?)$/i;
const PEOPLE =
  /(?:directors?|officials?|vendors?|contractors?|suppliers?|authorities|unions?|managers?|controllers?|officers?|executives?|analysts?|engineers?|stakeholders?|partners?|teams?|individuals?|candidates?|persons?|writers?|copywriters?|editors?|consultants?|designers?|developers?|attitude|mentality|mindset|spirit|personality)$/i;
const ABBREVIATION = /\p{Lu}\p{Lu}|\p{Lu}.*\d|\p{Ll}\p{Lu}|[+#]/u;
