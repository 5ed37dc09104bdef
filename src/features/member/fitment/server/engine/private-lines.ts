// Matching one character before the @ is enough; matching the whole name takes quadratic time on long words.
const CONTACT =
  /[\w.+-]@[\w-]+\.[\w.]|(?:\+\d{1,3}[\s-]?)?(?:\(\d{2,5}\)|\b\d{3,5})[\s-]?\d{3,4}[\s-]?\d{3,4}\b|\b[6-9]\d{4}[ -]\d{5}\b|linkedin\.com|github\.com|https?:\/\/|\bwww\.|\b(?:behance|dribbble|medium|leetcode|kaggle)\.(?:net|com)/i;
const PERSONAL =
  /^(?:(?:full\s+)?(?:name|date of birth|d\.?\s?o\.?\s?b\.?|birth\s?(?:day|date|place)?|place of birth|age|gender|sex|pronouns?|marital status|(?:father|mother|husband|wife|spouse|guardian)(?:['’]?s?)?(?:\s+name)?|nationality|religion|caste|category|height|weight|(?:permanent |current |present |home |postal |residential )?address|location|city|phone|mobile|contact(?:\s+no\.?)?|tel(?:ephone)?|e-?mail|passport(?:\s+no\.?)?|photo|pin\s?code|aadhaar|pan(?:\s+no\.?)?|blood group|expected salary)\s*[:–-]|(?:ph|mob|tel)\b\.?(?: no\.?)?(?:\s*[:–-]|\s+[\d+])|(?:पिता|माता|पति|पत्नी)(?: का)?(?: नाम)?\s*[:–-]|(?:जन्म ?तिथि|जन्म|वैवाहिक स्थिति|वर्ग|जाति|धर्म|राष्ट्रीयता|लिंग|पता|मोबाइल|ईमेल|फोन|स्थान|दिनांक|रुचि|व्यसन|नाम)\s*[:–-])/iu;
// Personal details inside of a sentence.
const PERSONAL_SENTENCE =
  /\b(?:son|daughter|wife|husband|s\/o|d\/o|w\/o) of\b|\bdate of birth\b|\bmarital status\b|\bborn (?:on |in )?\d|^(?:un)?married\b|^single, |^yours (?:faithfully|sincerely|truly|respectfully)/i;
const ADDRESS =
  /\b(?:flat|house|h\.? ?no|plot|street|road|nagar|colony|sector|vill(?:age)?|dist(?:rict)?|p\.o|apartments?|lane|chs)\b.{0,80}\b\d{3} ?\d{3}\b|,.{0,60}[ -]\d{6}$/i;
const DECLARATION = /\bI (?:hereby )?(?:declare|certify) that\b|^place\s*:|^date\s*:|^\(?signature\b|^मैं घोषणा/i;

/** Whether a line contains an e-mail address, phone number or web address. */
export function isContact(line: string): boolean {
  return CONTACT.test(line);
}

/** Whether a line contains personal details, which must not affect a score. Language skills do not count as such. */
export function isPersonal(line: string): boolean {
  return PERSONAL.test(line) || PERSONAL_SENTENCE.test(line) || ADDRESS.test(line) || DECLARATION.test(line);
}
