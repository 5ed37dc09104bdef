import type { SkillMention } from '#features/base/skills/server/index.ts';

/** Skills of a sentence of which any will do; `general` is the kind of thing whose examples the others are. */
export type Alternatives = { mentions: SkillMention[]; general: SkillMention | null; end: number };

const LIST_GAP =
  /^\s*(?:\([^)]{0,30}\)|\[[^\]]{0,30}\])?\s*[,/;|()]?\s*(?:and\/or|and|or|&)?\s*(?:(?:other|another|similar|comparable|equivalent|either|even|maybe|any|an? (?:other|similar|comparable|equivalent|alternate|alternative))\s)?[(]?\s*$/i;
// "Sales, advertising or marketing", "Python experience or R": a word or two that are no known skill.
const UNKNOWN_GAP =
  /^(?:(?:\s*,\s*[\p{L}-]+(?:\s[\p{L}-]+)?)?\s*,\s*(?:or\s)?|(?:\s[\p{L}-]+){1,2}\s*,?\s+or\s|\s*,\s*[\p{L}-]+(?:\s[\p{L}-]+)?\s*,?\s+or\s)$/iu;
// "Structured finance or large corporate lending", "search / a bank or a wealth management role": words of no list before the
// last "or", and at most two behind it, beside "any kind of".
const OR_GAP =
  /^(?!.*\b(?:and|to|but)\b)[^,.;:()]{0,50}?(?:\bor\b|\/)\s*(?:an?\s|any\s(?:(?:other\s)?(?:kind|type|sort|form)s?\sof\s)?)?(?:[\p{L}-]+\s){0,2}$/iu;
// "…, Java or another language": the list ends with something unknown.
const UNKNOWN_END = /^\s*,?\s+(?:and\/)?or\s+(?:[\p{L}-]+\s?){1,4}(?=[.,;)]|$)/iu;
const AND_SO_ON = /^\s*,?\s*(?:etc\b|and so on|and the like)/i;
const CHOICE_BEFORE =
  /(?:\b(?:such as|like|one of|any of|either|one or more of|at least one|any one of|similar to|e\.?g\.?|for example|equivalent to)\b[^.]{0,40}|[(]\s*)$/i;

// What stands right before examples: "frameworks (e.g., TensorFlow", "tools such as Jira", "any of".
const CUE = String.raw`\b(?:such as|including,? but not limited to|e\.?\s?g\.?|for example|for instance|any of|one of|at least one of|(?<!\b(?:would|you|we|they|i|feel|looks?)\s)like)\b[\s,.:(]*`;
// A kind of tool before its names: "platforms (AWS, GCP)", "software including Revit".
const KIND = String.raw`\b(?:tools?|platforms?|software|languages?|frameworks?|applications?|technolog(?:y|ies)|databases?|systems?|librar(?:y|ies)|packages?|suites?|programs?|(?:ms|microsoft) office|creative cloud|workspace)\s*,?\s*(?:\(|(?:including|especially|particularly)\b)[\s,:(]*`;
const EXAMPLES = new RegExp(`(?:${CUE}|${KIND})$`, 'i');
const BETWEEN = new RegExp(
  String.raw`^\s*(?:[\p{L}-]+\s+){0,2}?[,(]?\s*(?:${CUE}|\b(?:including|especially|particularly)\b[\s,:(]*)?$`,
  'iu',
);
// "All programs including Excel and Outlook" lists what is asked for, not examples.
const WHOLE_LIST = /\ball\b[^,;]{0,40}\b(?:including|especially|particularly)[\s,:(]*$/i;

// Names that are no known skill, between and behind examples: "Azure, IBM, AWS and Oracle Cloud, etc.".
const NAME = String.raw`\p{Lu}[\p{L}\d.+#-]*(?:\s\p{Lu}[\p{L}\d.+#-]*){0,2}`;
const EXAMPLE_GAP = new RegExp(
  String.raw`^(?:\s*(?:,|\/|;|\band\b|\bor\b|&)+\s*${NAME})*\s*(?:,|\/|;|\band\/or\b|\band\b|\bor\b|&|\s)+$`,
  'u',
);
const MORE_EXAMPLES = new RegExp(String.raw`^(?:\s*(?:,|\/|\band\b|\bor\b|&)+\s*(?:etc\b\.?|${NAME}))+`, 'u');

/**
 * Groups the skills of a sentence into requirements: "X or Y", "X/Y" and "tools such as X, Y" are one requirement; in a plain
 * list or in "X and Y", each skill is a requirement of its own.
 */
export function groupAlternatives(text: string, mentions: readonly SkillMention[]): Alternatives[] {
  const runs: SkillMention[][] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const [first, last] = [run?.[0], run?.at(-1)];
    const gap = last ? text.slice(last.end, mention.start) : '';
    if (
      run &&
      first &&
      (LIST_GAP.test(gap) ||
        UNKNOWN_GAP.test(gap) ||
        OR_GAP.test(gap) ||
        (isExample(text, first) && gap.length < 60 && EXAMPLE_GAP.test(gap))) &&
      !isExample(text, mention)
    )
      run.push(mention);
    else runs.push([mention]);
  }
  const groups = runs.flatMap((run) => (isChoice(text, run) ? [run] : splitRun(text, run)));
  return withTheirKind(text, groups);
}

// "Platforms such as AWS" is one requirement: the kind of thing is what its examples show.
function withTheirKind(text: string, groups: readonly SkillMention[][]): Alternatives[] {
  const found: Alternatives[] = [];
  for (const mentions of groups) {
    const [first, last] = [mentions[0], mentions.at(-1)];
    if (!first || !last) continue;
    const areExamples = isExample(text, first);
    const end = areExamples ? last.end + (MORE_EXAMPLES.exec(text.slice(last.end))?.[0].length ?? 0) : last.end;
    const before = found.at(-1);
    const [general, ...others] = areExamples && before?.general === null ? before.mentions : [];
    if (general && others.length === 0 && BETWEEN.test(text.slice(general.end, first.start)))
      found.splice(-1, 1, { mentions: [general, ...mentions], general, end });
    else found.push({ mentions, general: null, end });
  }
  return found;
}

function isExample(text: string, { start }: SkillMention): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  return EXAMPLES.test(before) && !WHOLE_LIST.test(before);
}

