/**
 * What a sentence says about a skill: `plain` (unqualified), `familiar` (known a little), `learning`, `wished`, or `none` (denied,
 * or written in the words of an ad).
 */
export type Stance = 'plain' | 'familiar' | 'learning' | 'wished' | 'none';

const CLAUSE_END =
  /[.;:!?•]|\b(?:but|however|although|though|yet|whereas|while|except)\b|,\s*(?=(?:strong|good|skilled|experienced|proficient|expert|used|built|worked|solid|extensive|great|excellent|i|and i|deep|fluent|advanced)\b)/gi;

const NONE_BEFORE =
  /\b(?:(?:no|zero|without|lack(?:s|ing)?(?: of)?|little(?: or no)?|never had|nil)\s+(?:any\s+|much\s+|prior\s+|previous\s+|formal\s+|real\s+|practical\s+|hands[\s-]on\s+|work(?:ing)?\s+|professional\s+|commercial\s+)*(?:experience|exposure|knowledge|background|familiarity|skills?|expertise|training|understanding|idea)\b|(?:not|never|n['’]t|cannot|hardly)\s+(?:yet\s+|really\s+|very\s+|had\s+|been\s+|have\s+|any\s+)*(?:used?|using|work(?:ed)?|familiar|experienced?|know|learn(?:ed|t)?|proficient|skilled|comfortable|touched|studied|done|expert|an expert|written|write|built|trained|exposed|deployed|run|have|good|confident)\b|\bunfamiliar with\b|\binexperienced\b|\bnew to\b|\b(?:instead of|rather than)\s*$)/i;
const NONE_AFTER =
  /^\s*(?:[:(=–—-]+\s*)?(?:none|nil|no experience|not yet|never used|never|n\/a|no knowledge|\(?0 years?|is not (?:something|a skill)|(?:experience|skills?|knowledge)\s*[:–-]\s*(?:none|nil|no\b)|(?:is|are|was)\s+(?:unknown|new) to me|i (?:do not|don['’]t|have not|haven['’]t) )/i;
const AD_VOICE =
  /\b(?:familiarity|experience|knowledge|exposure|proficiency)?\s*(?:\S+\s+){0,4}(?:is |are )?(?:preferred|desirable|a plus|nice[\s-]to[\s-]have|good[\s-]to[\s-]have|must[\s-]have|mandatory)\b|\b(?:candidate|applicants?) (?:must|should|will)\b|\byou (?:must|should|will) (?:have|be)\b/i;
const WISHED_BEFORE =
  /\b(?:want(?:s|ed)? to|would (?:like|love) to|wish(?:es)? to|hop(?:e|es|ing) to|keen (?:to|on)|eager to|excited to|willing(?:ness)? to|look(?:ing)? (?:forward )?to|plan(?:s|ning)? to|aim(?:s|ing)? to|aspir(?:e|es|ing)|intend(?:s)? to|interest(?:ed)? in|ready to|open to|goal is|dream|curious about|next i)\b/i;
const LEARNING_BEFORE =
  /(?:^\s*|\b(?:currently|presently|now|started|begun|am|been|still|actively|self)[\s-]+)(?:learning(?!\s+(?:management|experience|outcomes?|content|design|and development|material|plat))|studying|taking (?:a |an )?(?:\S+\s)?(?:course|class)|enrolled|pursuing|upskilling|exploring|reading (?:up )?(?:on|about)|getting started)\b|\bbeginner\b|\bto learn\b/i;
const LEARNING_AFTER = /^\s*[(:–-]?\s*(?:\(?\s*(?:beginner|learning|in progress|novice|currently learning|started)\b)/i;
const FAMILIAR_BEFORE =
  /\b(?:basic(?:s)?(?: (?:knowledge|understanding|working knowledge))?(?: of| in)?|familiar(?:ity)? with|exposure to|some (?:experience|knowledge)|awareness of|introduct(?:ion|ory) to|aware of|fundamentals of|limited)\b/i;
const FAMILIAR_AFTER = /^\s*[(:–-]\s*(?:basic|familiar|elementary|limited)\b/i;

/** Parses the clause around a mention (offsets into `sentence`). Wishes and negations apply to the end of their clause. */
export function parseStance(sentence: string, start: number, end: number): Stance {
  const clause = clauseBefore(sentence, start);
  const after = sentence.slice(end, end + 60);
  if (AD_VOICE.test(clauseAround(sentence, start, end))) return 'none';
  if ((NONE_BEFORE.test(clause) && !/\bnot only\b/i.test(clause)) || NONE_AFTER.test(after)) return 'none';
  if (WISHED_BEFORE.test(clause)) return 'wished';
  if (LEARNING_BEFORE.test(clause)) return 'learning';
  if (LEARNING_AFTER.test(after)) return 'learning';
  if (FAMILIAR_BEFORE.test(clause) || FAMILIAR_AFTER.test(after)) return 'familiar';
  return 'plain';
}

function clauseBefore(sentence: string, start: number): string {
  const before = sentence.slice(0, start);
  let from = 0;
  for (const end of before.matchAll(CLAUSE_END)) from = end.index + end[0].length;
  return before.slice(from);
}

function clauseAround(sentence: string, start: number, end: number): string {
  const after = sentence.slice(end);
  const stop = after.search(/[.;!?•]|,\s/);
  return clauseBefore(sentence, start) + sentence.slice(start, end) + (stop < 0 ? after : after.slice(0, stop));
}
