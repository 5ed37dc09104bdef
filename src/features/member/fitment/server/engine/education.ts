/** 1: school, 2: diploma, 3: bachelor, 4: master, 5: doctorate. */
export type EducationLevel = 1 | 2 | 3 | 4 | 5;
export type EducationField = keyof typeof FIELDS;

const LEVELS: readonly (readonly [EducationLevel, RegExp])[] = [
  [5, /\b(?:ph\.?\s?d|doctorate|doctoral|d\.phil|doctor of (?!medicine|pharmacy|law|jurisprudence)\p{L}+)\b|पीएच\.?\s?डी/iu],
  [
    4,
    /\b(?:(?<!scrum |scrum-|data |sigma |web)master(?:['’]?s)?(?=\s+(?:degree|of|in|program|diploma)|['’]s|\s*$|\s*[,/):|])|m\.?\s?tech|m\.?\s?sc(?!\p{L})|m\.?com|m\.?a\b(?=\s+in|\.|,)|mba(?![\s-]level)|b[\s-]schools?|m\.b\.a|mca|pgdm|pgdbm|post[\s-]?graduat(?:e|ion)|advanced degree|m\.\s?ed\b|m\.?\s?phil|m\.?s\.?(?=\s+in\b)|m\.?\s?pharm|ll\.m|llm(?=\s+(?:in|degree))|md\b(?=\s+in)|juris doctor|doctor of (?:medicine|law|jurisprudence))|एम\.?\s?(?:ए|एससी|कॉम|फिल|एड)(?![\p{L}\p{M}])|स्नातकोत्तर/iu,
  ],
  [
    3,
    /\b(?:bachelor(?:['’]?s)?|b\.?\s?tech|b\.\s?e\b\.?|(?<!\b(?:must|should|to|will|can|may|would|could|not|also|shall)\s)be\b(?=\s+(?:in\b|computer|mech|elec|civil|\/))|b\.?\s?sc(?!\p{L})|b\.?\s?com\b|bba|bca|b\.\s?ed\b|b\.?\s?a\.(?=\s|,|$)|ba\b(?=\s+in)|bs\b(?=\s+in)|b\.s\.|b\.?\s?pharm|mbbs|llb|b\.?\s?des|b\.?\s?arch|bhm|undergraduate degree|(?:university|college|engineering|relevant|related|technical) degree|(?<!\b(?:master(?:['’]?s)?|doctoral|advanced|post[\s-]?graduate)\s)degree(?=\s+in)|ll\.b|b\.?\s?voc\b|bds|bams|bhms|bpt|b\.el\.ed|graduat(?:e|ion)(?=\s+(?:in|from|with|degree|preferred|required|or|\(|,|and|[-–])|\s*$|[.,/:]))|बी\.?\s?(?:ए|एससी|कॉम|एड|टेक|ई)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])स्नातक(?![\p{L}\p{M}])/iu,
  ],
  [
    2,
    /\b(?:(?<!(?:high school|secondary|school leaving|ged|equivalency) )diploma(?! mill)|associate(?:['’]?s)? (?:degree|of (?:applied )?(?:science|arts))|associates? in (?:applied )?(?:science|arts)|iti\b|i\.t\.i\b|polytechnic|gnm|anm|d\.?\s?el\.?\s?ed|d\.ed|d\.?\s?pharm(?:a|acy)?)\b|डिप्लोमा|आई\.?\s?टी\.?\s?आई/iu,
  ],
  [
    1,
    /\b(?:high school|higher secondary|senior secondary|secondary school|12th|10\s?\+\s?2|xii\b|hsc|h\.s\.c|hslc|sslc|s\.s\.c|icse|10th|plus two|puc|class (?:10|12|x|xii)\b|intermediate education|intermediate(?=\s*(?:[|,(]|in \d|$))|matric(?:ulation)?|ged|high-school)\b|दसवीं|बारहवीं|हाई स्कू ?ल|हाईस्कूल|हायर सेकेंडरी|इंटरमीडिएट|मैट्रिक/iu,
  ],
];

// Abbreviations that only capitals and context distinguish from other words ("MS Office", "Boston, MA").
const CASE_SENSITIVE_LEVELS: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    4,
    /\b(?:[Mm]gr\b\.?|[Mm]agister|[Dd]iplom(?=[\s-](?!in\b)|ingenieur|kauf|inform|volks|betrieb)|Dipl\.|[Ll]aurea magistrale|[Mm]aîtrise)/u,
  ],
  [3, /\b(?:[Ll]icence professionnelle|[Ll]icenciatura|[Ll]aurea\b|[Ii]nż\.?|[Ii]ngeniero)/u],
  [
    4,
    /(?<!,\s)\b(?:MA|MSc|MEng|MRes|MSN|MEd|MArch|MPH|MSW|MCom|MTech|MS(?=\s+(?:in\b|\p{Lu}\p{Ll}+(?:ing|ics|nce|ogy|ory)\b)))\b/u,
  ],
  [3, /\b(?:BA|BSc|BEng|BSN|BCom|BTech|BBA|BCA|LLB|BEd|BFA|BArch|BSW|PGCE|QTS|BE(?=\s?[(/,])|BS(?=\s+(?:in\b|\p{Lu})))\b/u],
  [2, /\b(?:ADN|HND|HNC|AAS)\b/u],
];

const FIELDS = {
  computing:
    /\b(?:computer|computing|informatics|information (?:technology|systems|science)|software|it\b(?=\s*(?:,|or|and|engineering|\/|\)))|mca|bca|data science|artificial intelligence|cs\b)/i,
  engineering:
    /\b(?:engineering|b\.?\s?tech|m\.?\s?tech|b\.e\b|mechanical|electrical|electronics|instrumentation|telecommunications?|mechatronics|civil|chemical|automobile|industrial(?! (?:psychology|relations|organi[sz]ational)))\b/i,
  science:
    /\b(?:mathematics|maths?|statistics|physics|chemistry|biology|biotechnology|microbiology|life sciences?|b\.?\s?sc(?![a-z])|m\.?\s?sc(?![a-z])|operations research|quantitative)\b/i,
  business: /\b(?:business|management|mba|bba|pgdm|marketing|human resources?|hr\b|operations|supply chain|entrepreneurship)\b/i,
  hospitality: /\b(?:hospitality|hotel|tourism|culinary|catering)\b/i,
  finance: /\b(?:finance|accounting|accountancy|commerce|b\.?\s?com|m\.?com|economics|chartered accountant|taxation)\b/i,
  health: /\b(?:nursing|medicine|medical|mbbs|pharmacy|pharm|physiotherapy|public health|healthcare|gnm|anm|paramedical)\b/i,
  education: /\b(?:education|b\.?\s?ed|m\.?\s?ed|teaching|pedagogy|d\.el\.ed)\b/i,
  design:
    /\b(?:design|fashion|textiles?|apparel|fine arts?|visual communication|animation|architecture|interaction design|hci|human[- ]computer interaction)\b/i,
  humanities:
    /\b(?:(?<!\b(?:fine|bachelor(?:['’]?s)? of|master(?:['’]?s)? of|associate(?:['’]?s)? of) )arts|english|literature|journalism|mass comm(?:unication)?|communications?|history|linguistics|philosophy)\b/i,
  society: /\b(?:social (?:sciences?|work)|psychology|sociology|political science|anthropology)\b/i,
  law: /\b(?:law|llb|legal studies)\b/i,
} as const;

const FIELD_IDS = Object.keys(FIELDS).filter((id): id is EducationField => id in FIELDS);

/** The lowest and highest degree level that a sentence names and the offsets of the first one; null without any. */
export function findLevels(text: string): { lowest: EducationLevel; highest: EducationLevel; mark: [number, number] } | null {
  const found = [...LEVELS, ...CASE_SENSITIVE_LEVELS].flatMap(([level, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ level, start: match.index, end: match.index + match[0].length }] : [];
  });
  // "Post-graduate degree" is one level.
  const named = found.filter(
    ({ level, start, end }) =>
      !(/^degree/i.test(text.slice(start)) && found.some((other) => other.end < start && start - other.end <= 2)) &&
      // "Graduate" within "post-graduate".
      !found.some((other) => other.level > level && other.start < start && other.end >= end),
  );
  const first = [...named].sort((a, b) => a.start - b.start)[0];
  if (!first) return null;
  const levels = named.map(({ level }) => level).sort((a, b) => a - b);
  return { lowest: levels[0] ?? first.level, highest: levels.at(-1) ?? first.level, mark: [first.start, first.end] };
}

/** The fields of study that a sentence names. Names of institutions are ignored. */
export function findFields(text: string): EducationField[] {
  const study = withoutInstitutions(text);
  return FIELD_IDS.filter((id) => FIELDS[id].test(study));
}

// In "Biology University of Florida" the name comes after, in "Biology Stanford University" before.
function withoutInstitutions(text: string): string {
  return text
    .replace(/\b(?:university|college|institute|school|academy)\s+of\s+\p{L}+(?:\s+(?:and|&)\s+\p{L}+)?/giu, ' ')
    .replace(/(?:[\p{L}.'’]+\s+)?\b(?:university|college|institute|school|academy)\b/giu, ' ');
}

// What one studies within a field: a degree in one of them is not the degree in another.
const SUBJECTS = {
  computing: FIELDS.computing,
  mechanical: /\b(?:mechanical|mechatronics)\b/i,
  chemical: /\bchemical\b/i,
  civil: /\bcivil\b/i,
  electrical: /\b(?:electrical|electronics|instrumentation|telecommunications?|mechatronics|ece|eee)\b/i,
  automobile: /\bautomo(?:bile|tive)\b/i,
  industrial: /\b(?:industrial(?! (?:psychology|relations|organi[sz]ational))|production|manufacturing)\b/i,
  mathematics: /\b(?:mathematics|maths?|statistics|operations research|quantitative)\b/i,
  physics: /\bphysics\b/i,
  chemistry: /\bchemistry\b/i,
  biology: /\b(?:\w*biology|biotechnology|life sciences?)\b/i,
  marketing: /\bmarketing\b/i,
  people: /\b(?:human resources?|hr)\b/i,
  operations: /\b(?:operations(?! research)|supply chain)\b/i,
  accounting: /\b(?:finance|accounting|accountancy|commerce|b\.?\s?com|m\.?com|chartered accountant|taxation)\b/i,
  economics: /\beconomics\b/i,
  hospitality: FIELDS.hospitality,
  media: /\b(?:journalism|mass comm(?:unication)?|communications?)\b/i,
  literature: /\b(?:english|literature|linguistics)\b/i,
  history: /\bhistory\b/i,
  psychology: /\bpsychology\b/i,
  society: /\b(?:social (?:sciences?|work)|sociology|anthropology|political science)\b/i,
  fashion: /\b(?:fashion|textiles?|apparel)\b/i,
  art: /\b(?:fine arts?|visual communication|animation|graphic)\b/i,
  architecture: /\barchitecture\b/i,
  nursing: /\b(?:nursing|gnm|anm)\b/i,
  medicine: /\b(?:medicine|mbbs)\b/i,
  pharmacy: /\bpharm(?:acy)?\b/i,
} as const;

export type Subject = keyof typeof SUBJECTS;
const SUBJECT_IDS = Object.keys(SUBJECTS).filter((id): id is Subject => id in SUBJECTS);

/** The subjects that a sentence names within its fields. Names of institutions are ignored. */
export function findSubjects(text: string): Subject[] {
  const study = withoutInstitutions(text);
  return SUBJECT_IDS.filter((id) => SUBJECTS[id].test(study));
}

/** The fields that stand as a whole beside subjects: "in statistics, engineering or commerce". */
export function findWholeFields(text: string): EducationField[] {
  return findFields([...text.matchAll(WHOLE_FIELD)].map((match) => match[1] ?? '').join(', '));
}

const WHOLE_FIELD =
  /(?:[,/]|\bor|\bin)\s*(?:any |an? )?(engineering|science|business|management|design|arts|humanities)\b(?!\s+(?:degree|graduate|in\b))/gi;

/** Whether two fields are close to each other. */
export function areNear(a: EducationField, b: EducationField): boolean {
  return RELATED.some((group) => group.includes(a) && group.includes(b));
}

/** Subjects of engineering that share little with computing. */
export const FAR_FROM_COMPUTING: ReadonlySet<Subject> = new Set([
  'mechanical',
  'chemical',
  'civil',
  'automobile',
  'industrial',
  'chemistry',
  'biology',
]);

const RELATED: readonly (readonly EducationField[])[] = [
  ['computing', 'engineering'],
  ['computing', 'science'],
  ['business', 'finance'],
  ['design', 'humanities'],
  ['education', 'humanities'],
  ['humanities', 'society'],
  ['business', 'society'],
  ['health', 'science'],
];
