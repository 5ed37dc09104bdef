/**
 * What a sentence says about a skill: `plain` (the writer has it), `familiar` (a little), `learning`, or `none` (denied, wished
 * for, only attended, somebody else's work, or written in the words of an ad).
 */
export type Stance = 'plain' | 'familiar' | 'learning' | 'none';

const CLAUSE_END =
  /\.(?!\d)|[;:!?•]|\b(?:but|however|although|though|yet|whereas|while|except)\b|,\s*(?=(?:strong|good|skilled|experienced|proficient|expert|used|built|worked|solid|extensive|great|excellent|i|and i|deep|fluent|advanced|we|managed|led|developed|designed|wrote)\b)/gi;

const NONE_BEFORE =
  /\b(?:(?:no|zero|without|lack(?:s|ing)?(?: of)?|little(?: or no)?|never had|nil|do not have|don['’]t have|does not have)\s+(?:any\s+|much\s+|prior\s+|previous\s+|formal\s+|real\s+|practical\s+|hands[\s-]on\s+|work(?:ing)?\s+|professional\s+|commercial\s+|direct\s+)*(?:experience|exposure|knowledge|background|familiarity|skills?|expertise|training|understanding|idea|access)\b|(?:not|never|n['’]t|cannot|hardly)\s+(?:yet\s+|really\s+|very\s+|had\s+|been\s+|have\s+|any\s+|directly\s+|personally\s+)*(?:used?|using|work(?:ed)?|familiar|experienced?|know|learn(?:ed|t)?|proficient|skilled|comfortable|touched|studied|done|expert|an expert|written|write|built|trained|exposed|deployed|run|have|good|confident|responsible|involved)\b|\bunfamiliar with\b|\binexperienced\b|\bnew to\b|\b(?:instead of|rather than|other than|apart from)\s*$)/i;
