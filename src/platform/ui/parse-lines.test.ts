import { expect, test } from 'vitest';
import { parseLines } from './parse-lines.ts';

test('lines become headings, paragraphs, one list for adjacent items, and code with its indentation', () => {
  expect(parseLines('Once.\n\n## Then\n- one\n- two\nAfter.\n    select 1\n      from t')).toEqual([
    { kind: 'paragraph', text: 'Once.' },
    { kind: 'heading', text: 'Then' },
    { kind: 'list', items: ['one', 'two'] },
    { kind: 'paragraph', text: 'After.' },
    { kind: 'code', text: 'select 1\n  from t' },
  ]);
});

test('an empty text has no blocks', () => {
  expect(parseLines(' \n')).toEqual([]);
});
