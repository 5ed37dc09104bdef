import type { z } from 'zod';
import type { DocumentLayout, PageLayout } from '#features/base/resumes/server/index.ts';
import type { ResumeDescription, TextRange } from '#features/member/fitment/server/index.ts';
import type { RemarkKind, ResumeReading } from '../contract.ts';
import { findPrivateDetails } from './find-private-details.ts';

export type Remark = NonNullable<z.output<typeof ResumeReading>['attributes']['reading']>['remarks'][number];
type Size = { words: number; pages: number | null };
type Found = { places?: TextRange[]; page?: number; count?: number };

const MAX_PAGES = 2;
const MIN_WORDS = 150;
/** So many lines before the first heading are more than a short summary. */
const MAX_LINES_BEFORE_HEADINGS = 4;
const MAX_PLACES = 20;

/** What to look at in a résumé, the most important first within each group. */
export function findRemarks(read: ResumeDescription, layout: DocumentLayout | null, size: Size): Remark[] {
  return [...findUnread(read), ...findObstacles(read, layout, size), ...findUnneeded(read, layout)];
}

function findUnread({ sections, positions, unread }: ResumeDescription): Remark[] {
  const add = collector('unread');
  const headings = sections.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'heading'));
  const before = sections[0]?.lines.some(({ kind }) => kind === 'heading') ? [] : (sections[0]?.lines ?? []);
  const outside = before.filter(({ kind }) => kind === 'read');
  if (headings.length === 0 && positions.length === 0) add('no_headings');
  if (headings.length > 0 && outside.length > MAX_LINES_BEFORE_HEADINGS)
    add('outside_sections', { places: outside.map(rangeOf) });
  if (unread.headings.length > 0) add('unknown_heading', { places: unread.headings });
  if (unread.dates.length > 0) add('unread_dates', { places: unread.dates });
  if (unread.roles.length > 0) add('undated_role', { places: unread.roles });
  const unnamed = positions.filter(({ section, title }) => section === 'experience' && title === '');
  if (unnamed.length > 0)
    add('unnamed_role', { places: unnamed.map(({ start, end }) => ({ start, end: Math.min(end, start + 200) })) });
  const hasWork = sections.some(({ id }) => id === 'experience');
  if (hasWork && positions.length === 0 && unread.dates.length + unread.roles.length === 0) add('no_positions');
  return add.found;
}

// Symbols of icon fonts, characters that no font explains, and characters without a meaning.
const SYMBOL = /[\ue000-\uf8ff\ufffd]|[\u{f0000}-\u{10ffff}]/u;
const CONTACT = /[\w.+-]@[\w-]+\.\w|(?:\+?91[\s-]?)?[6-9]\d{4}[\s-]?\d{5}\b|\b\d{3,5}[\s-]\d{6,8}\b/;

function findObstacles(read: ResumeDescription, layout: DocumentLayout | null, { words, pages }: Size): Remark[] {
  const add = collector('elsewhere');
  if (layout) addLayoutObstacles(add, layout);
  const lines = read.sections.flatMap((section) => section.lines);
  const symbols = lines.filter(({ text }) => SYMBOL.test(text));
  if (symbols.length > 0) add('symbols', { places: symbols.map(rangeOf) });
  const isInMargins = CONTACT.test(layout?.margins ?? '');
  if (!isInMargins && !CONTACT.test(read.text)) add('no_contact');
  if (pages !== null && pages > MAX_PAGES) add('too_long', { count: pages });
  if (words < MIN_WORDS) add('too_short', { count: words });
  return add.found;
}

function addLayoutObstacles(add: Collector, layout: DocumentLayout): void {
  const { pages, columns, tables, text_boxes, margins } = layout;
  if (columns)
    add(
      'columns',
      pageOf(layout, (page) => page.columns),
    );
  if (tables > 0) add('tables', { count: tables, ...pageOf(layout, (page) => page.tables > 0) });
  if (text_boxes > 0) add('text_boxes', { count: text_boxes });
  pages.forEach((page, at) => {
    if (page.pictures.length > 0 && !hasText(page)) add('page_without_text', { page: at + 1 });
  });
  const withPictures = pages.findIndex((page) => hasText(page) && page.pictures.some((box) => !isPhotograph(box, page)));
  if (withPictures >= 0) add('text_in_pictures', { page: withPictures + 1 });
  if (CONTACT.test(margins ?? '')) add('contact_in_margins');
}

function findUnneeded({ sections }: ResumeDescription, layout: DocumentLayout | null): Remark[] {
  const add = collector('not_needed');
  const [first] = layout?.pages ?? [];
  const hasPhotograph = first ? first.pictures.some((box) => isPhotograph(box, first)) : (layout?.pictures ?? 0) > 0;
  if (hasPhotograph) add('photograph', first ? { page: 1 } : {});
  for (const { kind, places } of findPrivateDetails(sections.flatMap(({ lines }) => lines))) add(kind, { places });
  return add.found;
}

const rangeOf = ({ start, end }: TextRange): TextRange => ({ start, end });
// A scan may carry a page number or a stamp as text.
const MIN_LETTERS = 40;
const hasText = ({ lines }: PageLayout) => lines.reduce((sum, { text }) => sum + text.length, 0) >= MIN_LETTERS;

function pageOf({ pages }: DocumentLayout, isSuch: (page: PageLayout) => boolean): Found {
  const at = pages.findIndex(isSuch);
  return at < 0 ? {} : { page: at + 1 };
}

// A portrait: neither a line of icons nor a banner, and no larger than a sixth of the page.
function isPhotograph({ width, height }: { width: number; height: number }, page: { width: number; height: number }): boolean {
  const ratio = width / height;
  const isPortrait = ratio > 0.55 && ratio < 1.45 && width >= 45 && height >= 45;
  return isPortrait && width * height < (page.width * page.height) / 6;
}

type Collector = ReturnType<typeof collector>;
function collector(group: Remark['group']) {
  const found: Remark[] = [];
  const add = (kind: RemarkKind, { places = [], page, count }: Found = {}) => {
    found.push({ kind, group, places: places.slice(0, MAX_PLACES), page: page ?? null, count: count ?? places.length });
  };
  return Object.assign(add, { found });
}