function isChoice(text: string, run: readonly SkillMention[]): boolean {
  const first = run[0];
  if (!first || run.length < 2) return false;
  const gaps = gapsOf(text, run);
  // "(Python or R and SQL)" is no plain list of examples.
  if (isExample(text, first)) return !(gaps.some((gap) => /\band\b/i.test(gap)) && gaps.some((gap) => /\bor\b/i.test(gap)));
  const before = text.slice(Math.max(0, first.start - 45), first.start);
  if (gaps.some((gap) => /\band\b|&/i.test(gap) && !/and\/or/i.test(gap))) return false;
  if (gaps.some((gap) => /\bor\b/i.test(gap)) || UNKNOWN_END.test(text.slice(run.at(-1)?.end))) return true;
  // "CATIA, Creo, Solid Edge etc." names some of a kind.
  if (gaps.every((gap) => gap.includes('/'))) return true;
  if (run.length > 2 && AND_SO_ON.test(text.slice(run.at(-1)?.end))) return true;
  return (
    /\b(?:such as|like|one of|any of|either|at least one|one or more of|e\.?g\.?|for example)\b/i.test(before) &&
    CHOICE_BEFORE.test(before)
  );
}

// In "Python and SQL or R" only the skills joined by "or" or a slash are alternatives.
function splitRun(text: string, run: readonly SkillMention[]): SkillMention[][] {
  const groups: SkillMention[][] = [];
  const gaps = gapsOf(text, run);
  run.forEach((mention, index) => {
    const gap = gaps[index - 1] ?? '';
    const group = groups.at(-1);
    if (group && (/\bor\b/i.test(gap) || /^\s*\/\s*$/.test(gap))) group.push(mention);
    else groups.push([mention]);
  });
  return groups;
}

function gapsOf(text: string, run: readonly SkillMention[]): string[] {
  return run.slice(1).map((mention, index) => text.slice(run[index]?.end ?? 0, mention.start));
}
