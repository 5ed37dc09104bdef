import { createCanvas, GlobalFonts, type Canvas } from '@napi-rs/canvas';
import { Document, Page, renderToBuffer } from '@react-pdf/renderer';
import decodeQR from 'qr/decode.js';
import { createElement as h } from 'react';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { PDF_FONTS, registerPdfFonts } from '#platform/io/pdf/fonts.ts';
import { drawPdfPage, hindiLetters, parsePdf } from '../../../../../../tests/setup/parse-pdf.ts';
import { breakWord } from '#platform/io/pdf/break-word.ts';
import type { PlanSheet, SheetResource, SheetStep } from './plan-sheet.ts';
import { renderPlan } from './render-plan.ts';
import { text } from './styles.ts';

const aResource = (changes: Partial<SheetResource> = {}): SheetResource => ({
  title: 'A guide to joins',
  url: 'https://example.org/joins',
  done: false,
  lines: ['To learn: join tables'],
  ...changes,
});

const aStep = (changes: Partial<SheetStep> = {}): SheetStep => ({
  name: 'SQL',
  done: false,
  dates: '12 hours, from 21 Nov 2026 to 3 Jan 2027',
  points: '+4',
  summary: 'Ask databases questions.',
  why: { label: 'Why', lines: ['The ad says: “SQL”'] },
  afterwards: { label: 'Afterwards', lines: ['join tables'] },
  resources: [{ label: 'What to take', resources: [aResource()] }],
  check: { label: 'Then the check', lines: ['8 questions'] },
  work: { label: 'Then the work', title: 'A report', task: 'Write it.', criteriaLabel: 'It is done when', criteria: ['it runs'] },
  sum: '12 hours in all.',
  note: null,
  ...changes,
});

const aSheet = (changes: Partial<PlanSheet> = {}): PlanSheet => ({
  languageTag: 'en-IN',
  brand: 'Pathlight',
  title: 'A plan',
  summary: '',
  bands: [],
  figures: [{ value: '1', label: 'stop' }],
  madeAt: '2026-11-21T10:00:00Z',
  made: 'As of 21 November 2026',
  online: { text: 'Open this plan online', url: 'https://pathlight.example/asha/roadmap/1' },
  scan: 'Scan it.',
  pathTitle: 'The path',
  steps: [aStep()],
  goal: { text: 'Score again', done: false },
  pageNumber: 'Page {page} of {pages}',
  ...changes,
});

const ZERO_WIDTH_NON_JOINER = '\u200c';
const LONG_WORD = 'x'.repeat(4000);
const HOSTILE = [
  `<script>alert(1)</script> ${'x'.repeat(1800)}`,
  '\u202egnp.exe\u202c \u0000\u0007 \ud800 👩‍🚀 漢字 עברית',
  `${'क्षत्रिय'.repeat(60)} \u094d\u094d\u093f\u093c\u0901\u0901`,
  '{page} {pages} %s ${x}',
];

test('the addresses of a plan are links and texts on its pages, which are numbered', async () => {
  const { pages, links, text: all } = await parsePdf(await renderPlan(aSheet()));
  expect([...links]).toEqual(expect.arrayContaining(['https://example.org/joins', 'https://pathlight.example/asha/roadmap/1']));
  expect(all).toContain('https://example.org/joins');
  for (const [index, page] of pages.entries()) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
});

test('a code on a page opens the address beside it', async () => {
  const cover = await drawPdfPage(await renderPlan(aSheet()), 1, 3);
  expect(decodeCode(cover)).toBe('https://pathlight.example/asha/roadmap/1');
  const address = `https://www.youtube.com/watch?v=abc&list=${'k'.repeat(120)}`;
  const resources = [{ label: 'What to take', resources: [aResource({ url: address })] }];
  const page = await drawPdfPage(await renderPlan(aSheet({ steps: [aStep({ resources })] })), 2, 3);
  expect(decodeCode(page)).toBe(address);
});

test('hostile texts are printed within the page, and only web addresses become links or codes', async () => {
  for (const hostile of HOSTILE) {
    const step = aStep({
      name: hostile,
      summary: hostile,
      why: { label: 'Why', lines: [hostile] },
      afterwards: { label: 'Afterwards', lines: [hostile] },
      resources: [
        {
          label: 'What to take',
          resources: [
            aResource({ title: hostile, url: 'javascript:alert(1)' }),
            aResource({ url: `https://example.org/${'a/'.repeat(1000)}` }),
            aResource({ title: '', url: 'https://example.org/@name?q=%22' }),
          ],
        },
      ],
      note: { label: 'Note', text: LONG_WORD },
    });
    const { links, rightmost, text: all } = await parsePdf(await renderPlan(aSheet({ title: hostile, steps: [step] })));
    expect([...links].filter((link) => !link.startsWith('https://'))).toEqual([]);
    expect(links).toContain('https://example.org/@name?q=%22');
    expect(rightmost).toBeLessThanOrEqual(0.91);
    expect(all).toContain('Score again');
  }
});

