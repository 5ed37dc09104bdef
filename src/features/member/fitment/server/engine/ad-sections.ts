/**
 * What a part of an ad does: asks for something, prefers something, describes the work, offers something, presents the
 * company, explains how to apply, or fulfils the law; `general` before the first heading. Only `asks`, `prefers`, `does` and
 * `general` can contain requirements.
 */
export type AdSection = 'asks' | 'prefers' | 'does' | 'general' | 'offers' | 'company' | 'process' | 'law';

const HEADINGS: readonly (readonly [AdSection, RegExp])[] = [
  [
    'prefers',
    /\b(?:nice[\s-]to[\s-]haves?|good[\s-]to[\s-]haves?|preferred|bonus(?:\s+points)?|pluses|desirables?|desired\s+(?:skills|qualifications?)|added advantages?|brownie points|extra credit|it(?:'|’)?s a plus|would be (?:great|a plus)|stand out|extra points|optional)\b/i,
  ],
  ['law', /\b(?:equal (?:employment )?opportunity|diversity|inclusion|eeo|disclaimer|privacy|accommodations?|legal)\b/i],
  [
    'offers',
    /\b(?:benefits?|perks|what we offer|we offer|what (?:is|are) (?:on offer|in it for you)|what(?:'|’)?s in it for you|what you(?:(?:'|’)?ll| will)? (?:get|gain|receive)|why (?:join|us|work|you|choose|should)|compensation|salary|remuneration|ctc|stipend|pay(?: range)?|package|supplemental pay|growth opportunities)\b/iu,
  ],
  [
    'process',
    /\b(?:how we hire|how to apply|application process|apply now|location|work(?:ing)? (?:location|hours|timings?|days|schedule)|job (?:location|type|timings?)|contact|interview process|hiring process|selection process|schedule|shifts?|notice period|joining|industry(?: type)?|department|employment type|walk-?in|date posted|openings|vacanc(?:y|ies)|seniority level|job id|reporting to|reports to)\b/iu,
  ],
  [
    'company',
    /\b(?:about (?:us|our|the (?:\p{L}+ ){0,2}(?:company|team|organi[sz]ation|client|brand|unit|division|bank|firm|group)|\p{Lu}[\p{L}\d&.']*(?: \p{Lu}[\p{L}\d&.']*){0,3}(?=[:：]?$))|who we are|our (?:company|mission|vision|story|values|culture|client|clients|commitment|purpose|products?)|company (?:overview|description|profile|culture)|corporate overview|overview of the company|life at)\b/iu,
  ],
  [
    'does',
    /\b(?:responsibilit(?:y|ies)|duties|jd|what (?:will )?you(?:'|’)?(?:ll| will)?(?: be)? (?:do|doing|own|work)|what you(?:'|’)?ll|your (?:role|mission|impact|day)|the role|about the (?:role|job|position|opportunity)|role (?:overview|summary|description|purpose)|job (?:description|summary|purpose|overview|profile|role)|day[\s-]to[\s-]day|you will|in this role|key result areas|kras?|scope of work|tasks?|key activities|position (?:summary|overview)|accountabilit(?:y|ies)|purpose of)\b/i,
  ],
  [
    'asks',
    /\b(?:requirements?|required|requisites?|must[\s-]haves?|qualifications?|eligibility|minimum|essential|mandatory|what (?:do )?you(?:'|’)?(?:ll)? (?:need|bring|have)|you (?:have|bring|are|need|should|must)|who you are|about you|your (?:profile|skills|background|qualifications?|experience)|what we(?:'|’)?(?: a)?re (?:looking|seeking)|what we (?:need|expect|look for|ask for|want)|we(?:'|’)?(?: a)?re looking for|looking for|who (?:can apply|are we looking for|we(?:'|’)?re looking for)|candidate (?:profile|requirements?)|ideal candidate|skills?|competenc(?:y|ies)|expertise|experience|education|tech(?:nical|nology)? stack|technologies|proficienc(?:y|ies)|knowledge|pre-?requisites?|specifications?|key attributes|criteria|profile)\b/i,
  ],
];

/** The section that a heading line starts, or null when the line is not a heading. */
export function parseAdHeading(line: string): AdSection | null {
  const bare = line.replace(/^[\s\d.#*_|-]+|[\s*_|–—!-]+$/gu, '');
  const endsWithColon = /[:：]$/.test(bare);
  const words = bare.split(/\s+/).length;
  if (bare.length > 70 || words > 9 || /[.!;,]$|[:：]\s*\S/.test(bare)) return null;
  // Without a colon only short lines that look like a title are headings, not "5 years experience".
  if (!endsWithColon && (words > 6 || /\d|,/.test(bare))) return null;
  if (
    !endsWithColon &&
    /\b(?:in|with|of|and|or|using)\s+\S+/i.test(bare) &&
    !/^(?:about|roles?|duties|skills?|education|qualifications?|requirements?|key|benefits|perks|knowledge|experience|what|who|why|how|job|nice|good|must|responsibilit|compensation|desired|required|preferred|minimum|diversity|equal|day|life|purpose|reporting|supplemental)\b/i.test(
      bare,
    )
  )
    return null;
  return HEADINGS.find(([id, pattern]) => isHeadingOf(id, pattern, bare, endsWithColon))?.[0] ?? null;
}

// "Industry knowledge" and "Appreciating diversity" are items of a list: without a colon, a heading about the process or the
// law consists of little but its cue.
function isHeadingOf(id: AdSection, pattern: RegExp, bare: string, endsWithColon: boolean): boolean {
  const match = pattern.exec(bare);
  return match !== null && (endsWithColon || (id !== 'process' && id !== 'law') || match[0].length >= bare.length * 0.7);
}

/** Parses a heading with content on the same line, such as "Requirements: SQL and Excel". */
export function parseInlineAdHeading(line: string): { section: AdSection; contentAt: number } | null {
  const colon = line.search(/[:：]\s*\S/);
  if (colon < 4 || colon > 45) return null;
  const section = parseAdHeading(line.slice(0, colon + 1));
  return section ? { section, contentAt: colon + 1 } : null;
}

export const PREFERRED_CUE =
  /\b(?:nice[\s-]to[\s-]have|good[\s-]to[\s-]have|(?:is |are |be |considered |as )?(?:an? )?(?:big |strong |huge |definite |added |distinct )?(?:plus|advantage|bonus|asset)(?=\s*[.,;)]|\s*$|\s+(?:if|to|but))|preferred|preferably|preferable|desirable|desired|ideally|optional|(?:would|will) be (?:an? )?(?:added |big |great |definite )?(?:nice|great|good|helpful|beneficial|welcome|advantage|plus|bonus)|(?:nice|great|good|bonus) if|(?:added|an) advantage|beneficial|helpful|a plus|not (?:required|mandatory|essential))/gi;
export const REQUIRED_CUE =
  /\b(?:must(?:[\s-]have)?|required|requires?|mandatory|essential|minimum|at least|necessary|need(?:ed)?|non[\s-]negotiable)\b/gi;
