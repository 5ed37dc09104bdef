export type SectionId =
  | 'header'
  | 'summary'
  | 'experience'
  | 'projects'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'achievements'
  | 'languages'
  | 'volunteering'
  | 'goals'
  | 'personal'
  | 'other'
  | 'attached'
  | 'profile';

const HEADINGS: readonly (readonly [SectionId, string])[] = [
  [
    'experience',
    String.raw`(?:(?:work|working|professional|relevant|employment|career|teaching|clinical|industry|internship|job|other|additional|previous)\s+)*(?:experiences?|history|employment|internships?)(?:\s+(?:details|summary|history))?|employment|work|positions? held|organi[sz]ational experience|internships?(?:\s+and\s+training)?`,
  ],
  [
    'projects',
    String.raw`(?:(?:academic|personal|key|major|selected|side|notable|relevant|college|open[\s-]source|live|research)\s+)*projects?(?:\s+(?:undertaken|details|work|experience))?|portfolio|open[\s-]source(?:\s+contributions)?`,
  ],
  [
    'education',
    String.raw`(?:educational|academic|education(?:al)?\s+and)?\s*(?:education|qualifications?|background|credentials|academics?|academic\s+(?:details|profile|record))(?:\s+(?:details|background|and\s+training|and\s+qualifications?))?|educational (?:background|details|qualifications?)|scholastics|coursework|relevant coursework`,
  ],
  [
    'skills',
    String.raw`(?:(?:technical|key|core|professional|soft|hard|it|computer|relevant|other|top|functional|clinical|transferable|personal|additional)\s+(?:and\s+\w+\s+)?)*(?:skills?|competenc(?:y|ies)|expertise|proficienc(?:y|ies)|strengths|toolkit|skill\s?sets?|technolog(?:y|ies)|tech stack|tools)(?:\s+(?:and|&)\s+(?:\w+\s*){1,3}|\s+(?:summary|set|matrix|profile))?|areas? of expertise|specialties|knowledge`,
  ],
  [
    'certifications',
    String.raw`(?:(?:professional|online|technical|relevant)\s+)*(?:certifications?|certificates?|licen[cs]es?|licensure|trainings?|courses?|credentials|registrations?)(?:\s+(?:and|&)\s+(?:\w+\s*){1,3}|\s+(?:completed|attended|undertaken))?`,
  ],
  [
    'achievements',
    String.raw`(?:key\s+)?(?:achievements?|accomplishments?|awards?|honou?rs?|publications?|recognition|scholarships?|extracurricular(?:\s+activities)?|co-curricular activities)(?:\s+(?:and|&)\s+\w+)?`,
  ],
  [
    'volunteering',
    String.raw`volunteer(?:ing)?(?:\s+(?:experience|work|activities))?|community service|leadership(?:\s+experience)?|positions? of responsibility`,
  ],
  [
    'summary',
    String.raw`(?:(?:professional|executive|career|personal|profile|resume)\s+)*(?:summary|profile|overview|statement|highlights)|about(?:\s+me)?|who i am|introduction|bio`,
  ],
  ['goals', String.raw`(?:career\s+|professional\s+)?(?:objectives?|goals?|aspirations?)`],
  ['languages', String.raw`languages?(?:\s+(?:known|spoken|proficiency|skills))?`],
  [
    'personal',
    String.raw`personal\s+(?:details|information|info|data|particulars|profile)|contact(?:\s+(?:details|information|info|me))?|references?|referees|links|hobbies|interests(?:\s+(?:and|&)\s+hobbies)?|hobbies(?:\s+(?:and|&)\s+interests)?|declaration|interests`,
  ],
];

const PATTERNS = HEADINGS.map(([id, pattern]) => [id, new RegExp(String.raw`^(?:${pattern})$`, 'iu')] as const);

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

