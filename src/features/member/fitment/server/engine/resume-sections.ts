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

/** The section that a heading line starts, or null when the line is not a heading. */
export function parseHeading(line: string): SectionId | null {
  const bare = line
    .replace(/^[\s\d.#*_=|-]+|[\s:._=*|–—-]+$/gu, '')
    .replace(/\s+&\s+/g, ' and ')
    .replace(/\s+/g, ' ');
  if (bare.length > 45 || bare.split(' ').length > 6) return null;
  // "S K I L L S" is a heading with spaced letters.
  const heading = /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
  return findSection(heading) ?? parseHeadingPair(heading);
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
  const section = parseHeading(line.slice(0, colon));
  return section ? { section, contentAt: colon + 1 } : null;
}
