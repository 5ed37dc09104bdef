import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToLines, plainText, tidyLines, unescapeHtml } from './html-to-lines.ts';

test('headings, paragraphs and lists become lines', () => {
  const html = `<h2>What you will do</h2><p>Write <b>SQL</b> &amp; Python<br>every day.</p>
    <ul><li>Own <em>dashboards</em></li><li><p>Talk to people</p></li><li> </li></ul><div>Nice team</div>`;
  expect(htmlToLines(html)).toBe(
    '## What you will do\nWrite SQL & Python\nevery day.\n- Own dashboards\n- Talk to people\nNice team',
  );
});

test('a short paragraph that is entirely bold becomes a heading, one that is partly bold does not', () => {
  expect(htmlToLines('<p><strong>Requirements:</strong></p><p><strong>Two</strong> years of SQL</p>')).toBe(
    '## Requirements\nTwo years of SQL',
  );
});

test('scripts, styles and event handlers leave nothing behind', () => {
  expect(htmlToLines('<p onclick="x()">Hello<script>alert(1)</script><style>p{}</style></p><img src=x onerror=y>')).toBe('Hello');
});

test('text that looks like markup after decoding stays text', () => {
  expect(htmlToLines('<p>1 &lt; 2 and &lt;b&gt;bold&lt;/b&gt;</p>')).toBe('1 < 2 and <b>bold</b>');
});

test('broken HTML is converted as far as possible', () => {
  expect(htmlToLines('<ul><li>One<li>Two</ul><p>Three <b>four</p>')).toBe('- One\n- Two\nThree four');
});

test('bullets, colons and hashes in plain text become lists and headings', () => {
  expect(tidyLines('About us:\n\n • First\n* Second\n1. Third\n# Last part\nA sentence.')).toBe(
    '## About us\n- First\n- Second\n- Third\n## Last part\nA sentence.',
  );
});

test('a few words directly above a list become its heading, a sentence does not', () => {
  expect(
    tidyLines(
      'Minimum qualifications\n- SQL\nYou should also know:\n- Excel\nIt helps to have seen one of these before\n- Tally',
    ),
  ).toBe(
    '## Minimum qualifications\n- SQL\n## You should also know\n- Excel\nIt helps to have seen one of these before\n- Tally',
  );
});

test('a long text is split after whole sentences and loses no word', () => {
  const longText = 'You will build things that people use every day in their shops. '.repeat(30).trim();
  const lines = tidyLines(longText).split('\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every((line) => line.length <= 560 && line.endsWith('.'))).toBe(true);
  expect(lines.join(' ')).toBe(longText);
});

test('plain text has neither entities nor tags, and escaped HTML is unescaped', () => {
  expect(plainText('SDE 1 &amp; 2')).toBe('SDE 1 & 2');
  expect(plainText('AT&T <b>Labs</b>')).toBe('AT&T Labs');
  expect(unescapeHtml('&lt;p&gt;Hello&lt;/p&gt;')).toBe('<p>Hello</p>');
});

test('every line is trimmed, whatever the HTML was', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<li>',
    '</ul>',
    '<h2>',
    '<br/>',
    '<script>',
    '&lt;',
    '&amp;',
    'word ',
    '<b>',
    '</b>',
    '<',
    '\n',
    '- ',
    '"',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const lines = htmlToLines(pieces.join('')).split('\n');
      expect(lines.every((line) => line === line.trim())).toBe(true);
    }),
  );
});
