import { AlignmentType, BorderStyle, Document, ExternalHyperlink, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import type { Design, ResumeSheet, SheetEntry, SheetSection } from './resume-sheet.ts';

/** Fonts that word processors have, the second for Hindi. */
const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Nirmala UI' };
const BLUE = '2250D6';
const INK = '26221D';
const SOFT = '4D4841';
/** Margins in twentieths of a point. */
const MARGIN = 960;
const A4 = { width: 11_906, height: 16_838 };

/** Renders a clean résumé as a DOCX file in one column with real headings and bullets; `size` is that of the text in points. */
export async function renderDocx(sheet: ResumeSheet, design: Design, size: number): Promise<Uint8Array> {
  const look = new Look(design, size);
  const document = new Document({
    title: sheet.name,
    creator: sheet.name,
    styles: {
      default: {
        document: {
          run: { font: FONT, size: look.half(1), color: INK, language: { value: sheet.languageTag } },
          paragraph: { spacing: { line: 264 } },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: A4, margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } } },
        children: [...look.header(sheet), ...sheet.sections.flatMap((section) => look.section(section))],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

class Look {
  private readonly size: number;
  private readonly accent: string;
  private readonly alignment;

  constructor(design: Design, size: number) {
    this.size = size;
    this.accent = design === 'classic' ? INK : BLUE;
    this.alignment = design === 'classic' ? AlignmentType.CENTER : AlignmentType.LEFT;
  }

  /** A multiple of the size, in the half points of the format. */
  half(factor: number): number {
    return Math.round(this.size * factor * 2);
  }

  header({ name, headline, contact, links }: ResumeSheet): Paragraph[] {
    const { alignment } = this;
    const line = (text: string, run: { size?: number; bold?: boolean; color?: string }) =>
      new Paragraph({ alignment, children: [new TextRun({ text, ...run })] });
    return [
      line(name, { size: this.half(2), bold: true }),
      ...(headline === '' ? [] : [line(headline, { size: this.half(1.15), bold: true, color: this.accent })]),
      ...(contact === '' ? [] : [line(contact, { color: SOFT })]),
      ...links.map(
        ({ label, url }) =>
          new Paragraph({
            alignment,
            children: [
              new TextRun(`${label}: `),
              new ExternalHyperlink({ link: url, children: [new TextRun({ text: url, color: this.accent })] }),
            ],
          }),
      ),
    ];
  }

  section({ id, heading, entries, lines }: SheetSection): Paragraph[] {
    const isList = id === 'certificates';
    return [
      new Paragraph({
        heading: HeadingLevel.HEADING_1,
        keepNext: true,
        spacing: { before: 200, after: 60 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, space: 2, color: this.accent } },
        children: [new TextRun({ text: heading, bold: true, size: this.half(1.15), color: this.accent, font: FONT })],
      }),
      ...lines.map((text) => new Paragraph({ text, ...(isList && { bullet: { level: 0 } }) })),
      ...entries.flatMap((entry) => this.entry(entry)),
    ];
  }

  private entry({ title, organisation, dates, place, bullets }: SheetEntry): Paragraph[] {
    return [
      new Paragraph({ keepNext: true, spacing: { before: 100 }, children: [new TextRun({ text: title, bold: true })] }),
      new Paragraph({ keepNext: true, children: [new TextRun({ text: organisation })] }),
      new Paragraph({ keepNext: bullets.length > 0, children: [new TextRun({ text: dates, color: SOFT })] }),
      ...(place === '' ? [] : [new Paragraph({ children: [new TextRun({ text: place, color: SOFT })] })]),
      ...bullets.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    ];
  }
}
