import { expect, test } from 'vitest';
import type { DocumentLayout, PageLayout } from '#features/base/resumes/server/index.ts';
import { describeResume } from '#features/member/fitment/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { findRemarks } from './find-remarks.ts';

const { taxonomy } = await skillCatalogue();
const TEXT = 'Asha Menon\nasha@people.example\n\nExperience\nAnalyst, Nila Foods, January 2020 to March 2023\n- Sold rice.';
const TEXT_LINE = { text: 'A line with more than forty characters of text in it', x: 40, y: 300, width: 300, size: 10 };
const PAGE: PageLayout = { width: 595, height: 842, lines: [TEXT_LINE], pictures: [], columns: false, tables: 0 };
const LAYOUT: DocumentLayout = { pages: [PAGE], columns: false, tables: 0, pictures: 0, text_boxes: 0, margins: null };

function remarksOf(layout: DocumentLayout | null, { text = TEXT, words = 200, pages = 1 } = {}) {
  return findRemarks(describeResume(text, taxonomy, '2026-11-23'), layout, { words, pages }).map(({ kind, page }) => [
    kind,
    page,
  ]);
}
const ofPage = (page: Partial<PageLayout>) => remarksOf({ ...LAYOUT, pages: [{ ...PAGE, ...page }] });
const PORTRAIT = { x: 40, y: 40, width: 90, height: 110 };

test('a plain résumé of one page has no remark', () => {
  expect(remarksOf(LAYOUT)).toEqual([]);
  expect(remarksOf(null)).toEqual([]);
});

test('a portrait on the first page is a photograph, other pictures may hide text, and a page may be a picture alone', () => {
  expect(ofPage({ pictures: [PORTRAIT] })).toEqual([['photograph', 1]]);
  expect(ofPage({ pictures: [{ x: 40, y: 40, width: 500, height: 150 }] })).toEqual([['text_in_pictures', 1]]);
  const scan = { ...PAGE, lines: [], pictures: [{ x: 0, y: 0, width: 595, height: 842 }] };
  expect(remarksOf({ ...LAYOUT, pages: [PAGE, scan] })).toEqual([['page_without_text', 2]]);
});

test('columns, tables and text boxes are remarked', () => {
  expect(remarksOf({ ...LAYOUT, columns: true, tables: 1, pages: [PAGE, { ...PAGE, columns: true, tables: 1 }] })).toEqual([
    ['columns', 2],
    ['tables', 2],
  ]);
  expect(remarksOf({ ...LAYOUT, pages: [], columns: true, text_boxes: 2 })).toEqual([
    ['columns', null],
    ['text_boxes', null],
  ]);
});

test('length, missing contact and contact in the header are remarked', () => {
  expect(remarksOf(LAYOUT, { pages: 3 })).toEqual([['too_long', null]]);
  expect(remarksOf(LAYOUT, { words: 149 })).toEqual([['too_short', null]]);
  const text = TEXT.replace('asha@people.example', 'Pune');
  expect(remarksOf(LAYOUT, { text })).toEqual([['no_contact', null]]);
  expect(remarksOf({ ...LAYOUT, margins: 'asha@people.example' }, { text })).toEqual([['contact_in_margins', null]]);
});

test('symbols of icon fonts are remarked, bullets are not', () => {
  expect(remarksOf(LAYOUT, { text: `${TEXT}\n\ue0c8 Pune` })).toEqual([['symbols', null]]);
  expect(remarksOf(LAYOUT, { text: `${TEXT}\n• ➢ ✓ Pune` })).toEqual([]);
});

test('a text without headings and positions says so', () => {
  expect(remarksOf(null, { text: 'I am Asha, asha@people.example, and I sell rice in Pune to forty shops.' })).toEqual([
    ['no_headings', null],
  ]);
});