// The words of less usual headings, such as "Work I have done" or "Details of employment"; the first section with one wins.
const SECTION_WORDS: readonly (readonly [SectionId, ReadonlySet<string>])[] = [
  [
    'personal',
    toSet(
      'personal contact reach address hobbies hobby interests references referees declaration particulars biodata bio-data व्यक्तिगत निजी घोषणा संपर्क पता रुचि रुचियाँ',
    ),
  ],
  ['languages', toSet('language languages tongues speaks spoken linguistic भाषा भाषाएँ भाषाएं भाषाओं')],
  ['projects', toSet('project projects परियोजना परियोजनाएँ परियोजनाएं')],
  [
    'certifications',
    toSet(
      'training trainings course courses workshop workshops certificate certificates certification certifications licence license licences licenses registration registrations seminars प्रशिक्षण प्रमाणपत्र लाइसेंस',
    ),
  ],
  ['volunteering', toSet('volunteer volunteering voluntary')],
  [
    'achievements',
    toSet(
      'achievement achievements award awards honours honors publications curricular extracurricular co-curricular extra-curricular activities सम्मान उपलब्धि उपलब्धियाँ उपलब्धियां पुरस्कार',
    ),
  ],
  ['goals', toSet('objective objectives goal goals aim applied उद्देश्य लक्ष्य आवेदित')],
  [
    'education',
    toSet(
      'education educational qualification qualifications academic academics schooling studies scholastic शिक्षा शैक्षणिक शैक्षिक योग्यता',
    ),
  ],
  [
    'skills',
    toSet(
      'skill skills competencies competency tools toolbox toolkit software strength strengths proficiency expertise knowledge know computer it कौशल दक्षता क्षमता',
    ),
  ],
  [
    'experience',
    toSet(
      'experience experiences work worked working employment career job jobs organisations organizations employers internship internships assignments engagements service journey अनुभव कार्य नौकरी रोजगार',
    ),
  ],
  ['summary', toSet('about summary synopsis profile introduction hello सारांश परिचय')],
];
const HEADING_FILLERS = toSet(
  `my me myself i have has had done what which where the of and & in at for with to a an details detail history order chronological reverse record
  records key core professional technical relevant additional post posts handled attended completed undertaken selected final year mini
  major minor part-time full-time past previous present current total other matrix set summary background vocational industrial teaching
  clinical can do list extra gained held information info data far so summer winter college school time field areas area wise brief overview
  का के की विवरण ज्ञान संबंधी और एवं जानकारी पद मेरा मेरी`,
);

/** The section that a heading line starts, or null when the line is not a heading. */
export function parseHeading(line: string): SectionId | null {
  const heading = toHeading(line);
  return heading === null ? null : (parseUsualHeading(heading) ?? parseUnusualHeading(heading));
}

function toHeading(line: string): string | null {
  // A sentence may end with a word such as "training" on a line of its own.
  if (line.length > 90 || /[^.]\.$/.test(line)) return null;
  const bare = line
    .replace(/^[\s\d.#*_=|-]+|[\s:._=*|–—-]+$/gu, '')
    .replace(/\s+&\s+/g, ' and ')
    .replace(/\s+/g, ' ');
  if (bare.length > 60 || bare.split(' ').length > 7) return null;
  // "S K I L L S" is a heading with spaced letters.
  return /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
}

function parseUsualHeading(heading: string): SectionId | null {
  if (heading.length > 45 || heading.split(' ').length > 6) return null;
  return findSection(heading) ?? parseHeadingPair(heading);
}

function parseUnusualHeading(heading: string): SectionId | null {
  const words = heading.toLowerCase().split(/[\s/]+/);
  const found = SECTION_WORDS.find(([, sectionWords]) => words.some((word) => sectionWords.has(word)));
  const isHeading = words.every(
    (word) => HEADING_FILLERS.has(word) || SECTION_WORDS.some(([, sectionWords]) => sectionWords.has(word)) || /^\d+$/.test(word),
  );
  return found && isHeading ? found[0] : null;
}

/** Whether a heading may start skills as well as degrees, as "Qualifications" does in different countries. */
export function isAmbiguousEducationHeading(line: string): boolean {
  return /qualification|credential|background/i.test(line) && !/educat|academ|scholast/i.test(line);
}

function findSection(heading: string): SectionId | null {
  return PATTERNS.find(([, pattern]) => pattern.test(heading))?.[0] ?? null;
}

// "Projects & Awards" and "Education and Certifications" start the section of the first half.
function parseHeadingPair(heading: string): SectionId | null {
  const halves = heading.split(/\s+and\s+|\s*\/\s*|,\s*/i);
  if (halves.length !== 2) return null;
  const [first, second] = halves.map(findSection);
  return first && second ? first : null;
}

/** Parses a heading with content on the same line, such as "Skills: Python, SQL"; `contentAt` is where the content starts. */
export function parseInlineHeading(line: string): { section: SectionId; contentAt: number } | null {
  const colon = line.indexOf(':');
  if (colon < 3 || colon > 40 || colon === line.length - 1) return null;
  const heading = toHeading(line.slice(0, colon));
  const section = heading === null ? null : parseUsualHeading(heading);
  return section ? { section, contentAt: colon + 1 } : null;
}
