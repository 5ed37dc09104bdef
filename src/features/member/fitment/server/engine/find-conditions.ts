import { PREFERRED_CUE } from './ad-sections.ts';
import type { TextUnit } from './text-units.ts';

export type ConditionKind = 'licence' | 'registration' | 'degree' | 'permit' | 'driving' | 'language';

/** A licence, registration, degree or permit that the law asks for, or a language that the ad cannot do without. */
export type Condition = {
  id: string;
  kind: ConditionKind;
  /** Whether it is what makes somebody a member of the profession, as a nurse's registration does. */
  isProfession: boolean;
  unit: TextUnit;
  mark: [number, number];
  /** For a language, its skill. */
  skillId: string | null;
  /** Where the condition names a degree or licence, the words that show it in a résumé. */
  shownBy: RegExp | null;
};

type Rule = {
  id: string;
  kind: ConditionKind;
  /** What asks for it in an ad. */
  asked: RegExp;
  /** What shows it in a résumé. */
  shown: RegExp;
  /** The professions of which it is a condition by law, as named in the title of an ad. */
  profession: RegExp | null;
};

const RULES: readonly Rule[] = [
  {
    id: 'nursing-registration',
    kind: 'registration',
    asked:
      /\b(?:(?:valid|current|active)?\s*nursing (?:council )?(?:registration|licen[cs]e)|registered (?:with|under|in) (?:the )?(?:\p{L}+ ){0,3}nursing council|nursing council registration|\p{L}{1,5}nm?c regist\p{L}+|(?:valid |active |current )?rn (?:licen[cs]e|registration)|registered nurse)\b/iu,
    shown:
      /\b(?:registered nurse|nursing council|nursing (?:registration|licen[cs]e)|rnrm|rn\b(?:\s*(?:licen[cs]e|registration|no\b|,|-))?|licen[cs]ed (?:practical |vocational )?nurse)\b/iu,
    profession: /\bnurs/i,
  },
  {
    id: 'nursing-degree',
    kind: 'degree',
    asked:
      /\b(?:b\.?\s?sc\.?\s*\(?(?:hons?\.?\)?\s*)?(?:in\s+)?nursing|gnm|anm|(?:degree|diploma|bachelor\p{L}*(?:'s)?|graduate) (?:of science )?in nursing|bsn|nursing (?:degree|diploma))\b/iu,
    shown:
      /\b(?:b\.?\s?sc\.?\s*\(?(?:hons?\.?\)?\s*)?(?:in\s+)?nursing|gnm|anm|(?:degree|diploma|bachelor\p{L}*(?:'s)?(?: of science)?) in nursing|bsn|msn|nursing (?:degree|diploma)|general nursing)\b/iu,
    profession: /\bnurs/i,
  },
  {
    id: 'medical-degree',
    kind: 'degree',
    asked: /\b(?:mbbs|m\.b\.b\.s)\b/iu,
    shown: /\b(?:mbbs|m\.b\.b\.s\.?|doctor of medicine)\b/iu,
    profession: /\b(?:doctor|physician|medical officer|surgeon|resident|consultant)\b/i,
  },
  {
    id: 'medical-registration',
    kind: 'registration',
    asked: /\b(?:(?:medical council|mci|nmc)\b.{0,30}\bregist\p{L}+|regist\p{L}+.{0,30}\b(?:medical council|mci|nmc))\b/iu,
    shown: /\b(?:medical council|mci|nmc)\b/iu,
    profession: /\b(?:doctor|physician|medical officer|surgeon)\b/i,
  },
  {
    id: 'dental-degree',
    kind: 'degree',
    asked: /\b(?:bds|b\.d\.s|bachelor of dental)\b/iu,
    shown: /\b(?:bds|b\.d\.s\.?|mds|bachelor of dental|dds)\b/iu,
    profession: /\bdent/i,
  },
  {
    id: 'pharmacy-degree',
    kind: 'degree',
    asked: /\b(?:[bdm]\.?\s?pharm(?:a|acy)?|(?:bachelor|diploma|degree)(?:'s)? (?:of|in) pharmacy|pharm\.?\s?d)\b/iu,
    shown: /\b(?:[bdm]\.?\s?pharm(?:a|acy)?|(?:bachelor|diploma|degree|master)(?:'s)? (?:of|in) pharmacy|pharm\.?\s?d)\b/iu,
    profession: /\bpharmacist/i,
  },
  {
    id: 'pharmacist-registration',
    kind: 'registration',
    asked: /\b(?:registered pharmacist|pharmacy council|pharmacist (?:licen[cs]e|registration))\b/iu,
    shown: /\b(?:registered pharmacist|pharmacy council|pharmacist (?:licen[cs]e|registration)|licensed pharmacist)\b/iu,
    profession: /\bpharmacist/i,
  },
  {
    id: 'physiotherapy-degree',
    kind: 'degree',
    asked: /\b(?:bpt|mpt|(?:bachelor|master|degree)\p{L}*(?:'s)? (?:of|in) physiotherapy)\b/iu,
    shown: /\b(?:bpt|mpt|(?:bachelor|master|degree|doctor)\p{L}*(?:'s)? (?:of|in) (?:physiotherapy|physical therapy))\b/iu,
    profession: /\bphysio/i,
  },
  {
    id: 'law-degree',
    kind: 'degree',
    asked: /\b(?:ll\.?\s?b\.?|ll\.?m\.?|(?:law|legal) degree|degree in law|bachelor of laws?|juris doctor)(?![\p{L}])/iu,
    shown:
      /\b(?:ll\.?\s?b\.?|ll\.?m\.?|law degree|degree in law|bachelor of laws?|juris doctor|j\.?d\.?(?=\s|,|:|$))(?![\p{L}])/iu,
    profession: /\b(?:lawyer|advocate|attorney|legal (?:counsel|associate|officer|manager)|solicitor)\b/i,
  },
  {
    id: 'bar-enrolment',
    kind: 'registration',
    asked:
      /\b(?:bar council|enrol\p{L}* (?:as an advocate|with the bar)|licen[cs]ed to practi[cs]e law|member of the bar|bar (?:admission|licen[cs]e))\b/iu,
    shown:
      /\b(?:bar council|enrol\p{L}* as an advocate|state bar|admitted to (?:the )?bar|bar (?:admission|association|licen[cs]e)|licen[cs]ed to practi[cs]e)\b/iu,
    profession: /\b(?:lawyer|advocate|attorney|solicitor)\b/i,
  },
  {
    id: 'chartered-accountant',
    kind: 'licence',
    asked:
      /\b(?:qualified (?:ca\b|chartered accountant)|chartered accountant|ca (?:qualified|degree|qualification)|(?:only|must be a?) ca\b|ca (?:is )?(?:mandatory|compulsory|only)|icai)\b|(?<![\p{L}\d,/-]\s?)\b[Cc]\.?[Aa]\b\.?(?=\s+with\b|\s*[.;,]|\s*$)/iu,
    shown: /\b(?:chartered accountant|icai|aca\b|fca\b|ca (?:final|qualified|inter)|c\.a\.(?=\s|,|$))/iu,
    profession: /\bchartered accountant|\bCA\b/,
  },
  {
    id: 'teaching-degree',
    kind: 'degree',
    asked:
      /\b(?:b\.?\s?ed\b\.?|m\.?\s?ed\b\.?|d\.?\s?el\.?\s?ed|bachelor of education|teaching (?:licen[cs]e|credential|certificate)|(?:ctet|tet)\b)/iu,
    shown:
      /\b(?:b\.?\s?ed\b\.?|m\.?\s?ed\b\.?|d\.?\s?el\.?\s?ed|bachelor of education|(?:bachelor|master)\p{L}*(?: of (?:science|arts))?[\s:,]+(?:in )?(?:\p{L}+ )?education|teaching (?:licen[cs]e|credential|certificate)|certified teacher|(?:ctet|tet)\b)/iu,
    profession: /\bteach|\b(?:pgt|tgt|prt)\b/i,
  },
  {
    id: 'architecture-degree',
    kind: 'degree',
    asked: /\b(?:b\.?\s?arch|bachelor of architecture|degree in architecture|council of architecture)\b/iu,
    shown:
      /\b(?:[bm]\.?\s?arch|(?:bachelor|master)\p{L}* of architecture|degree in architecture|council of architecture|registered architect)\b/iu,
    profession: /^(?!.*(?:solution|software|data|cloud|enterprise|technical|system|security)).*\barchitect/i,
  },
  {
    id: 'pilot-licence',
    kind: 'licence',
    asked: /\b(?:commercial pilot licen[cs]e|cpl\b|atpl\b|type rating)\b/iu,
    shown: /\b(?:commercial pilot|cpl\b|atpl\b|airline transport pilot)\b/iu,
    profession: /\bpilot/i,
  },
  {
    id: 'electrical-licence',
    kind: 'licence',
    asked: /\b(?:wireman(?:'s)? (?:licen[cs]e|permit)|electrical (?:supervisor )?licen[cs]e|electrician(?:'s)? licen[cs]e)\b/iu,
    shown:
      /\b(?:wireman|electrical (?:supervisor )?licen[cs]e|licensed electrician|electrician(?:'s)? licen[cs]e|journeyman)\b/iu,
    profession: /\belectrician|\bwireman/i,
  },
  {
    id: 'guard-licence',
    kind: 'licence',
    asked: /\b(?:psara|(?:security )?guard licen[cs]e|arms? licen[cs]e|gun licen[cs]e)\b/iu,
    shown: /\b(?:psara|guard (?:licen[cs]e|card)|arms? licen[cs]e|gun licen[cs]e|ex-?servicem[ae]n)\b/iu,
    profession: /\bguard|\bgunman/i,
  },
  {
    id: 'driving-licence',
    kind: 'driving',
    asked:
      /\b(?:driving licen[cs]e|driver(?:'|’)?s? licen[cs]e|licen[cs]e to drive|(?:lmv|hmv|hgv|cdl|two[\s-]wheeler|four[\s-]wheeler|heavy vehicle) licen[cs]e|(?:two|four|2|4)[\s-]?wheeler (?:with|and|having) (?:an? )?(?:valid )?(?:driving )?licen[cs]e)\b/iu,
    shown: /\b(?:driving licen[cs]e|driver(?:'|’)?s? licen[cs]e|(?:lmv|hmv|hgv|cdl)\b)/iu,
    profession: /\bdriver|\bchauffeur/i,
  },
  {
    id: 'work-permit',
    kind: 'permit',
    asked:
      /\b(?:work(?:ing)? (?:permit|visa|authori[sz]ation)|authori[sz]ed to work|(?:legal )?right to work|eligib(?:le|ility) to work|(?:not|unable|no)\b.{0,40}\bsponsorship|(?:us|green card|gc)[\s-](?:citizen|holder)\w*|citizenship)\b/iu,
    shown:
      /\b(?:work (?:permit|visa|authori[sz]ation)|authori[sz]ed to work|right to work|eligible to work|green card|permanent resident|citizen)\b/iu,
    profession: null,
  },
];

/** Whether an ad can name a licence, or a registration or degree of its profession: cheap, for reading many ads. */
export const mayHaveLegalConditions = (title: string, text: string): boolean =>
  RULES.some(({ kind, profession, asked }) => profession?.test(title) === true || (kind === 'licence' && asked.test(text)));

/** The conditions that a sentence which asks for something names; `title` is the ad's. A preferred one is no condition. */
export function findConditions(unit: TextUnit, title: string): Condition[] {
  return RULES.flatMap((rule): Condition[] => {
    const match = rule.asked.exec(unit.text);
    if (!match || isPreferred(unit.text, match.index + match[0].length)) return [];
    const isProfession = rule.profession?.test(title) === true;
    // A degree is a condition only where the law asks for it: in its profession.
    if (!isProfession && (rule.kind === 'degree' || rule.kind === 'registration')) return [];
    if (rule.id === 'chartered-accountant' && HAS_OTHER_WAYS.test(unit.text)) return [];
    const { id, kind, shown } = rule;
    return [{ id, kind, isProfession, unit, mark: [match.index, match.index + match[0].length], skillId: null, shownBy: shown }];
  });
}

// "CA or MBA", "CA Inter": it goes without being a chartered accountant.
const HAS_OTHER_WAYS =
  /(?:\b(?:mba|pgdm|m\.?\s?com|b\.?\s?com|bba|graduat\p{L}*|bachelor\p{L}*|master\p{L}*|degree|experience)\b\s*(?:or\b|\/)|(?:\bor\b|\/)\s*(?:an? )?(?:\p{L}+ ){0,2}(?:mba|pgdm|m\.?\s?com|b\.?\s?com|bba|graduat\p{L}*|bachelor\p{L}*|master\p{L}*|degree)\b|\bca[\s-]*(?:inter|ipcc|semi|dropout|pursuing|student|firm)|semi[\s-]?qualified|inter[\s-]?ca)/iu;

function isPreferred(text: string, end: number): boolean {
  const clause = text.slice(0, end + 45);
  return new RegExp(PREFERRED_CUE.source, 'i').test(clause);
}

/** One condition of each kind and id: alternatives such as "GNM or B.Sc Nursing" are one. */
export function mergeConditions(found: readonly Condition[]): Condition[] {
  const byId = new Map<string, Condition>();
  for (const condition of found) if (!byId.has(condition.id)) byId.set(condition.id, condition);
  return [...byId.values()];
}

export type FactKind = 'place' | 'shift' | 'notice' | 'pay' | 'travel';

/** Something that applicants confirm for themselves, which earns no points and caps nothing. */
export type Fact = { id: string; kind: FactKind; unit: TextUnit; mark: [number, number] };

const FACTS: readonly (readonly [FactKind, RegExp])[] = [
  [
    'place',
    /(?<=\blocation\s*[:–-]\s*)[^\s.;|:–-][^.;\n|]{1,60}|\b(?:work from (?:home|office)|wfh|hybrid|remote(?:ly)?|on-?site|in[\s-]office|\d days? (?:a|per) week (?:in|from|at) [^.;,]{3,30}|(?:willing|open|ready) to relocate[^.;,]{0,30}|relocat(?:e|ion) to [^.;,]{3,30})\b/iu,
  ],
  [
    'shift',
    /\b(?:(?:day|night|morning|evening|rotational|rotating|general|us|uk|fixed|flexible) shifts?|shift(?:s| timings?)?(?:\s*[:–-]\s*|\s(?:of|from|is)\s)[^.;\n]{2,40}|\d(?:\.\d)? days? working|[56] days (?:a|per) week|monday to (?:friday|saturday)|weekend (?:availability|work))\b/iu,
  ],
  [
    'notice',
    /\b(?:notice period\s*[:–-]?\s*[^.;,\n]{0,30}|immediate (?:joiners?|joining)|(?:can|must|should) join (?:immediately|within [^.;,]{2,20})|joining within [^.;,]{2,20})/iu,
  ],
  [
    'pay',
    /(?:₹|\binr|\brs\.?)\s?[\d,.]+(?:\s?(?:-|–|to)\s?(?:₹|inr|rs\.?)?\s?[\d,.]+)?\s?(?:lpa|lakhs?|k|per (?:month|annum|year)|p\.?\s?a\.?)?|\b[\d.]+\s?(?:-|–|to)\s?[\d.]+\s?(?:lpa|lakhs?(?: per annum)?)\b|(?<=\b(?:salary|ctc)\s*[:–-]?\s*)\d[\d,.]+(?:\s?(?:-|–|to)\s?[\d,.]+k?)?/iu,
  ],
  [
    'travel',
    /\b(?:(?:willing(?:ness)? to|ready to|open to) travel[^.;,]{0,30}|travel (?:up to )?\d{1,3}\s?%|\d{1,3}\s?% travel|extensive travel\p{L}*|own (?:vehicle|two[\s-]wheeler|bike|laptop))\b/iu,
  ],
];

// What applicants are to pay, and what an exercise of theirs or a deal of the company is worth, is no pay.
const OTHER_MONEY =
  /\b(?:charges?|fees?|deposit|refundable|exercises?|assignments?|prizes?|revenues?|turnover|budgets?|deals?|portfolios?)\b/i;

/** The facts to confirm in an ad, at most one of each kind. */
export function findFacts(units: readonly TextUnit[]): Fact[] {
  return FACTS.flatMap(([kind, pattern]): Fact[] => {
    for (const unit of units) {
      const match = pattern.exec(unit.text);
      if (match && !(kind === 'pay' && OTHER_MONEY.test(unit.text)))
        return [{ id: `fact-${kind}`, kind, unit, mark: [match.index, match.index + match[0].trimEnd().length] }];
    }
    return [];
  });
}
