import { tokenize } from '#features/base/skills/server/index.ts';
import { PLACES } from './role-words.ts';
import { WEIGHTS } from './weights.ts';

/** Fields of work and the words that name them in job titles. A title may belong to several. */
const FAMILIES = {
  software:
    /\b(?:software|developer|programmer|full[\s-]?stack|back[\s-]?end|front[\s-]?end|sde|web|java|python|\.net|php|node|react|angular|android|ios|mobile|application engineer|embedded|firmware|game)\b/i,
  data: /\b(?:data|applied scientist|analytics|bi|business intelligence|machine learning|ml|ai|artificial intelligence|statistic\p{L}*|reporting analyst|nlp)\b/iu,
  infrastructure:
    /\b(?:dev\s?ops|sre|site reliability|cloud|systems? (?:admin\p{L}*|engineer)|network|infrastructure|platform|linux|windows admin\p{L}*|security (?:engineer|analyst)|soc analyst|cyber\s?security|dba|database administrator)\b/iu,
  testing: /\b(?:qa|tester|test (?:engineer|analyst|lead|automation)|sdet|automation tester|quality (?:assurance|analyst))\b/i,
  'it support':
    /\b(?:it support|desktop|service desk|help\s?desk|technical support|it (?:technician|executive|engineer|administrator))\b/i,
  // A mechanical or circuit design engineer is no designer.
  design:
    /\b(?:ux|ui|graphic\p{L}*|visual (?:design\p{L}*|artists?|communication)|illustrator|animator|motion|creative|art director|interaction)\b|(?<!\b(?:mechanical|electrical|structural|civil|piping|plant|process|tool|die|mou?ld|body|product|hardware|circuit|chip|vlsi|asic|rtl|system|network|instructional|curriculum|learning)\s)\bdesign(?:er)?\b(?!\s+(?:engineer|&|and))/iu,
  product:
    /\b(?:product (?:management|manager|owner|analyst|lead|associate|strategy|innovation)|business analyst|scrum|project manager|program(?:me)? manager|pmo|agile coach|delivery manager|project co-?ordinator)\b/i,
  marketing:
    /\b(?:marketing|marketer|seo|sem|ppc|content|copy ?(?:writer|editor)|editor|brand|social media|growth|public relations|communications|(?<!multi[\s-]?)media(?! tech)|campaign|e-?commerce)\b/i,
  sales:
    /\b(?:sales|business development|account (?:executive|manager)|pre-?sales|relationship (?:manager|executive)|territory|key account|bdr|sdr)\b/i,
  finance:
    /\b(?:account(?:ant|ants|ing|s)|finance|financial|audit\p{L}*|tax\p{L}*|controller|bookkeep\p{L}*|treasury|payable|receivable|chartered|credit|invest\p{L}*|underwrit\p{L}*|actuar\p{L}*|bank\p{L}*|equit(?:y|ies)|portfolio (?:manager|analyst)|valuations?|trad(?:er|ing)|wealth|fund|stock ?broker|fp&a)\b/iu,
  people:
    /\b(?:hr|human resources?|talent|recruit\p{L}*|people (?:operations|partner|manager)|payroll|learning and development|l&d|personnel|staffing|human capital|employee relations|hrbp|hris)\b/iu,
  operations:
    /\b(?:operations|supply chain|logistics|warehouse|procurement|purchas\p{L}*|buyer|inventory|dispatch|transport|fleet|sourcing|planner|demand|category manager|import|export)\b/iu,
  health:
    /\b(?:nurs\p{L}*|doctor|physician|clinic\p{L}*|pharma\p{L}*|medical|therap\p{L}*|health|patient|lab(?:oratory)? technician|radiolog\p{L}*|caregiver|icu|dental|dietitian|paramedic|midwife)\b/iu,
  education:
    /\b(?:teach\p{L}*|tutor|lecturer|professor|faculty|instructor|trainer|educat\p{L}*|curriculum|principal of|school|academic|instructional)\b/iu,
  legal:
    /\b(?:legal|law|lawyer|compliance|attorney|paralegal|advocate|counsel|company secretary|contracts? (?:manager|specialist)|privacy|kyc|aml)\b/i,
  support:
    /\b(?:customer (?:support|service|success|care|experience)|call cent(?:er|re)|support (?:specialist|executive|agent|associate|representative)|contact cent(?:er|re)|client (?:service|success))\b/i,
  hospitality:
    /\b(?:hotel|chef|cook|restaurant|kitchen|front (?:office|desk)|retail|store|shop|cashier|barista|housekeeping|guest|waiter|food and beverage|f&b|bar|catering|steward|merchandis\p{L}*)\b/iu,
  engineering:
    /\b(?:mechanical|production|manufacturing|maintenance|plant|cnc|machinist|process engineer|industrial|fitter|welder|quality (?:engineer|control|inspector)|tool room|automobile|design engineer|product engineer|assembly|automotive|cad|hvac|piping|chemical)\b/i,
  electrical: /\b(?:electrical|electronics?|electrician|instrumentation|vlsi|pcb|power (?:systems?|plant|engineer))\b/i,
  construction:
    /\b(?:civil|site (?:engineer|supervisor|manager)|structural|construction|quantity survey\p{L}*|estimator|surveyor|architect(?!ure)(?<!\b(?:software|solutions?|data|cloud|enterprise|technical|system|security|network|application)s? architect))\b/iu,
  safety: /\b(?:ehs|hse|safety)\b/i,
  office:
    /\b(?:office|administrat(?:or|ive|ion)|secretary|executive assistant|personal assistant|reception\p{L}*|clerk|data entry|back office|front desk)\b/iu,
} as const;

