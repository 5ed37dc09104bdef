import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { checkLine } from './check-line.ts';

const { taxonomy } = await skillCatalogue();

/** A sentence with our own line for it: each name after the words that show it. */
function aLine(quote: string, ...names: [name: string, afterWords: string][]) {
  let suggestion = quote;
  const marks: [number, number][] = [];
  for (const [name, words] of names) {
    const at = suggestion.indexOf(words) + words.length;
    suggestion = `${suggestion.slice(0, at)} (${name})${suggestion.slice(at)}`;
    marks.push([at + 2, at + 2 + name.length]);
  }
  return { quote, suggestion, marks };
}

const VARIANCE = aLine('Explained every variance to the directors after an analysis of its causes', [
  'variance analysis',
  'causes',
]);
const INVOICE = aLine('Reconciled each invoice that a vendor sent with the goods received.', [
  'vendor invoice reconciliation',
  'vendor sent',
]);
const TEAM = aLine('Helped 2 clerks, led by the head of finance, to post 1,200 bills without an error in March 2021', [
  'accounts payable',
  'bills',
]);
const check = (line: ReturnType<typeof aLine>, text: unknown) => checkLine(taxonomy, line, text);

test.each([
  [
    VARIANCE,
    'Explained every variance to the directors after an analysis of its causes through variance analysis.',
    'variance analysis',
  ],
  [VARIANCE, 'Variance analysis: explained every variance to the directors after an analysis of its causes', 'Variance analysis'],
  [VARIANCE, 'Explained every variance to the directors after variance analysis of its causes', 'variance analysis'],
  [INVOICE, 'Vendor invoice reconciliation', null],
  [
    INVOICE,
    'Reconciled each invoice that a vendor sent, in vendor invoice reconciliation, with the goods received',
    'vendor invoice reconciliation',
  ],
  [TEAM, `${TEAM.quote} (accounts payable)`, null],
])('a line %#: the sentence with the names woven in is accepted, and nothing else', (line, text, name) => {
  const found = check(line, text);
  expect(found?.marks.map((mark) => found.text.slice(...mark)) ?? null).toEqual(name && [name]);
});

describe('a line', () => {
  test.each([
    ['a number', 'Explained every variance of 40 accounts to the directors after an analysis of its causes (variance analysis)'],
    ['an employer', 'Explained every variance to the directors at Infosys after an analysis of its causes (variance analysis)'],
    ['a rank', 'Led every variance to the directors after an analysis of its causes (variance analysis)'],
    ['a level', 'Expertly explained every variance to the directors after an analysis of its causes (variance analysis)'],
    ['a skill', 'Explained every variance to the directors in SQL after an analysis of its causes (variance analysis)'],
    ['a result', 'Explained every variance to the directors after an analysis of its causes (variance analysis), saving cost'],
    ['another verb', 'Presented every variance to the directors after an analysis of its causes (variance analysis)'],
    ['a link', 'Explained every variance to the directors after an analysis of its causes (variance analysis) https://a.example'],
    ['markup', 'Explained <b>every</b> variance to the directors after an analysis of its causes (variance analysis)'],
    ['a hidden sign', 'Explained ev\u200Bery variance to the directors after an analysis of its causes (variance analysis)'],
    ['a name before the verb', 'Variance analysis explained every variance to the directors after an analysis of its causes'],
    ['a name twice', `${VARIANCE.suggestion} (variance analysis)`],
  ])('with %s that is not in the sentence is dropped', (_case, text) => {
    expect(check(VARIANCE, text)).toBeNull();
  });

  test.each([
    [
      'who did it',
      'Led 2 clerks, helped by the head of finance, to post 1,200 bills (accounts payable) without an error in March 2021',
    ],
    ['the help', '2 clerks, led by the head of finance, to post 1,200 bills (accounts payable) without an error in March 2021'],
    ['a denial', 'Helped 2 clerks, led by the head of finance, to post 1,200 bills (accounts payable) an error in March 2021'],
    [
      'a number',
      'Helped 2 clerks, led by the head of finance, to post 12,00 bills (accounts payable) without an error in March 2021',
    ],
    [
      'a comma',
      'Helped 2 clerks led by the head of finance, to post 1,200 bills (accounts payable) without an error in March 2021',
    ],
    [
      'a name beside a rank',
      'Helped 2 clerks, led in accounts payable by the head of finance, to post 1,200 bills without an error in March 2021',
    ],
    ['a name beside a year', `${TEAM.quote} of accounts payable`],
    ['the name', TEAM.quote],
  ])('that changes %s is dropped', (_case, text) => {
    expect(check(TEAM, text)).toBeNull();
  });

  test('that makes another skill of a name and the word beside it is dropped', () => {
    const line = aLine('Wrote notes, script by script', ['Java', 'notes']);
    expect(check(line, 'Java script by script')).toBeNull();
    expect(check(aLine('Script by script read aloud', ['Java', 'aloud']), 'Java Script by script read aloud')).toBeNull();
  });
});

