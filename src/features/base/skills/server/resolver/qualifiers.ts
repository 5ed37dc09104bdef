/** Words around a skill that do not change which skill it is. Each list holds folded words. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const VENDORS = words(`
  microsoft ms adobe apache google aws amazon azure ibm oracle sap autodesk auto ptc atlassian hashicorp cisco siemens meta
  facebook apple jetbrains esri dassault bentley zoho salesforce nvidia vmware intuit corel maxon hp micro red stanford tibco
  cloudera elastic mongodb jboss citrix symantec gnu opentext cadence synopsys honeywell rockwell msc altair trimble`);

export const isVendor = (word: string): boolean => VENDORS.has(word.toLowerCase());

const LEADING = words(`
  advanced advance adv basic basics core good strong excellent great sound solid thorough deep professional expert expertise
  senior sr junior jr chief principal certified proficient proficiency working hands on knowledge of experience experienced in
  with skilled familiar familiarity understanding ability effective learn learning using use the a an my our practical
  competent competency exposure to fundamentals fundamental introduction intro trained qualified freelance part full time
  complete overall general exceptional superior outstanding online offline best free study fresher other all various
  technical skills skill tools tool software language area areas diploma certificate`);

const TRAILING = words(`
  skill skills knowledge experience experienced expertise proficiency proficient competency competencies ability abilities
  software softwares tool tools programming program programs language languages framework frameworks library libraries
  certification certifications certified certificate developer developers development dev developing engineer engineers engineering expert
  experts specialist specialists professional professionals consultant consultants consulting executive executives operator
  operators technician technicians technologist teacher teachers trainer tutor instructor instructors artist worker workers
  course courses training trainings tutorial tutorials class classes basics basic fundamentals concepts concept system systems services service
  work works working application applications app technology technologies tech platform platforms suite pro professional
  online enterprise edition standard community package packages module modules job jobs function functions process processes
  procedure procedures activities activity technique techniques method methods methodology methodologies principles practice
  practices analyst associate officer manager lead supervisor coordinator administrator administration admin management staff
  guide stack environment environments usage user users familiarity savvy industry sector domain field knowhow script scripts
  scripting coding code project projects team department dept role intern internship trainee fresher assistant helper
  interview questions syllabus salary for beginners advanced level levels server desktop cloud studio database databases db
  querying queries query reporting reports report return returns filing posting entry handling preparation maintenance operations operation
  advertising campaigns campaign marketing tables table design designing`);

/** Of the words after a skill, those that may make another skill: they are only left out behind a product's name. */
const PRODUCT_ONLY = words(`
  server desktop cloud studio database databases db querying queries query reporting reports report posting entry handling maintenance operations
  operation advertising campaigns campaign marketing tables table design designing engineering management administration admin
  process processes teacher analyst return returns filing`);

const VERSION =
  /^(?:v|ver|version|release|r|cs|sp|x)?\d{1,4}(?:\.\d+|\.x)*[a-z]?$|^(?:\d+\.)+\d+$|^(?:cs|cc|xp|nt|x|plus|pro|lite|premium|standard|ultimate|latest)$|^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i;

/** The words without the version at their end; null when there is none. */
export function withoutVersion(name: readonly string[]): string[] | null {
  const kept = [...name];
  while (kept.length > 1 && VERSION.test(kept.at(-1) ?? '')) kept.pop();
  if (kept.length < name.length) return kept;
  // "Python3", "HTML5", "Oracle11g", "Catiav5"
  const joined = /^([\p{L}+#]{3,}?)(?:v?\d{1,4}(?:\.\d+)*[a-z]?)$/iu.exec(kept.at(-1) ?? '');
  return joined?.[1] ? [...kept.slice(0, -1), joined[1]] : null;
}

/** Shorter names of what may be the same skill, those with the least left out first; `isProduct` ones must be products. */
export function withoutQualifiers(name: readonly string[]): { words: string[]; isProduct: boolean }[] {
  const shorter: { words: string[]; isProduct: boolean }[] = [];
  for (let first = 0; first < name.length && first <= 3; first += 1) {
    const lead = name.slice(0, first);
    if (!lead.every((word) => LEADING.has(word))) break;
    for (let last = name.length; last > first && name.length - last <= 3; last -= 1) {
      const trail = name.slice(last);
      if (!trail.every((word) => TRAILING.has(word))) break;
      if (first > 0 || last < name.length)
        shorter.push({ words: name.slice(first, last), isProduct: trail.some((word) => PRODUCT_ONLY.has(word)) });
    }
  }
  return shorter.sort((a, b) => b.words.length - a.words.length);
}

const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  `admin administration; mgmt management; mgt management; mngmt management; dev development; engg engineering; engr engineer;
  eng engineering; tech technical; mktg marketing; acct accounting; acctg accounting; accts accounts; fb facebook;
  insta instagram; ops operations; comm communication; comms communications; asst assistant; exec executive; mfg manufacturing;
  mfr manufacturing; maint maintenance; mech mechanical; elec electrical; elect electrical; proj project; prog programming;
  db database; dbs databases; edu education; govt government; hr human resources; qa quality assurance; qc quality control;
  sw software; hw hardware; app application; apps applications; auto automation; biz business; cust customer; svc service;
  svcs services; sys system; arch architecture; auth authentication; config configuration; env environment;
  fin financial; info information; infra infrastructure; intl international; inv inventory; lab laboratory; lang language;
  med medical; mkt market; natl national; net network; org organizational; perf performance; pharma pharmaceutical;
  prod production; psych psychology; pub public; recruit recruitment; repo repository; rep representative; sec security;
  stat statistical; stats statistics; supv supervision; trng training; trans transport; viz visualization; vis visualization;
  ai artificial intelligence; ml machine learning; nw network; pvt private; specs specifications; temp temperature;
  pwr power; wp wordpress; ms microsoft; m microsoft; ps photoshop; gmail gmail; k8s kubernetes; pg postgresql; 2d 2d; e electronic`
    .split(';')
    .map((entry) => entry.trim().split(' '))
    .map(([short = '', ...long]) => [short, long.join(' ')]),
);

/** The name with its abbreviated words in full; null when it has none. */
export function expandAbbreviations(name: readonly string[]): string[] | null {
  if (!name.some((word) => ABBREVIATIONS.has(word))) return null;
  return name.flatMap((word) => (ABBREVIATIONS.get(word) ?? word).split(' '));
}

/** Whether only words that say nothing about a skill are left. */
export const isQualifier = (word: string): boolean => LEADING.has(word) || TRAILING.has(word);
