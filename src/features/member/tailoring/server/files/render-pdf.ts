import { Document, Link, Page, renderToBuffer, StyleSheet, Text, View, type Styles } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { breakWord, NO_HYPHENS } from '#platform/io/pdf/break-word.ts';
import { toPdfText } from '#platform/io/pdf/drawable-text.ts';
import { PDF_FONTS, registerPdfFonts } from '#platform/io/pdf/fonts.ts';
import type { Design, ResumeSheet, SheetEntry, SheetSection } from './resume-sheet.ts';

export type PdfRequest = { sheet: ResumeSheet; design: Design; maxPages: number };
/** `size` is that of the text in points; `complete` is false if the fonts lack characters of the résumé. */
export type RenderedPdf = { bytes: Uint8Array; pages: number; size: number; complete: boolean };

/** Sizes of the text in points, the largest that fits is used; smaller ones are hard to read. */
const SIZES = [10.5, 10, 9.5, 9, 8.5];
const DEFAULT_SIZE = 10;
const MARGIN = 48;
const PAGE_WIDTH = 595;
/** The letters of Mukta are smaller than those of Figtree. */
const HINDI_SCALE = 1.12;
/** The width of a character of Figtree, as a share of the size. */
const CHARACTER_WIDTH = 0.55;
const MIN_LINK_SIZE = 5;
/** Equal sheets give equal bytes, so that the same résumé is kept once. */
const MADE_AT = new Date(0);
const BREAKS = { hyphenationCallback: breakWord, hyphenationPenalty: NO_HYPHENS };
const COLOURS = { ink: '#26221d', soft: '#4d4841', blue: '#2250d6', line: '#bdb7ad' };

/**
 * Renders a clean résumé as A4 pages in one column. The text is as large as fits `maxPages`; what does not fit at the smallest
 * size takes more pages at a comfortable one.
 */
export async function renderPdf({ sheet, design, maxPages }: PdfRequest): Promise<RenderedPdf> {
  registerPdfFonts();
  const complete = isComplete(sheet);
  for (const size of SIZES) {
    const drawn = await draw(sheet, design, size);
    if (drawn.pages <= maxPages) return { ...drawn, size, complete };
  }
  return { ...(await draw(sheet, design, DEFAULT_SIZE)), size: DEFAULT_SIZE, complete };
}

async function draw(sheet: ResumeSheet, design: Design, size: number): Promise<{ bytes: Uint8Array; pages: number }> {
  const info = {
    title: toPdfText(sheet.name),
    author: toPdfText(sheet.name),
    language: sheet.languageTag,
    creationDate: MADE_AT,
    modificationDate: MADE_AT,
  };
  let pages = 1;
  const counter = h(Text, {
    key: 'pages',
    fixed: true,
    style: { position: 'absolute', top: 0 },
    render: ({ totalPages }: { totalPages?: number }) => {
      pages = totalPages ?? pages;
      return '';
    },
  });
  const look = new Look(design, size);
  const content = h(
    View,
    { key: 'content', style: { fontSize: size, lineHeight: 1.4 } },
    look.header(sheet),
    ...sheet.sections.map((section) => look.section(section)),
  );
  const bytes = await renderToBuffer(h(Document, info, h(Page, { size: 'A4', style: look.styles.page }, counter, content)));
  return { bytes: new Uint8Array(bytes), pages };
}

class Look {
  readonly styles;
  private readonly size: number;

  constructor(design: Design, size: number) {
    this.size = size;
    const isClassic = design === 'classic';
    this.styles = StyleSheet.create({
      page: { padding: MARGIN, fontFamily: PDF_FONTS, fontSize: size, color: COLOURS.ink },
      header: { textAlign: isClassic ? 'center' : 'left', marginBottom: size * 0.4 },
      name: { fontSize: size * 2, fontWeight: 700, lineHeight: 1.3 },
      headline: { fontSize: size * 1.15, color: isClassic ? COLOURS.ink : COLOURS.blue, fontWeight: 600 },
      soft: { color: COLOURS.soft },
      link: { color: isClassic ? COLOURS.soft : COLOURS.blue, textDecoration: 'none' },
      heading: {
        fontSize: size * 1.15,
        fontWeight: 700,
        color: isClassic ? COLOURS.ink : COLOURS.blue,
        marginTop: size * 0.9,
        marginBottom: size * 0.35,
        paddingBottom: 2,
        borderBottomWidth: isClassic ? 1 : 0.5,
        borderBottomColor: isClassic ? COLOURS.ink : COLOURS.line,
      },
      entry: { marginBottom: size * 0.6 },
      title: { fontWeight: 700 },
      organisation: { fontWeight: 600 },
      bullet: { flexDirection: 'row', marginTop: size * 0.1 },
      dot: { width: size * 1.1 },
      // In the typeface of its line, so that it stands as high as the letters.
      hindiDot: { width: size * 1.1, fontFamily: PDF_FONTS.toReversed(), fontSize: size * HINDI_SCALE },
      grow: { flexGrow: 1, flexBasis: 0 },
      line: { marginBottom: size * 0.15 },
    } satisfies Styles);
  }

