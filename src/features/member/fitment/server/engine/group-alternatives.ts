import type { SkillMention } from '#features/base/skills/server/index.ts';

const LIST_GAP =
  /^\s*(?:\([^)]{0,30}\)|\[[^\]]{0,30}\])?\s*[,/;|()]?\s*(?:and\/or|and|or|&)?\s*(?:(?:other|another|similar|comparable|equivalent|either|even|maybe|any|an? (?:other|similar|comparable|equivalent|alternate|alternative))\s)?[(]?\s*$/i;
const CHOICE_BEFORE =
  /(?:\b(?:such as|like|one of|any of|either|one or more of|at least one|any one of|similar to|e\.?g\.?|for example|equivalent to)\b[^.]{0,40}|[(]\s*)$/i;

// "Frameworks (e.g., TensorFlow, PyTorch)", "tools such as Jira and Trello": any of the examples will do.
const EXAMPLES = /\b(?:such as|e\.?g\.?|for example|any of|one of|at least one of)[\s,:(]*$/i;

/**
 * Groups the skills of a sentence into requirements: "X or Y", "X/Y" and "such as X, Y" are one requirement; in a plain list or
 * in "X and Y", each skill is a requirement of its own.
 */
export function groupAlternatives(text: string, mentions: readonly SkillMention[]): SkillMention[][] {
  const runs: SkillMention[][] = [];
  for (const mention of mentions) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && LIST_GAP.test(text.slice(last.end, mention.start))) run.push(mention);
    else runs.push([mention]);
  }
  return runs.flatMap((run) => (isChoice(text, run) ? [run] : splitRun(text, run)));
}

function isChoice(text: string, run: readonly SkillMention[]): boolean {
  const first = run[0];
  if (!first || run.length < 2) return false;
  const gaps = gapsOf(text, run);
  const before = text.slice(Math.max(0, first.start - 45), first.start);
  if (EXAMPLES.test(before)) return true;
  if (gaps.some((gap) => /\band\b|&/i.test(gap) && !/and\/or/i.test(gap))) return false;
  if (gaps.some((gap) => /\bor\b/i.test(gap))) return true;
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
