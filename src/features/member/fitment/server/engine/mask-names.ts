/** Characters that separate words for every pattern, so that nothing is matched across a masked name. */
const MASK = '|';

// All repetitions are bounded, so that a hostile text takes linear time.
const ADDRESS =
  /(?:https?:\/\/|\bwww\.)\S+|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.]{1,63}|(?<![\w-])[\w-]{1,63}\.(?:com|in|co\.in|org|net|io|ai|edu|gov)\b(?:\/\S*)?/giu;
const WORD = String.raw`\p{Lu}[\p{L}\d&.'’-]{0,30}`;
// Capitalized words before the mark of a company or school: "Ducen IT Pvt Ltd", "SQL Star International Limited".
const ORGANISATION = new RegExp(
  String.raw`(?<![\p{L}\d])${WORD}(?:\s${WORD}){0,4}\s(?:Pvt\.?|Private|Ltd\.?|Limited|LLP|LLC|Inc\.?|GmbH|Corp(?:oration)?\.?|University|Institute|College|Hospitals?|Academy|Foundation|Bank|School)(?![\p{L}\d])(?:\s(?:Ltd\.?|Limited)|\sof(?:\s(?:and\s)?\p{Lu}\p{L}{1,30}){1,4})?`,
  'gu',
);

// Beside other bodies of standards API and AWS are such bodies, and a person who is agile works by no method.
const BODIES = '(?:ASME|ASTM|ANSI|NACE|TEMA)';
const OTHER_MEANINGS = [
  new RegExp(String.raw`(?<=\b${BODIES}\b[\s,/&]{1,4}(?:and\s)?)(?:API|AWS)\b`, 'gu'),
  new RegExp(String.raw`\b(?:API|AWS)(?=[\s,/&]{1,4}(?:and\s)?${BODIES}\b)`, 'gu'),
  /\bentrepreneurial(?= (?:mind-?\s?set|spirit|attitude|drive|zeal|thinking))/giu,
  /\bagile(?= (?:mind-?\s?set|thinker|person|attitude|and (?:fast|quick|flexible)|decision))/giu,
  // Means of communication, and names of devices and programs.
  /\bcommunications?(?=\s+(?:media|mediums?|channels?|protocols?|systems?|networks?|equipment|materials?|devices?|technolog\p{L}*|infrastructure|analy[sz]ers?|boards?|ports?|interfaces?)\b)/giu,
  /\bmacro(?=\s?media\b)/giu,
  /(?<=\bbusiness )partnerships?\b|\bpartnership(?= roles?\b)/giu,
];

/**
 * Replaces web and mail addresses, names of organisations, the given names (such as the employer's) and a few words in their other meaning by separators of the
 * same length, so that offsets stay valid and no name is taken for a skill.
 */
export function maskNames(text: string, names: readonly string[]): string {
  let masked = text.replace(ADDRESS, fill).replace(ORGANISATION, fill);
  for (const pattern of OTHER_MEANINGS) masked = masked.replace(pattern, fill);
  for (const name of names) masked = masked.replace(nameExpression(name), fill);
  return masked;
}

function fill(match: string): string {
  return MASK.repeat(match.length);
}

function nameExpression(name: string): RegExp {
  const escaped = name
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replace(/\s+/g, String.raw`\s+`);
  return new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?:['’]s)?(?![\p{L}\d])`, 'giu');
}

const NAME = String.raw`(${WORD}(?:\s${WORD}){0,3})`;
const EMPLOYER = new RegExp(
  String.raw`(?:^|\n)(?:about|About|ABOUT|Why|Life at|Welcome to)\s${NAME}\s?[:\n?]|(?<![\p{L}\d])At\s${NAME},|(?:^|\n|[.!]\s)${NAME}\s(?:is|are)\s(?:a|an|the|one|hiring|looking|seeking)\b`,
  'gu',
);
const NOT_A_NAME =
  /^(?:about|us|you|the|this|these|we|our|your|job|role|position|team|company|candidate|candidates|experience|python|java|sql|excel|data|it|he|she|they|there|what|who|why|all|and|or|job overview|skills?)\b/iu;

/** The names by which an ad speaks of its employer: after "About", "At …," or before "is a". */
export function findEmployerNames(text: string): string[] {
  const names = [...text.matchAll(EMPLOYER)].map((match) => (match[1] ?? match[2] ?? match[3] ?? '').trim());
  return [...new Set(names)].filter((name) => name.length > 2 && !NOT_A_NAME.test(name));
}
