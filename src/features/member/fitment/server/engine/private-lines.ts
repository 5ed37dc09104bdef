// Matching one character before the @ is enough; matching the whole name takes quadratic time on long words.
const CONTACT =
  /[\w.+-]@[\w-]+\.[\w.]|(?:\+\d{1,3}[\s-]?)?(?:\(\d{2,5}\)|\b\d{3,5})[\s-]?\d{3,4}[\s-]?\d{3,4}\b|linkedin\.com|github\.com|https?:\/\/|\bwww\.|\b(?:behance|dribbble|medium|leetcode|kaggle)\.(?:net|com)/i;
const PERSONAL =
  /^(?:full\s+)?(?:name|date of birth|d\.?o\.?b|birth(?:day|date)?|age|gender|sex|pronouns?|marital status|father['’]?s?(?:\s+name)?|mother['’]?s?(?:\s+name)?|spouse(?:\s+name)?|nationality|religion|caste|category|(?:permanent |current |present |home |postal )?address|location|city|phone|mobile|contact(?:\s+no\.?)?|tel(?:ephone)?|e-?mail|passport(?:\s+no\.?)?|photo|pin\s?code|aadhaar|pan(?:\s+no\.?)?|blood group|languages? known)\s*[:–-]/i;
const DECLARATION = /\bI (?:hereby )?(?:declare|certify) that\b|^place\s*:|^date\s*:|^signature\b/i;

/** Whether a line contains an e-mail address, phone number or web address. */
export function isContact(line: string): boolean {
  return CONTACT.test(line);
}

/** Whether a line contains personal details, which must not affect a score. Language skills do not count as such. */
export function isPersonal(line: string): boolean {
  return (PERSONAL.test(line) && !/^languages?/i.test(line)) || DECLARATION.test(line);
}

/** Pronouns, which are excluded from every comparison. */
export const PRONOUNS: ReadonlySet<string> = new Set(
  'i me my mine myself we our ours us he him his himself she her hers herself they them their theirs themselves ze hir mr mrs ms mx'.split(
    ' ',
  ),
);
