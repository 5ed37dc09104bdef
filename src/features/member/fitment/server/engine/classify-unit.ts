import type { AdSection } from './ad-sections.ts';
import type { TextUnit } from './text-units.ts';

/** A sentence of an ad and what it does; `general` is never a class. */
export type UnitClass = Exclude<AdSection, 'general'>;

const LAW =
  /\b(?:equal[\s-](?:employment[\s-])?opportunit|regardless of|without regard|discriminat|protected (?:class|characteristic|veteran)|sexual orientation|gender identity|reasonable accommodation|(?:need|request|require) (?:an? )?(?:\p{L}+ )?accommodations?\b|privacy (?:policy|notice)|personal (?:data|information) (?:will|is|may)|background (?:check|screening)|never (?:ask|charge|request)|does not charge|fraudulent|zero[\s-]tolerance|prevention of sexual|e-?verify|diverse (?:workforce|and inclusive)|inclusive (?:workplace|environment)|people with disabilit|persons with disabilit|everyone(?:'|’|\?)?s welcome|sense of belonging|all (?:identities|backgrounds)|diverse backgrounds|anti-racist|equity,? and inclusion|criminal record|diversity and inclusion|own risk|caution (?:all )?(?:job|candidates|applicants)|confidential(?:ity)? (?:according|and in accordance)|strictest confidence|privacy laws|consents? to|(?:as per|according to|in accordance with|under|subject to) (?:the )?(?:\p{L}+ )?labou?r laws|terms (?:&|and) conditions|eeo\b|agenc(?:y|ies)\b.{0,80}\b(?:resumes?|cvs?|profiles)\b|third[\s-]party agenc|unsolicited|offers? of employment|(?:contingent|conditional) (?:up)?on)/iu;

const OFFERS =
  /\b(?:we (?:offer|provide|give) (?:you|a|an|our|competitive|health|medical|flexible|the)|health insurance|medical insurance|life insurance|accident insurance|mediclaim|group insurance|insurance (?:cover|benefits?|policy)|provident fund|\bpf\b|\besi\b|gratuity|esops?|stock options?|paid (?:leaves?|time off|vacation|holidays?)|(?:sick|maternity|paternity|parental|annual|casual) leaves?|leave encashment|(?:maternity|paternity) benefits?|adoption assistance|day-?care support|employee benefits?(?= programs?\b|:|\s*$)|per (?:month|annum)|\blpa\b|lakhs? per|\bctc\b|₹|\binr\b|\brs\.?\s?\d|salary|stipend|remuneration|competitive (?:salary|pay|compensation|package)|performance bonus|joining bonus|yearly bonus|annual bonus|incentives?(?: plus|,|\s*$)|perks|work[\s-]life balance|flexible (?:working )?(?:hours|schedule|timings?)|food provided|cell phone reimbursement|commuter assistance|internet reimbursement|career (?:growth|progression|advancement)|growth opportunit|opportunit(?:y|ies) (?:to (?:grow|learn|work|make)|for (?:growth|career|advancement))|learning (?:budget|opportunit)|wellness|gym membership|free (?:meals?|lunch|snacks)|fun (?:place|environment|at work)|flexible (?:work\p{L}*|environment|culture)|remote[\s-]friendly|world[\s-]class team|people[\s-]first|well-?being|you(?:'|’| wi)ll (?:get|receive|enjoy|be provided) )/iu;

const METADATA =
  /^(?:(?:(?:job|corporate|functional) )?(?:title|designation|position|role|company|client|organi[sz]ation|website|reference|code|openings?|vacanc(?:y|ies)|grade|band|education level|employer|team|business unit|mode of interview|key relationships?(?:\(s\))?|duration(?: of \p{L}+)?|type of appointment|date|city|country|state|(?:annual )?(?:salary|ctc|package)|pay)\s*[:–-]\s|(?:hi|hello|dear|greetings|regards|thanks|thank you|warm regards|best regards|powered by|note|please|disclaimer)\b|https?:|www\.|\S*\d\S*$|we are (?:hiring|open to hiring|recruiting)|(?:urgent )?(?:hiring|requirement|opening)s? (?:for|of|alert)|(?:annual |fixed |total )?ctc\b|are you (?:a|an|looking|ready|passionate)|join (?:us|our)|freshers?(?: and \S+)? (?:can|may|also|welcome|eligible|are (?:also )?(?:welcome|eligible))\b|a day in the life|how to (?:stand|apply)|why \p{Lu})/iu;

// "Tadiwala Road, Sangamwadi," and "Pune - 411001": lines of a postal address.
const ADDRESS_LINE =
  /^(?:[\p{Lu}\d][\p{L}\d./&-]*[\s,]+){0,4}(?:Road|Rd|Street|Nagar|Marg|Lane|Hall|Tower|Floor|Plaza|Bhavan|Enclave|Colony|Sector|Phase)\b[^.:;]{0,50}$|^[\p{L}\s,.]{3,40}[-–,\s]\s*\d{3}\s?\d{3}\.?$/u;

const PROCESS =
  /\b(?:apply (?:now|here|at|via|through|by|online)|(?:send|share|submit|e-?mail|forward|drop|whatsapp) (?:your|us|their|the|updated|me)? ?(?:updated )?(?:cv|resume|résumé|profile|application|portfolio)|interview (?:process|rounds?|mode|date|venue)|walk[\s-]?in|notice period|immediate (?:joiners?|joining)|can join|join (?:immediately|within)|job types?\s*[:–-]|(?:work|job|office)? ?location\s*[:–-]|ability to commute|willing(?:ness)? to (?:relocate|commute)|reliably commute|relocat(?:e|ing) before|work from (?:home|office)|\bwfh\b|(?:day|night|morning|rotational|general|us|uk|fixed) shift|shift timings?|working days|days working|\d days? (?:a|per) week|schedule\s*[:–-]|monday to (?:friday|saturday)|weekends? (?:only|off)|contact (?:us|person|number|details|hr)|^contact\b|only whatsapp|pls (?:fwd|forward)|please forward|expected start date|application deadline|industry(?: type)?\s*[:–-]|department\s*[:–-]|employment type|role category|reporting to\s*[:–-]|job id|requisition|posted|speak with the employer|click|visit our|follow us|shortlisted|number of (?:positions|openings|vacancies)|no\.? of (?:positions|openings|vacancies)|required to travel|travel required|cover letter|hope to hear|look(?:ing)? forward to hear|submission of|resume and|(?:please|pls|kindly) (?:share|reach|contact|call|mail|fill|mention)|reach out to us|spoc\b|collective bargaining|recruitment e-?mail|work is normally performed|completion of (?:additional )?forms?|position is (?:not )?(?:represented|located|based|open)|(?:ideal )?work environment$)/i;

const COMPANY =
  /\b(?:our (?:company|clients?|customers|mission|vision|values|offices?|founders?|products?|platform|brand|purpose|team (?:is|has|of)|story|culture|technology|solutions?|portfolio)|headquartered|founded (?:in|by)|established in|incorporated|since (?:19|20)\d\d|(?:fortune|global|inc\.?|forbes) \d+|backed by|funded by|investors?|series [a-e]\b|unicorn|valuation|revenues? of|market leader|one of (?:the|india(?:'|’)s) (?:largest|leading|top|most|biggest|fastest)|with more than \d[\d,]* (?:employees|engineers|people|associates)|leading (?:provider|company|manufacturer|global|player|brand|supplier|platform)|(?:is|are) (?:a|an|one of|the) (?:\S+ ){0,4}(?:leading|global|fast[\s-]growing|fastest|premier|pioneer|largest|world|company|startup|start-up|firm|organi[sz]ation|agency|provider|manufacturer|platform|consultancy|brand|group)|great place to work|(?:culture|atmosphere) of|best (?:employer|workplace|place)|awards?(?:ed)?\b|recogni[sz]ed (?:as|by)|ranked|we(?: a|’|')re (?:a|an|the|on a|building|proud|passionate|growing|committed|one|not)|we believe|we are (?:proud|committed|driven|one)|at the heart of|we (?:help|serve|work with|build|empower|enable|strive|aim|value|have (?:grown|offices|been))|employees? (?:across|in|world)|offices in|presence in|\d+\+? (?:countries|employees|cities|customers|clients|offices|locations)|join (?:us|our)|be part of|come (?:and )?join|mission (?:is|to)|vision (?:is|to))/i;

const DUTY_START = new RegExp(
  String.raw`^(?:you\b|be (?:the|a|an|part)\b|responsible for|the (?:role|candidate|incumbent|person|position|ideal candidate) (?:will|is|involves|includes)|this role (?:will|is|involves|includes)|as (?:an?|part of) |will (?:be|have)|your (?:\p{L}+ )?role (?:will|would|is)|(?:he|she|he\/she|they|(?:the )?candidates?) (?:will|is expected)|in this role|to \p{Ll}+)|^(?:\p{L}+ly,? )?(?:achieve|act|adhere|administer|advise|align|analy[sz]e|answer|arrange|assess|assist|attend|audit|automate|build|call|carry|champion|churn|coach|collaborate|collect|communicate|compile|complete|conceptuali[sz]e|conduct|connect|contribute|control|convert|coordinate|co-?ordinate|create|cultivate|define|deliver|demonstrate|deploy|design|develop|devise|direct|discover|drive|edit|educate|enforce|engage|ensure|escalate|establish|estimate|evaluate|execute|explain|explore|facilitate|find|follow|forecast|formulate|foster|gather|generate|grow|guide|handle|help|hire|identify|implement|improve|increase|influence|initiate|inspect|install|interact|interface|interpret|investigate|keep|lead|leverage|liaise|maintain|make|manage|map|measure|meet|mentor|monitor|motivate|negotiate|nurture|onboard|operate|optimi[sz]e|organi[sz]e|oversee|own|participate|partner|perform|plan|prepare|present|prioriti[sz]e|process|produce|promote|propose|provide|publish|raise|reach|receive|recommend|reconcile|record|recruit|report|represent|research|resolve|respond|review|run|scale|schedule|screen|sell|serve|set|shape|solve|source|spearhead|stay|strategi[sz]e|supervise|support|take|target|teach|test|track|train|transform|translate|troubleshoot|uncover|understand|undertake|update|use|utili[sz]e|validate|verify|visit|work|write|writing|preparation|leading)(?:s|d|ing|es)?\b`,
  'iu',
);

// How a sentence or bullet begins that asks for something: "Proven experience …", "Strong written …", "You have …".
const ASK_START = new RegExp(
  String.raw`^(?:(?:an?|any|some|having|have|ample|mandatory|at least|minimum(?: of)?|min\.?|proven|demonstrated|demonstrable|strong|excellent|exceptional|outstanding|good|great|solid|sound|deep|thorough|in-depth|working|basic|prior|previous|relevant|related|extensive|advanced|high|highly|exemplary|superior|keen|hands[\s-]on|practical|professional|effective|full[\s-]time|overall|total|industry|technical|domain|business|sales|management|work|teaching|clinical)\b[\s,–-]*){0,4}` +
    String.raw`(?:experienced?|exp|knowledge|knowledgeable|knowledege?|understanding|proficien\w*|expertise|expert|familiar\w*|skills?|ability|abilities|capability|capable|adept|flair|possess(?:es)?|well[\s-](?:averse|versed)|command|fluen\w+|degree|bachelor\S*|master\S*|mba|pgdm|graduat\w+|post[\s-]?graduat\w+|undergraduate|diploma|b\.?\s?tech|b\.?\s?e\b|b\.?\s?sc|b\.?\s?com|m\.?\s?tech|m\.?\s?sc|bca|mca|ph\.?d|years?|yrs?|\d+\s?\+?\s?(?:-|–|to|years?|yrs?)|certifi\w+|licen[cs]ed?|track record|background|exposure|willing\w*|desire|dedication|passion\w*|aptitude|attention|eye for|attitude|motivated|self[\s-]\w+|team[\s-]player|communicat\w+|must|should|candidates?(?! will (?!have|be|possess|need))|you(?:'|’)?(?:ve|re| have| are| bring| possess| should| must| need| will need| will have)|he\/she (?:should|must|will have)|qualifications?(?=\s+\p{Lu})|well[\s-]versed|comfortable|able to|analytical|creative|creativity|interpersonal|written|writing skills|verbal|problem[\s-]solving|leadership|specialized|qualified|chartered|mindset|sense of|bias for|open to|ready to|eager|freshers?|presentable|pleasant|adaptab\w+|detail[\s-]oriented|proactive|organi[sz]ed|results?[\s-](?:oriented|driven)|hands[\s-]on|fluency|proof of|in computer skills|languages? (?:known|required))(?![\p{L}])`,
  'iu',
);
const ASK_INSIDE =
  /\b(?:must (?:have|be|possess|know)|should (?:have|be|possess|also have|know)|is (?:required|mandatory|essential|a must)|are (?:required|mandatory|essential)|compulsory|must(?=[\s.!*]*$)|minimum (?:of )?\d|\d+\s*\+?\s*(?:-|–|to)?\s*\d*\s*\+?\s*(?:years?|yrs?)(?: of)?(?: [\p{L}-]+){0,3} (?:experience|exp)|(?:ideal|successful|right) (?:candidate|applicant) (?:will |should |must |would )?(?:have|possess|be (?:a|an|able|someone|self|highly|well|proficient|fluent)|has|is an?)|(?:looking for|seeking) (?:an? )?(?:\S+ ){0,6}(?:individuals?|candidates?|someone|person|people|professionals?|talent)? ?(?:with|having|who (?:has|have|can|is|are))|we (?:expect|need(?! your help)|require)|experience (?:in|with|of|on|as|working)|knowledge of|proficien(?:t|cy) (?:in|with)|ability to|(?:written|verbal|communication|interpersonal|analytical|organi[sz]ational|presentation) skills|degree in|hands[\s-]on)\b/iu;
const CANDIDATE_HAS =
  /\b(?:ideal|successful|right|suitable) (?:candidate|applicant|person)s? (?:will |should |must |would )?(?:have|possess|be (?:a|an|able|someone|self|highly|well|proficient|fluent)|has|is (?:an?|someone|able)|(?:\p{L}+ )?(?:loves?|enjoys?|thrives?))\b/iu;
const QUALITY =
  '(?:passionate|enthusiastic|(?:self-)?motivated|ambitious|driven|energetic|dynamic|proactive|creative|dedicated|committed|hard-?working|curious|reliable)';
// "We are looking for a passionate, driven product manager": what the person is like.
const SEEKS_SOMEBODY = new RegExp(
  String.raw`\b(?:(?:looking|searching|on the lookout) for|seeking|in search of) (?:(?:an?|our|your|the next|some) )?(?:[\p{L}-]+,? (?:and |& )?){0,3}${QUALITY}\b`,
  'iu',
);
// "Be a self-starter who …", "Have an ownership mindset", "The position requires …".
const IS_LIKE =
  /^be (?:an? )?(?:[\p{L}-]+ ){0,3}(?:self[\s-]?starter|self[\s-]motivated|team[\s-]player|learner|communicator|listener|multi-?tasker|problem[\s-]solver|go[\s-]getter|detail[\s-]oriented|proactive|organi[sz]ed|adaptable|flexible)\b|^have an? (?:[\p{L}-]+ ){0,3}(?:mindset|attitude|eye for|passion|flair|sense of)\b|\b(?:applicant|candidate|incumbent|you)s? (?:is|are) expected to (?:be|have|work|possess|meet)\b|^(?:this|the) (?:position|role|job|opportunity) (?:requires|demands|calls for|needs)\b/iu;
// "PC skills", "Advanced Excel skills": a short line that ends with the word.
const NAMED_SKILL = /^(?:\S+ ){1,6}(?:skills?|abilities|knowledge|experience|proficiency|expertise)\b[^.]{0,40}$/i;
const COMPANY_START =
  /^(?:we|our|us|see our|at (?!least\b|minimum\b|a minimum\b|the minimum\b)\p{Lu}\S+|with (?:(?:over|more than|nearly|almost|around|about) )?\d+|thousands|millions|simply put)\b(?! (?:are|'re|’re) (?:looking|seeking))/iu;
// "With our global experience, we offer deep domain knowledge": the company speaks of itself.
const WE_OFFER =
  /(?:^|,\s*)we (?:have (?:more than|over|\d)|offer|provide|deliver|serve|specialise|specialize|bring|combine|help|enable|empower)\b/i;
// "We care about our people and their ability to thrive" asks for nothing.
const WE_ARE = /^we (?:also )?(?:focus|care|believe|know|strive|love|celebrate|foster|encourage|understand|pride)\b/i;
// A line such as "About Acme and what we do".
const ABOUT_LINE = /^About \p{Lu}[^.!?]{0,60}$/u;
// "The Audit Division coordinates …", "OIG is responsible for …": not what the applicant does.
const ORGANISATION_DOES =
  /^(?:The )?(?:\p{Lu}[\p{L}&-]* ){1,5}(?:Division|Department|Office|Unit|Bureau|Agency|Board|Ministry|Directorate|Commission) (?:of [\p{L} ]{2,40} )?(?:is|are|has|\p{Ll}+s)\b|^(?:The )?\p{Lu}{2,6} (?:is|are) responsible for\b|^As an? (?:division|subsidiary|unit|member|part|leader|pioneer) of\b|^(?:The|Our|This) (?:company|firm|organi[sz]ation|client|group|brand|start-?up|agency) (?:\p{L}+ly )?(?:specializes|specialises|provides|offers|operates|serves|works|builds|makes|manufactures|delivers|develops|focuses|helps|has|was|is an?)\b/u;
// "Acme Solutions is a talent acquisition provider with a decade of experience": whatever cue it has.
const NAME_IS =
  /^(?:\p{Lu}[\p{L}\d&.'’™®-]* ){1,5}(?:\([^)]{1,30}\) )?is (?:an?|one of|the|\p{Lu}\p{L}+['’]s) (?:[\p{L}\d'’,-]+ ){0,8}?(?:provider|company|firm|agency|start-?up|leader|consultancy|manufacturer|organi[sz]ation|institution|bank|group|brand|enterprise|marketplace|conglomerate|aggregator|platform)s?\b/u;
// "We are India’s largest aggregator with experience in banking and retail": what the company says it is, unless it looks for somebody.
const WE_ARE_A =
  /^we(?:['’]re| are) (?:an?|the|one of|\p{L}+['’]s)\b(?!.*\b(?:you|your|candidates?|applicants?|looking|seek\p{L}*|hiring|must|should)\b)/iu;
// "As a global business, we have committed to …": the company's own voice, unless it says what it looks for.
const OWN_VOICE =
  /^(?!.*\b(?:you|your|candidates?|applicants?|must|should|looking|seek\p{L}*|hiring)\b).*,\s*we (?!need|require|expect|want|prefer|ask|value)\p{Ll}+/isu;
// "The company's services include …": what it sells.
const ITS_SERVICES =
  /^(?:The|Our|Its) (?:company|firm|organi[sz]ation|group|client)['’]s (?:\p{L}+ )?(?:services|products|offerings|clients|portfolio|business|expertise|values)\b/iu;
// "You will love working with us if …": what the company says of itself.
const LOVE_IT_HERE = /^you(?:['’]ll| will| would) (?:love|enjoy) (?:it|working|being|this)\b/iu;
// "A 20 year digital marketing company is looking for a writer": who looks, and nothing that is asked for.
const COMPANY_LOOKS =
  /^(?:an?|the|our)\s+(?:[\p{L}\d-]+ ){0,6}(?:company|firm|agency|start-?up|client|organi[sz]ation) is (?:looking|hiring|seeking|searching)\b(?!.*\b(?:with|experienced?|knowledge|skills|who|having)\b)/iu;
const ABOUT_EMPLOYER = [
  COMPANY_LOOKS,
  LOVE_IT_HERE,
  WE_ARE,
  WE_ARE_A,
  ABOUT_LINE,
  ORGANISATION_DOES,
  NAME_IS,
  OWN_VOICE,
  ITS_SERVICES,
];
// Cues that make the whole sentence a wish, not only a part of it.
const WHOLE_PREFERENCE =
  /\b(?:nice to have|good to have|(?:is|are|be|as|would be|will be|considered)(?: \S+){0,3} (?:plus|advantage|bonus|asset|preferred|preference|desirable|beneficial|helpful)|(?:a|an added|added) (?:plus|advantage)|preferred[.)]?$|desirable[.)]?$|plus[.)!]?$)|^[^\p{L}\d]*(?:preferably|preferred|ideally|bonus)\b/iu;

// What applicants are to pay, at the start of its sentence or as what they have to do: "A fee of ₹500 is payable …".
const FEE =
  /^(?:(?:there (?:is|are|will be)|an?|the|no|any|all)\s+){0,2}(?:(?:registration|application|security|caution|training|course|joining|processing|enrol\p{L}*|exam\p{L}*|admission|(?:non-?)?refundable|nominal|small|one-time|initial|program\p{L}*|certification|verification|documentation|total)[\s-]+){0,3}(?:fees?|deposit|charges?)(?=\s+(?:of|for|towards|at|to|in|is|are|will|shall|must|payable|applicable|before)\b|\s*[:–(-])/iu;
const MONEY = /\b(?:payable|paid|pay|charged|refund\p{L}*|inr|rs)\b|₹|\d{3}|\bno (?:\p{L}+ ){0,2}(?:fees?|deposit|charges?)\b/iu;
const HAVE_TO_PAY =
  /\b(?:must|should|shall|have to|has to|needs? to|(?:required|asked|expected) to|will|to) pay (?:(?:an?|the|any)\s+)?[^.;]{0,40}\b(?:fees?|deposit|charges?)\b/iu;
const asksForMoney = (text: string, start: string): boolean => (FEE.test(start) && MONEY.test(text)) || HAVE_TO_PAY.test(text);
const isAboutApplying = (text: string, start: string): boolean =>
  /^#\p{L}/u.test(text) || METADATA.test(start) || ADDRESS_LINE.test(start) || asksForMoney(text, start);

/** Whether a sentence has a cue for something asked for, at its start or inside. */
export function asksForSomething(text: string): boolean {
  const start = text.replace(/^[^\p{L}\d]+/u, '');
  return ASK_START.test(start) || CANDIDATE_HAS.test(text) || ASK_INSIDE.test(text) || NAMED_SKILL.test(start);
}

/**
 * Classifies a sentence of an ad by its cues, with the class of its heading as the default. How a sentence begins counts more
 * than the words inside it, so that "Insurance knowledge required" is not taken for a benefit.
 */
export function classifyUnit(
  { text, bullet, isAboutName, hasName }: TextUnit & { bullet: boolean; isAboutName: boolean; hasName: boolean },
  section: AdSection,
  isOpening: boolean,
): UnitClass {
  const start = text.replace(/^[^\p{L}\d]+/u, '');
  if (section === 'law' || isLaw(text)) return 'law';
  if (isAboutApplying(text, start)) return 'process';
  if (WE_OFFER.test(text) || ABOUT_EMPLOYER.some((cue) => cue.test(start))) return 'company';
  if (isAboutItsYears(text, start, isAboutName)) return 'company';
  const { asks, isDuty } = findCues(text, start);
  if ((section === 'offers' || section === 'process') && !(asks && STRONG_ASK.test(text))) return section;
  if (asks) return section === 'prefers' || WHOLE_PREFERENCE.test(text) ? 'prefers' : 'asks';
  if (isDuty && bullet) return section === 'prefers' ? 'prefers' : 'does';
  return findOther(text) ?? classifyPlain(text, { isDuty, isAboutName, hasName }, section, isOpening);
}

// "People of every caste, religion or gender": two grounds that the law protects.
function isLaw(text: string): boolean {
  return LAW.test(text) || new Set(text.toLowerCase().match(PROTECTED_GROUNDS)).size > 1;
}

const PROTECTED_GROUNDS =
  /\b(?:race|religions?|creed|caste|gender|ethnicity|colou?r(?=,| or| and)|sexual orientation|national origin|marital status|veteran status|disabilit(?:y|ies))\b/g;

// "Acme is a leading agency with over 25 years of experience": the years are the company's, and nothing else is asked for.
function isAboutItsYears(text: string, start: string, isAboutName: boolean): boolean {
  if (!YEARS_OF_EXPERIENCE.test(text) || CANDIDATE.test(text)) return false;
  if (!isAboutName && !COMPANY.test(text) && !COMPANY_START.test(start)) return false;
  return !asksForSomething(text.replace(YEARS_OF_EXPERIENCE, ''));
}

const YEARS_OF_EXPERIENCE =
  /\b(?:over|more than|nearly|almost|around|about)?\s*\d+\s*\+?\s*(?:years?|yrs?)['’]?\s+(?:of\s+)?(?:[\p{L}-]+\s+){0,3}?(?:experience|expertise|exp)\b/iu;
const CANDIDATE =
  /\b(?:you|your|candidates?|applicants?|must|should|looking|seeking|requires?d?|someone|hiring|individuals?|at least|min(?:imum)?)\b/i;

// A long sentence of the company's own voice, without a cue, asks for nothing wherever it stands.
const WE = /\b(?:we|our|us)\b/i;

// What a sentence without a cue for a requirement does.
function classifyPlain(
  text: string,
  { isDuty, isAboutName, hasName }: { isDuty: boolean; isAboutName: boolean; hasName: boolean },
  section: AdSection,
  isOpening: boolean,
): UnitClass {
  if (isDuty && section !== 'company') return section === 'prefers' ? 'prefers' : 'does';
  const start = text.replace(/^[^\p{L}\d]+/u, '');
  if (isAboutName || COMPANY.test(text) || COMPANY_START.test(start)) return 'company';
  if ((section === 'asks' || section === 'prefers') && (hasName || WE.test(text)) && text.split(/\s+/).length > 12)
    return 'company';
  if (section !== 'general') return section;
  return isOpening ? 'company' : 'does';
}

function findCues(text: string, start: string): { asks: boolean; isDuty: boolean } {
  // "Be the first contact" names no B.E. degree.
  const asksFirst =
    (ASK_START.test(start) && !/^Be \p{Ll}+ \p{L}/u.test(start)) ||
    [CANDIDATE_HAS, SEEKS_SOMEBODY].some((cue) => cue.test(text)) ||
    IS_LIKE.test(start);
  const isDuty = DUTY_START.test(start) && !asksFirst;
  return { asks: asksFirst || (!isDuty && (ASK_INSIDE.test(text) || NAMED_SKILL.test(start))), isDuty };
}

const STRONG_ASK = /\b(?:must|years?|degree|knowledge|proficien|experience (?:in|with|of))\b/i;

function findOther(text: string): UnitClass | null {
  if (PROCESS.test(text)) return 'process';
  return OFFERS.test(text) ? 'offers' : null;
}