test('a long word is printed whole', async () => {
  const { text: all } = await parsePdf(await renderPlan(aSheet({ steps: [aStep({ summary: LONG_WORD })] })));
  expect(all.replaceAll(/[^x]/g, '').length).toBeGreaterThanOrEqual(LONG_WORD.length);
});

test('a heading is on the page of what follows it', async () => {
  const headings = ['Why', 'Afterwards', 'What to take', 'Then the check', 'Then the work', 'It is done when'];
  for (let lines = 0; lines < 60; lines += 4) {
    const step = aStep({ summary: 'One line more.\n'.repeat(lines) });
    const { pages } = await parsePdf(await renderPlan(aSheet({ steps: [step, aStep({ name: 'Statistics' })] })));
    for (const page of pages) {
      const last = page.split('\n').findLast((line) => line.trim() !== '' && !/^(Open this plan|Page \d)/.test(line)) ?? '';
      expect(headings).not.toContain(last.trim());
      expect(last).not.toMatch(/^(SQL|Statistics)$/);
    }
  }
});

test('Hindi letters are on the page in their order', async () => {
  const words = 'क्षत्रिय विद्यार्थी क्यों कार्य राष्ट्रीय हफ़्ते में ज़रूरी शृंखला';
  const { text: all } = await parsePdf(await renderPlan(aSheet({ languageTag: 'hi-IN', title: words })));
  expect(hindiLetters(all)).toContain(hindiLetters(words));
});

test('Hindi is shaped as a browser shapes it', async () => {
  registerPdfFonts();
  const font = createRequire(import.meta.url).resolve('@fontsource/mukta/files/mukta-devanagari-400-normal.woff2');
  GlobalFonts.registerFromPath(font, 'Mukta');
  for (const word of ['क्षत्रिय', 'विद्यार्थी', 'क्यों', 'कर्मियों', 'राष्ट्रीय', 'ड्यूटी', 'शब्दों', 'टाइटल्स']) {
    const page = h(Page, { size: [200, 60], style: { fontFamily: PDF_FONTS } }, text(word, { fontSize: 22 }));
    const printed = inkOf(await drawPdfPage(await renderToBuffer(h(Document, {}, page)), 1, 4));
    const shaped = overlap(printed, inkOf(drawWord(word)));
    const unshaped = overlap(printed, inkOf(drawWord(Array.from(word).join(ZERO_WIDTH_NON_JOINER))));
    expect(shaped, word).toBeGreaterThan(0.7);
    expect(shaped - unshaped, word).toBeGreaterThan(0.2);
  }
});

test('long words break after slashes and dots, and Hindi letters stay whole', () => {
  expect(breakWord('short.word')).toEqual(['short.word']);
  expect(breakWord('https://example.org/learning/joins')).toEqual([
    'https://',
    '',
    'example.',
    '',
    'org/',
    '',
    'learning/',
    '',
    'joins',
  ]);
  const hindi = 'क्षि'.repeat(20);
  expect(breakWord(hindi).join('')).toBe(hindi);
  for (const part of breakWord(hindi)) expect(part).not.toMatch(/^\p{M}/u);
});

/** Draws a word with the browser's shaper, at the size of the test's page. */
function drawWord(word: string): Canvas {
  const canvas = createCanvas(1600, 240);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  context.font = `${22 * 1.12 * 4}px Mukta`;
  context.fillText(word, 40, 160);
  return canvas;
}

function decodeCode(canvas: Canvas): string {
  const { width, height } = canvas;
  return decodeQR({ width, height, data: new Uint8Array(canvas.getContext('2d').getImageData(0, 0, width, height).data) });
}

type Ink = { width: number; height: number; isDark: (x: number, y: number) => boolean };

/** The dark pixels, within the smallest rectangle that holds all of them. */
function inkOf(canvas: Canvas): Ink {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const isDark = (x: number, y: number) => x < width && y < height && (data[(y * width + x) * 4] ?? 255) < 128;
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }).some((_, y) => isDark(x, y)),
  );
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }).some((_, x) => isDark(x, y)),
  );
  const [left = 0, top = 0] = [columns[0], rows[0]];
  return {
    width: (columns.at(-1) ?? 0) - left + 1,
    height: (rows.at(-1) ?? 0) - top + 1,
    isDark: (x, y) => isDark(x + left, y + top),
  };
}

/** The share of dark pixels that are dark in both. */
function overlap(a: Ink, b: Ink): number {
  let [both, any] = [0, 0];
  for (let y = 0; y < Math.max(a.height, b.height); y += 1)
    for (let x = 0; x < Math.max(a.width, b.width); x += 1) {
      const [inA, inB] = [a.isDark(x, y), b.isDark(x, y)];
      both += Number(inA && inB);
      any += Number(inA || inB);
    }
  return both / any;
}
