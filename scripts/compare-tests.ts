/**
 * Prints which tests were removed, renamed or added between two commits, and which have fewer assertions or rows:
 * `npm run report -- tests OLD NEW`.
 * Tests are compared by title and body, never by path, so that moved files do not matter.
 */
import { execFileSync } from 'node:child_process';
import ts from 'typescript';

type Case = {
  file: string;
  title: string;
  /** The words of the body, to recognise a test whose title has changed. */
  words: ReadonlySet<string>;
  assertions: number;
  /** Rows of a literal table of `test.each`; undefined where the table is computed. */
  rows: number | undefined;
};

/** Tests whose bodies share this fraction of their words count as the same test. */
const MIN_SIMILARITY = 0.6;
const TEST_FUNCTIONS = new Set(['test', 'it']);

const [before, after = 'HEAD'] = process.argv.slice(2);
if (!before) {
  console.error('Usage: npm run report -- tests OLD_COMMIT [NEW_COMMIT]');
  process.exit(2);
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

function loadTests(commit: string): Case[] {
  const files = git('ls-tree', '-r', '--name-only', commit)
    .split('\n')
    .filter((file) => /\.test\.tsx?$/.test(file));
  return files.flatMap((file) => parseTests(file, git('show', `${commit}:${file}`)));
}

function parseTests(file: string, source: string): Case[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const cases: Case[] = [];
  const visit = (node: ts.Node, prefix: string): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, (child) => visit(child, prefix));
    const name = functionName(node.expression);
    const [title, ...others] = node.arguments;
    if (!title || others.length === 0 || !(TEST_FUNCTIONS.has(name) || name === 'describe'))
      return ts.forEachChild(node, (child) => visit(child, prefix));
    const fullTitle = prefix + titleText(title);
    if (name === 'describe') return others.forEach((child) => visit(child, `${fullTitle} > `));
    const body = others.map((argument) => argument.getText(tree)).join('\n');
    const words = new Set(body.match(/[\w$]+/g));
    cases.push({
      file,
      title: fullTitle,
      words,
      assertions: countMatches(body, /\bexpect\w*\(/g),
      rows: countRows(node.expression),
    });
  };
  visit(tree, '');
  return cases;
}

/** `test` of `test`, `test.concurrent` and `test.each(table)`. */
function functionName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return functionName(expression.expression);
  if (ts.isCallExpression(expression) && ts.isPropertyAccessExpression(expression.expression))
    return functionName(expression.expression);
  return '';
}

const titleText = (title: ts.Expression): string => (ts.isStringLiteralLike(title) ? title.text : title.getText());

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function countRows(expression: ts.Expression): number | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  let [table] = expression.arguments;
  while (table && (ts.isAsExpression(table) || ts.isSatisfiesExpression(table))) table = table.expression;
  return table && ts.isArrayLiteralExpression(table) && !table.elements.some(ts.isSpreadElement)
    ? table.elements.length
    : undefined;
}

const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  a.size + b.size === 0 ? 1 : a.intersection(b).size / a.union(b).size;

/** Removes and returns the test in `tests` with the highest rating, if that is at least `minRating`. */
function takeBest(tests: Case[], minRating: number, rate: (candidate: Case) => number): Case | undefined {
  let best = -1;
  let bestRating = minRating;
  for (const [index, candidate] of tests.entries()) {
    const rating = rate(candidate);
    if (rating < bestRating || (best >= 0 && rating === bestRating)) continue;
    [best, bestRating] = [index, rating];
  }
  return best < 0 ? undefined : tests.splice(best, 1)[0];
}

const old = loadTests(before);
/** At first all new tests; those that match an old one are removed. */
const added = loadTests(after);
const removed: Case[] = [];
const renamed: [Case, Case][] = [];
const weaker: string[] = [];

const unmatched = old.filter((test) => {
  const match = takeBest(added, 0, (candidate) =>
    candidate.title === test.title ? similarity(test.words, candidate.words) : -1,
  );
  if (!match) return true;
  if (match.assertions < test.assertions) weaker.push(`${test.title}: ${test.assertions} assertions, now ${match.assertions}`);
  if ((match.rows ?? test.rows ?? 0) < (test.rows ?? 0)) weaker.push(`${test.title}: ${test.rows} rows, now ${match.rows}`);
  return false;
});
for (const test of unmatched) {
  const match = takeBest(added, MIN_SIMILARITY, (candidate) => similarity(test.words, candidate.words));
  if (match) renamed.push([test, match]);
  else removed.push(test);
}

const section = (name: string, lines: string[]) => console.log([`${name}: ${lines.length}`, ...lines, ''].join('\n'));
section(
  'Removed',
  removed.map(({ file, title }) => `- ${title} (${file})`),
);
section(
  'Renamed',
  renamed.map(([from, to]) => `- ${from.title} (${from.file})\n  ${to.title} (${to.file})`),
);
section(
  'Fewer assertions or rows in the body',
  weaker.map((line) => `- ${line}`),
);
section(
  'Added',
  added.map(({ file, title }) => `- ${title} (${file})`),
);
console.log(`${old.length} tests in ${before}, ${old.length - removed.length + added.length} in ${after}`);