type Family = keyof typeof FAMILIES;
export const FAMILY_IDS = Object.keys(FAMILIES).filter((id): id is Family => id in FAMILIES);

const RELATED_FAMILIES: readonly (readonly [Family, Family])[] = [
  ['software', 'infrastructure'],
  ['software', 'testing'],
  ['software', 'data'],
  ['infrastructure', 'it support'],
  ['data', 'product'],
  ['data', 'finance'],
  ['design', 'product'],
  ['design', 'marketing'],
  ['product', 'operations'],
  ['marketing', 'sales'],
  ['sales', 'support'],
  ['it support', 'support'],
  ['support', 'hospitality'],
  ['sales', 'hospitality'],
  ['finance', 'legal'],
  ['people', 'office'],
  ['finance', 'office'],
  ['operations', 'engineering'],
  ['engineering', 'electrical'],
  ['engineering', 'safety'],
  ['construction', 'electrical'],
  ['construction', 'safety'],
  ['operations', 'hospitality'],
  ['education', 'people'],
];

// Words for the rank or type of a role, not its field.
const GENERIC = new Set(
  `senior sr junior jr lead principal head chief manager management executive associate assistant officer specialist intern internship trainee engineer developer analyst consultant
   staff team member and of the in for to with at i ii iii iv expert professional coordinator co ordinator director vice president vp avp global regional role job full part time remote hybrid fresher graduate apprentice`.split(
    /\s+/,
  ),
);

/**
 * The similarity of an ad's title and the title of a past role, from 0 to 1: the share of the ad's distinctive words that the
 * role's title contains. Titles of the same field start at `same_family`, to which shared words add; titles of related fields
 * have at least `near_family`.
 */
export function roleSimilarity(adTitle: string, roleTitle: string): number {
  const shared = titleOverlap(adTitle, roleTitle);
  const [a, b] = [familiesOf(adTitle), familiesOf(roleTitle)];
  const { same_family, near_family } = WEIGHTS.role;
  if (a.some((id) => b.includes(id))) return same_family + (1 - same_family) * shared;
  const isRelated = RELATED_FAMILIES.some(([x, y]) => (a.includes(x) && b.includes(y)) || (a.includes(y) && b.includes(x)));
  return Math.max(shared, isRelated ? near_family : 0);
}

/** The share of the distinctive words of an ad's title that a role's title contains, from 0 to 1. */
export function titleOverlap(adTitle: string, roleTitle: string): number {
  const adWords = distinctiveWords(withoutSuffix(adTitle));
  const roleWords = distinctiveWords(roleTitle);
  return adWords.size === 0 ? 0 : [...adWords].filter((word) => roleWords.has(word)).length / adWords.size;
}

function distinctiveWords(title: string): Set<string> {
  const forms = tokenize(title).map(({ form }) => form);
  return new Set(forms.filter((word) => !GENERIC.has(word) && word.length > 1 && !/^\d/.test(word)));
}

/** The fields of work that a title names. */
export function familiesOf(title: string): Family[] {
  const text = withoutSuffix(title);
  return FAMILY_IDS.filter((id) => FAMILIES[id].test(text));
}

/**
 * "Data Analyst (Remote) - Pune" and "Data Analyst, Pune" become "Data Analyst", but "Sr. Associate - Financial Analyst" keeps the
 * part with the field.
 */
export function withoutSuffix(title: string): string {
  const parts = title.split(/[|(]|\s[-–—]\s/).map((part) => withoutPlaces(part.trim()));
  return parts.find((part) => FAMILY_IDS.some((id) => FAMILIES[id].test(part))) ?? parts[0] ?? title;
}

// "Analyst, Mumbai, Chennai", "Analyst for All India".
function withoutPlaces(title: string): string {
  const place = /(?:,|\s(?:for|in|at)\s(?:all\s|pan\s)?)\s*([\p{L}.]+)$/iu.exec(title);
  if (!place || !PLACES.has((place[1] ?? '').toLowerCase())) return title;
  return withoutPlaces(title.slice(0, place.index).trimEnd());
}

/** How many ranks a role's title stands below that of an ad: work without rank, that of a manager, that of a director. */
export function ranksBelow(adTitle: string, roleTitle: string): keyof typeof WEIGHTS.ranks_below {
  return (['none', 'one', 'two'] as const)[Math.max(0, rankOf(adTitle) - rankOf(roleTitle))] ?? 'none';
}

function rankOf(title: string): 0 | 1 | 2 {
  if (/\b(?:associate|assistant|junior|jr|deputy|dy)\b/i.test(title)) return 0;
  if (/\b(?:head|director|vp|avp|vice president|president|chief|founder|c[efot]o)\b/i.test(title)) return 2;
  return /\b(?:senior|sr|lead|leader|manager|mgr|supervisor|owner|partner|principal)\b/i.test(title) ? 1 : 0;
}

/** The months of experience that a title implies: none for beginners, more for higher ranks. */
export function expectedMonths(title: string): number {
  if (/\b(?:intern(?:ship)?|trainee|fresher|apprentice|graduate|entry[\s-]level)\b/i.test(title)) return 0;
  if (/\b(?:head|director|vp|vice president|principal|chief|architect)\b/i.test(title)) return 96;
  if (/\b(?:associate|assistant|junior|jr|deputy|dy)\b[^,]*\bmanager\b/i.test(title)) return 24;
  if (/\b(?:senior|sr|lead|staff|manager)\b/i.test(title)) return 60;
  if (/\b(?:junior|jr|associate|assistant)\b/i.test(title)) return 12;
  return 24;
}