// What an inventive model would add, and what joins names.
const INVENTED = 'led managed expert award Kubernetes SQL Infosys 2019 40% senior not helped by to from Priya certified'.split(
  ' ',
);
const JOINS = 'through using via with for in of including and the a an'.split(' ');
const wordsOf = (text: string) => text.match(/[^\s,;:.()–-]+(?:[.,][^\s,;:.()–-]+)*/g) ?? [];

test('for any answer, a line holds the words of the sentence and of the names in their order, and no other but joining ones', () => {
  const lines = [VARIANCE, INVOICE, TEAM];
  const answers = fc.oneof(
    fc.string(),
    fc
      .array(fc.constantFrom(...INVENTED, ...JOINS, ...lines.flatMap(({ suggestion }) => suggestion.split(' '))), {
        maxLength: 25,
      })
      .map((words) => words.join(' ')),
  );
  // Our own line with a few words taken away, moved, doubled or put in.
  const changed = fc
    .tuple(
      fc.constantFrom(...lines),
      fc.array(
        fc.tuple(
          fc.nat(30),
          fc.nat(30),
          fc.constantFrom('put', 'cut', 'move', 'double'),
          fc.constantFrom(...INVENTED, ...JOINS, '(', ')', ',', ':', '.'),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([line, changes]) => {
      const words = line.suggestion
        .replaceAll(/([(),.])/g, ' $1 ')
        .split(/\s+/)
        .filter(Boolean);
      for (const [at, to, how, word] of changes) {
        if (how === 'put') words.splice(at, 0, word);
        else if (how === 'double') words.splice(at, 0, words[at] ?? word);
        else {
          const taken = words.splice(at, 1);
          if (how === 'move') words.splice(to, 0, ...taken);
        }
      }
      return words.join(' ');
    });
  let accepted = 0;
  fc.assert(
    fc.property(fc.oneof({ arbitrary: answers, weight: 1 }, { arbitrary: changed, weight: 9 }), (text) => {
      for (const line of lines) {
        const found = check(line, text);
        if (!found) continue;
        accepted += 1;
        const names = line.marks.map((mark) => line.suggestion.slice(...mark));
        expect(found.marks.map((mark) => found.text.slice(...mark).toLowerCase()).toSorted()).toEqual(names.toSorted());
        expect(found.text.length).toBeLessThanOrEqual(600);
        const isPlain = (word: string) => !JOINS.includes(word.toLowerCase());
        const rest = found.marks.toReversed().reduce((kept, [start, end]) => kept.slice(0, start) + kept.slice(end), found.text);
        const own = wordsOf(line.quote).filter(isPlain);
        const said = wordsOf(rest).filter(isPlain);
        // A name may say a part of the sentence, which does not stand beside it then.
        const inNames = new Set(names.flatMap(wordsOf));
        const withoutNames = (words: string[]) => words.filter((word) => !inNames.has(word)).map((word) => word.toLowerCase());
        expect(withoutNames(said)).toEqual(withoutNames(own));
        expect(said.length).toBeLessThanOrEqual(own.length);
        expect(found.text.match(/\d[\d.,]*\d|\d/g)).toEqual(line.quote.match(/\d[\d.,]*\d|\d/g));
      }
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
