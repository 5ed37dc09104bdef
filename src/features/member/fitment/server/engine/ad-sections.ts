/** The section of an ad. `other` (company, benefits, how to apply) is never scored. */
export type AdSection = 'required' | 'preferred' | 'duties' | 'general' | 'other';

const HEADINGS: readonly (readonly [AdSection, RegExp])[] = [
  [
    'preferred',
    /\b(?:nice[\s-]to[\s-]haves?|good[\s-]to[\s-]haves?|preferred|bonus(?:\s+points)?|pluses|desirables?|desired\s+(?:skills|qualifications?)|added advantages?|brownie points|extra credit|it(?:'|’)?s a plus|would be (?:great|a plus)|optional)\b/i,
  ],
  [
    'other',
    /\b(?:about (?:us|the company|our|the team|the organi[sz]ation|the client|\p{Lu}\p{L}+$)|who we are|our (?:company|mission|story|values|culture|client|commitment)|company (?:overview|description|profile|culture)|corporate overview|overview of the company|benefits?|perks|what we offer|we offer|what(?:'|’)?s in it for you|what you(?:(?:'|’)?ll| will)? get|how we hire|why (?:join|us|work|you|choose|should)|compensation|salary|remuneration|ctc|stipend|pay(?: range)?|how to apply|application process|apply now|equal (?:employment )?opportunity|diversity|inclusion|eeo|disclaimer|location|work(?:ing)? (?:location|hours|timings?)|job (?:location|type|timings?)|contact|interview process|hiring process|schedule|shift|notice period|industry type|privacy)\b/iu,
  ],
  [
    'duties',
    /\b(?:responsibilit(?:y|ies)|duties|jd|what you(?:'|’)?(?:ll| will)(?: be)? (?:do|doing|own|work)|what you(?:'|’)?ll|your (?:role|mission|impact|day)|the role|about the (?:role|job|position|opportunity)|role (?:overview|summary|description)|job (?:description|summary|purpose|overview|profile)|day[\s-]to[\s-]day|you will|in this role|key result areas|kras?|scope of work|tasks?|key activities|position (?:summary|overview)|accountabilit(?:y|ies))\b/i,
  ],
  [
    'required',
    /\b(?:requirements?|required|requisites?|must[\s-]haves?|qualifications?|eligibility|minimum|essential|mandatory|what you(?:'|’)?(?:ll)? (?:need|bring|have)|you (?:have|bring|are|need|should|must)|who you are|about you|your (?:profile|skills|background|qualifications?|experience)|what we(?:'|’)?(?: a)?re (?:looking|seeking)|what we (?:need|expect|look for|ask for)|we(?:'|’)?(?: a)?re looking for|looking for|who (?:can apply|are we looking for)|candidate (?:profile|requirements?)|ideal candidate|skills?|competenc(?:y|ies)|expertise|experience|education|tech(?:nical|nology)? stack|technologies|proficienc(?:y|ies)|knowledge|prerequisites?|specifications?|key attributes|profile)\b/i,
  ],
];

/** The section that a heading line starts, or null when the line is not a heading. */
export function parseAdHeading(line: string): AdSection | null {
  const bare = line.replace(/^[\s\d.#*_|-]+|[\s*_|–—-]+$/gu, '');
  const endsWithColon = /[:：]$/.test(bare);
  const words = bare.split(/\s+/).length;
  if (bare.length > 70 || words > 9 || /[.!;,]$|[:：]\s*\S/.test(bare)) return null;
  // Without a colon only short lines that look like a title are headings, not "5 years experience".
  if (!endsWithColon && (words > 6 || /\d|,/.test(bare))) return null;
  if (
    !endsWithColon &&
    /\b(?:in|with|of|and|or|using)\s+\S+/i.test(bare) &&
    !/^(?:about|roles?|duties|skills?|education|qualifications?|requirements?|key|benefits|perks|knowledge|experience|what|why|job|nice|good|responsibilit|compensation|desired|required|preferred|diversity|equal|day)\b/i.test(
      bare,
    )
  )
    return null;
  return HEADINGS.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}

/** Parses a heading with content on the same line, such as "Requirements: SQL and Excel". */
export function parseInlineAdHeading(line: string): { section: AdSection; contentAt: number } | null {
  const colon = line.search(/[:：]\s*\S/);
  if (colon < 4 || colon > 45) return null;
  const section = parseAdHeading(line.slice(0, colon + 1));
  return section ? { section, contentAt: colon + 1 } : null;
}

const COMPANY =
  /\b(?:equal[\s-]opportunity|regardless of (?:race|gender)|discriminat|we (?:offer|provide)\b.*\b(?:benefits?|insurance|leave|salary|perks|bonus|package|growth|flexible)|our (?:company|clients?|customers|mission|values|offices|founders)|headquartered|founded in|(?:fortune|global) \d+|health insurance|medical insurance|provident fund|paid (?:leave|time off)|per (?:month|annum)|\blpa\b|send (?:your|us)|share your (?:cv|resume|résumé)|apply (?:now|at|via|through)|competitive (?:salary|pay)|notice period|immediate joiners?|work from home|market leader|leading (?:provider|company|manufacturer|global)|is a (?:leading|global|fast[\s-]growing|premier|pioneer))\b/i;

/** Whether a sentence is about the company or its benefits, in any section. */
export function isAboutCompany(sentence: string): boolean {
  return COMPANY.test(sentence);
}

export const PREFERRED_CUE =
  /\b(?:nice[\s-]to[\s-]have|good[\s-]to[\s-]have|(?:is |are |be |considered |as )?(?:an? )?(?:big |strong |huge |definite |added |distinct )?(?:plus|advantage|bonus|asset)(?=\s*[.,;)]|\s*$|\s+(?:if|to|but))|preferred|preferably|preferable|desirable|desired|ideally|optional|(?:would|will) be (?:an? )?(?:added |big |great |definite )?(?:nice|great|good|helpful|beneficial|welcome|advantage|plus|bonus)|(?:nice|great|good|bonus) if|(?:added|an) advantage|beneficial|helpful|a plus|not (?:required|mandatory|essential))/gi;
export const REQUIRED_CUE =
  /\b(?:must(?:[\s-]have)?|required|requires?|mandatory|essential|minimum|at least|necessary|need(?:ed)?|non[\s-]negotiable)\b/gi;