  header({ name, headline, contact, links }: ResumeSheet): ReactElement {
    return h(
      View,
      { key: 'header', style: this.styles.header },
      this.text(name, 'name', this.styles.name),
      headline === '' ? null : this.text(headline, 'headline', this.styles.headline),
      contact === '' ? null : this.text(contact, 'contact', this.styles.soft),
      ...links.map(({ label, url }) => this.link(label, url)),
    );
  }

  section({ id, heading, entries, lines }: SheetSection): ReactElement {
    const title = this.text(heading, 'heading', this.styles.heading);
    const isList = id === 'certificates';
    const blocks = [
      ...lines.map((line, at) => (isList ? this.bullet(line, at) : this.text(line, `line-${at}`, this.styles.line))),
      ...entries.map((entry, at) => this.entry(entry, at)),
    ];
    // A heading stays with the first block below it.
    return h(View, { key: id }, h(View, { key: 'first', wrap: false, minPresenceAhead: this.size * 3 }, title), ...blocks);
  }

  private entry({ title, organisation, dates, place, bullets }: SheetEntry, at: number): ReactElement {
    return h(
      View,
      { key: `entry-${at}`, style: this.styles.entry },
      h(
        View,
        { key: 'head', wrap: false, minPresenceAhead: this.size * 2 },
        this.text(title, 'title', this.styles.title),
        this.text(organisation, 'organisation', this.styles.organisation),
        this.text(dates, 'dates', this.styles.soft),
        place === '' ? null : this.text(place, 'place', this.styles.soft),
      ),
      ...bullets.map((bullet, index) => this.bullet(bullet, index)),
    );
  }

  private bullet(content: string, at: number): ReactElement {
    return h(
      View,
      { key: `bullet-${at}`, style: this.styles.bullet },
      h(Text, { key: 'dot', style: isHindi(content) ? this.styles.hindiDot : this.styles.dot }, '•'),
      h(View, { key: 'text', style: this.styles.grow }, this.text(content, 'content', {})),
    );
  }

  // A long address is drawn smaller, because a reader loses one that is broken.
  private link(label: string, url: string): ReactElement {
    const content = `${label}: ${url}`;
    const fitting = (PAGE_WIDTH - 2 * MARGIN) / (content.length * CHARACTER_WIDTH);
    const fontSize = Math.max(MIN_LINK_SIZE, Math.min(this.size, fitting));
    return h(
      Link,
      { key: url, src: url, style: this.styles.link },
      h(Text, { style: { fontSize }, hyphenationCallback: keepWord }, toPdfText(content)),
    );
  }

  private text(content: string, key: string, style: Styles[string]): ReactElement {
    const drawable = toPdfText(content);
    const size = Number(style.fontSize ?? this.size);
    const fontSize = isHindi(drawable) ? size * HINDI_SCALE : size;
    return h(Text, { ...BREAKS, key, style: { ...style, fontSize } }, drawable);
  }
}

const isHindi = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

const keepWord = (word: string | null): string[] => (word === null ? [] : [word]);

// Whether the fonts have all letters and digits of the résumé.
function isComplete(sheet: ResumeSheet): boolean {
  const letters = (text: string) => (text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []).length;
  const texts = [
    sheet.name,
    sheet.headline,
    sheet.contact,
    ...sheet.links.map(({ label }) => label),
    ...sheet.sections.flatMap(({ lines, entries }) => [
      ...lines,
      ...entries.flatMap(({ title, organisation, dates, place, bullets }) => [title, organisation, dates, place, ...bullets]),
    ]),
  ];
  return texts.every((text) => letters(toPdfText(text)) === letters(text));
}