const NONE_AFTER =
  /^\s*(?:[:(=–—-]+\s*)?(?:none|nil|no experience|not yet|never used|never|n\/a|no knowledge|\(?0 years?|is not (?:something|a skill|my)|(?:experience|skills?|knowledge)\s*[:–-]\s*(?:none|nil|no\b)|(?:is|are|was)\s+(?:unknown|new) to me|i (?:do not|don['’]t|have not|haven['’]t) )/i;
const AD_VOICE =
  /\b(?:familiarity|experience|knowledge|exposure|proficiency)?\s*(?:\S+\s+){0,4}(?:is |are )?(?:preferred|desirable|a plus|nice[\s-]to[\s-]have|good[\s-]to[\s-]have|must[\s-]have|mandatory)\b|\b(?:candidate|applicants?) (?:must|should|will)\b|\byou (?:must|should|will) (?:have|be)\b/i;
const WISHED_BEFORE =
  /\b(?:want(?:s|ed)? to|to (?:obtain|secure|gain|acquire|find|get) (?:an?|the|my)|would (?:like|love) to|wish(?:es)? to|hop(?:e|es|ing) to|keen (?:to|on)|eager to|excited to|willing(?:ness)? to|look(?:ing)? (?:forward )?to|look(?:ing)? for|seek(?:s|ing)?(?: to| a| an)?|plan(?:s|ning)? to|aim(?:s|ing)? to|aspir(?:e|es|ing)|intend(?:s)? to|interest(?:ed)? in|ready to|open to|goal is|dream|curious about|next i)\b/i;

// "Attended a talk on X", "workshop on X (attended)": hearing of something shows nothing.
const EVENT = String.raw`(?:talks?|seminars?|webinars?|workshops?|conferences?|meet-?ups?|sessions?|summits?|expos?|lectures?|symposi(?:um|a)|fairs?|demonstrations?|briefings?)`;
const ATTENDED_BEFORE = new RegExp(
  String.raw`\b(?:attend(?:ed|ing|ance)?|sat in on|went to|visited|listened to|registered for|watched)\b[^.;]*$|\b${EVENT}\s+(?:attended\s+)?(?:on|about|in|for)\s[^.;,]*$`,
  'i',
);
const ATTENDED_AFTER = new RegExp(String.raw`^[^.;,]{0,30}\b${EVENT}\b(?:[^.;,]{0,20}\battended\b)?`, 'i');
// Giving one is work: "conducted workshops on X".
const GAVE =
  /\b(?:conduct(?:ed|ing|s)?|deliver(?:ed|ing|s)?|gave|giving|held|led|leading|organi[sz](?:ed|ing)|ran|running|present(?:ed|ing)?|taught|host(?:ed|ing)|facilitat(?:ed|ing)|train(?:ed|ing)?|speaker|spoke)\b/i;

const OTHERS = String.raw`(?:(?:another|other|a different|a separate|a dedicated|the (?:\p{L}+ ){1,2})\s*(?:teams?|departments?|group|unit|office)|(?:the |an? |our |external |outside |third[\s-]party )*(?:vendors?|agenc(?:y|ies)|contractors?|consultants?|suppliers?|colleagues?|partners?|freelancers?|clients?|seniors?)|my (?:manager|boss|lead|team lead|senior|colleagues?|husband|wife|father|mother|brother|sister|friend)s?)`;
const DONE = String.raw`(?:used?|using|handle[ds]?|manage[ds]?|built|builds?|wrote|writes?|did|does|ran|runs?|maintain(?:ed|s)?|develop(?:ed|s)?|own(?:ed|s)?|took care of|design(?:ed|s)?|deliver(?:ed|s)?|look(?:ed|s)? after|perform(?:ed|s)?|took)`;
// "The platform team handled X", "our agency ran X".
const OTHERS_BEFORE = new RegExp(
  String.raw`(?:^|[,;]\s*|\bwhere\s+|\bwhile\s+|\bwhich\s+|\bthat\s+|\b)${OTHERS}\s+(?:who |that |which )?(?:\p{L}+ly )?${DONE}\b[^.;]*$`,
  'iu',
);
// "X was handled by another team".
const OTHERS_AFTER = new RegExp(
  String.raw`^[^.;]{0,40}?\b(?:handled|done|managed|maintained|owned|built|developed|performed|taken care of|looked after|run|administered|written|provided|designed|delivered|outsourced|supplied|implemented)\s+(?:entirely |mostly |fully |externally )?(?:by|to)\s+(?!me\b|myself\b|my team\b|our team\b|us\b|using\b)${OTHERS}`,
  'iu',
);
// "Received good marks in X reviews", "winner of the X award": said about the writer, not done by them.
const RECEIVED_BEFORE =
  /\b(?:received|earned|obtained|awarded|given|won|scored|rated|marks|ratings?|appraised)\b[^,;.]{0,40}\b(?:on|in|at|during|for|by)\s+(?:\S+\s+){0,3}$/i;
const RECEIVED_AFTER = /^\s*(?:\S+\s+){0,2}(?:award|reviews?|ratings?|appraisals?|scores?|marks)\b/i;

const LEARNING_BEFORE =
  /(?:^\s*|\b(?:currently|presently|now|started|begun|am|been|still|actively|self)[\s-]+)(?:learning(?!\s+(?:management|experience|outcomes?|content|design|and development|material|plat))|studying|taking (?:a |an )?(?:\S+\s)?(?:course|class)|enrolled|pursuing|upskilling|exploring|reading (?:up )?(?:on|about)|getting started)\b|\bbeginner\b|\bto learn\b/i;
const LEARNING_AFTER = /^\s*[(:–-]?\s*(?:\(?\s*(?:beginner|learning|in progress|novice|currently learning|started)\b)/i;
const FAMILIAR_BEFORE =
  /(?<!\bvisual )\b(?:basic(?:s)?(?: (?:knowledge|understanding|working knowledge))?(?: of| in)?|familiar(?:ity)? with|exposure to|some (?:experience|knowledge)|awareness of|introduct(?:ion|ory) to|aware of|fundamentals of|limited)\b/i;
const FAMILIAR_AFTER = /^\s*[(:–-]\s*(?:basic|familiar|elementary|limited)\b/i;

/** Parses the clause around a mention (offsets into `sentence`). Wishes and negations apply to the end of their clause. */
export function parseStance(sentence: string, start: number, end: number): Stance {
  const clause = clauseBefore(sentence, start);
  const after = clauseAfter(sentence, end);
  if (isNone(sentence, clause, after, start, end)) return 'none';
  if (LEARNING_BEFORE.test(clause) || LEARNING_AFTER.test(after)) return 'learning';
  if (FAMILIAR_BEFORE.test(clause) || FAMILIAR_AFTER.test(after)) return 'familiar';
  return 'plain';
}

const NOT_BEFORE = /\b(?:not|never|without|yet to)\s+(?:\p{L}+\s+)?$|n['’]t\s+(?:\p{L}+\s+)?$|\butili[sz]e my\b|\ba position\b/iu;
const HELPED_BEFORE = /\b(?:assist|support|help|participat)\p{L}*\b|\b(?:took|taking|take) part\b|\bmay\b/iu;
const OTHERS_DIRECTLY_BEFORE = new RegExp(String.raw`\b${OTHERS}\s+(?:who |that |which )?(?:\p{L}+ly |ha[sd] |have )?$`, 'iu');

/** The same for a deed, "shortlisted candidates", which has its own verb: who does not do it, or who else does, stands before it. */
export function parseDeedStance(sentence: string, start: number, end: number): Stance {
  const clause = clauseBefore(sentence, start);
  return NOT_BEFORE.test(clause) || OTHERS_DIRECTLY_BEFORE.test(clause) ? 'none' : parseStance(sentence, start, end);
}

/** Whether the writer only helped with a deed. */
export const isHelp = (sentence: string, start: number): boolean => HELPED_BEFORE.test(clauseBefore(sentence, start));

const STRONG = String.raw`(?:strong|advanced|excellent|extensive|in[\s-]depth|deep|expert(?:ise)?|highly (?:skilled|proficient)|mastery|mastered)`;
const STRONG_BEFORE = new RegExp(
  String.raw`\b${STRONG}(?:\s+(?:level|user|working|hands[\s-]on|technical|knowledge|experience|understanding|command|skills?|use|in|with|of|at|on|the|ms|microsoft))*\s*$`,
  'i',
);
const STRONG_WITHIN = new RegExp(String.raw`^${STRONG}\s`, 'i');
const STRONG_AFTER = /^\s*(?:skills?\s*)?[(:–-]\s*(?:advanced|expert|excellent|strong|proficient)\b/i;

/** Whether a sentence calls a skill strong: "strong Excel skills", "advanced Excel with pivot tables", "Excel (expert)". */
export function isCalledStrong(sentence: string, start: number, end: number): boolean {
  return (
    STRONG_WITHIN.test(sentence.slice(start, end)) ||
    STRONG_BEFORE.test(clauseBefore(sentence, start)) ||
    STRONG_AFTER.test(sentence.slice(end, end + 90))
  );
}

function isNone(sentence: string, clause: string, after: string, start: number, end: number): boolean {
  if (AD_VOICE.test(clauseAround(sentence, start, end))) return true;
  if ((NONE_BEFORE.test(clause) && !/\bnot only\b/i.test(clause)) || NONE_AFTER.test(after)) return true;
  if (WISHED_BEFORE.test(clause)) return true;
  if ((ATTENDED_BEFORE.test(clause) || ATTENDED_AFTER.test(after)) && !GAVE.test(clause)) return true;
  if (OTHERS_BEFORE.test(clause) || OTHERS_AFTER.test(after)) return true;
  return RECEIVED_BEFORE.test(clause) && RECEIVED_AFTER.test(after);
}

function clauseBefore(sentence: string, start: number): string {
  const before = sentence.slice(0, start);
  let from = 0;
  for (const end of before.matchAll(CLAUSE_END)) from = end.index + end[0].length;
  return before.slice(from);
}

function clauseAfter(sentence: string, end: number): string {
  const after = sentence.slice(end, end + 90);
  const stop = after.search(/[.;!?•]\s|\b(?:but|however|although|whereas)\b/);
  return stop < 0 ? after : after.slice(0, stop);
}

function clauseAround(sentence: string, start: number, end: number): string {
  const after = sentence.slice(end);
  const stop = after.search(/[.;!?•]|,\s/);
  return clauseBefore(sentence, start) + sentence.slice(start, end) + (stop < 0 ? after : after.slice(0, stop));
}
