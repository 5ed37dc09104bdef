import { Document, Image, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { Document as DocxDocument, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { createElement as h } from 'react';
import { describe, expect, test } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { parseDocumentInWorker } from './parse-document-in-worker.ts';

const styles = StyleSheet.create({
  page: { padding: 30, fontSize: 10 },
  columns: { flexDirection: 'row' },
  left: { width: 330, paddingRight: 20 },
  right: { width: 190 },
});

const LEFT = [
  'Experience',
  ...Array.from({ length: 12 }, (_, index) => `Line ${index + 1} of the left column tells about one role`),
];
const RIGHT = ['Skills', ...Array.from({ length: 12 }, (_, index) => `Right entry number ${index + 1}`)];
const lines = (texts: readonly string[]) => texts.map((text, key) => h(Text, { key }, text));

async function twoColumnPdf(): Promise<Uint8Array> {
  return renderToBuffer(
    h(
      Document,
      {},
      h(
        Page,
        { size: 'A4', style: styles.page },
        h(Text, {}, 'A heading that runs right across both of the columns of this page, from edge to edge'),
        h(
          View,
          { style: styles.columns },
          h(View, { style: styles.left }, lines(LEFT)),
          h(View, { style: styles.right }, lines(RIGHT)),
        ),
      ),
    ),
  );
}

// One grey pixel.
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

describe('a PDF', () => {
  test('with two columns is read column by column below the heading across both', async () => {
    const result = await parseDocument(await twoColumnPdf(), 'pdf');
    expect(result.ok && result.text.split('\n').filter((line) => line !== '')).toEqual([
      expect.stringContaining('A heading that runs'),
      ...LEFT,
      ...RIGHT,
    ]);
  });

  test('with one column and dates at the right edge is read row by row', async () => {
    const row = (left: string, right: string, key: number) =>
      h(View, { key, style: { flexDirection: 'row', justifyContent: 'space-between' } }, h(Text, {}, left), h(Text, {}, right));
    const rows = Array.from({ length: 14 }, (_, index) => [
      row(`Role number ${index}`, `Jan 20${10 + index} - Dec 20${10 + index}`, index),
      h(
        Text,
        { key: index + 50 },
        'A sentence about this role that is long enough to reach across most of the width of the page here',
      ),
    ]);
    const bytes = await renderToBuffer(h(Document, {}, h(Page, { size: 'A4', style: styles.page }, rows.flat())));
    const result = await parseDocument(bytes, 'pdf');
    expect(result.ok && result.text).toContain('Role number 3 Jan 2013 - Dec 2013');
  });

  test('with nothing but pictures is reported as a scan', async () => {
    const bytes = await renderToBuffer(
      h(Document, {}, h(Page, { size: 'A4' }, h(Image, { src: PIXEL, style: { width: 500, height: 700 } }))),
    );
    expect(await parseDocument(bytes, 'pdf')).toEqual({ ok: false, reason: 'scanned' });
  });

  test('with a password is reported as encrypted', async () => {
    const bytes = await renderToBuffer(
      h(Document, { userPassword: 'secret', ownerPassword: 'owner', pdfVersion: '1.7' }, h(Page, {}, h(Text, {}, 'Hidden'))),
    );
    expect(await parseDocument(bytes, 'pdf')).toEqual({ ok: false, reason: 'encrypted' });
  });

  test('without content is empty, and a file that is not a PDF is broken', async () => {
    const blank = await renderToBuffer(h(Document, {}, h(Page, {})));
    expect(await parseDocument(blank, 'pdf')).toEqual({ ok: false, reason: 'empty' });
    expect(await parseDocument(new TextEncoder().encode('not a PDF at all'), 'pdf')).toEqual({ ok: false, reason: 'broken' });
    expect(await parseDocument(new Uint8Array(), 'pdf')).toEqual({ ok: false, reason: 'empty' });
  });

  test('gives the same result in a worker, which is stopped when it takes too long', async () => {
    const bytes = await twoColumnPdf();
    const [direct, first] = await Promise.all([parseDocument(bytes, 'pdf'), parseDocumentInWorker(bytes, 'pdf')]);
    expect(first).toEqual(direct);
    expect(await parseDocumentInWorker(bytes, 'pdf', 0)).toEqual({ ok: false, reason: 'broken' });
    expect(await parseDocumentInWorker(bytes, 'pdf')).toEqual(direct);
  });
});

test('a table in a PDF is read row by row, with wrapped cells joined', async () => {
  const ROWS = [
    ['Company', 'Post', 'From', 'To'],
    ['Northwind Mills and Weaving Company', 'Clerk', '2019', '2021'],
    ['Harbour Foods', 'Packer', '2016', '2019'],
  ];
  const cells = (row: string[]) => row.map((text, key) => h(View, { key, style: { width: 110, padding: 3 } }, h(Text, {}, text)));
  const table = ROWS.map((row, key) => h(View, { key, style: { flexDirection: 'row' } }, cells(row)));
  const bytes = await renderToBuffer(
    h(Document, {}, h(Page, { size: 'A4', style: styles.page }, [h(Text, { key: 'a' }, 'Experience'), ...table])),
  );
  const result = await parseDocument(bytes, 'pdf');
  expect(result.ok && result.text.split('\n').filter((line) => line !== '')).toEqual([
    'Experience',
    ...ROWS.map((row) => row.join(' | ')),
  ]);
});

describe('a DOCX', () => {
  test('is read as paragraphs, lists and tables in their order', async () => {
    const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });
    const file = new DocxDocument({
      sections: [
        {
          children: [
            new Paragraph('Experience'),
            new Paragraph({ text: 'Built things & more', bullet: { level: 0 } }),
            new Table({ rows: [new TableRow({ children: [cell('Python'), cell('5 years')] })] }),
            new Paragraph('Education'),
          ],
        },
      ],
    });
    const result = await parseDocument(await Packer.toBuffer(file), 'docx');
    expect(result.ok && result.text.split('\n').filter((line) => line !== '')).toEqual([
      'Experience',
      '• Built things & more',
      'Python | 5 years',
      'Education',
    ]);
  });

  test('with two columns in a layout table is read column by column, with the tables inside', async () => {
    const cell = (...children: (Paragraph | Table)[]) => new TableCell({ children });
    const paragraphs = (...texts: string[]) => texts.map((text) => new Paragraph(text));
    const inner = new Table({
      rows: [new TableRow({ children: ['Company', 'Post', 'Years'].map((text) => cell(new Paragraph(text))) })],
    });
    const file = new DocxDocument({
      sections: [
        {
          children: [
            new Table({
              rows: [
                new TableRow({
                  children: [
                    cell(...paragraphs('Skills', 'Filing', 'Typing', 'Billing', 'Tally')),
                    cell(
                      ...paragraphs('Summary', 'A calm clerk', 'with tidy books', 'Experience'),
                      inner,
                      new Paragraph('Education'),
                    ),
                  ],
                }),
              ],
            }),
          ],
        },
      ],
    });
    const result = await parseDocument(await Packer.toBuffer(file), 'docx');
    expect(result.ok && result.text.split('\n').filter((line) => line !== '')).toEqual([
      'Skills',
      'Filing',
      'Typing',
      'Billing',
      'Tally',
      'Summary',
      'A calm clerk',
      'with tidy books',
      'Experience',
      'Company | Post | Years',
      'Education',
    ]);
  });

  test('that is protected or damaged is reported as such', async () => {
    expect(await parseDocument(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'docx')).toEqual({
      ok: false,
      reason: 'encrypted',
    });
    expect(await parseDocument(Uint8Array.from([1, 2, 3, 4]), 'docx')).toEqual({ ok: false, reason: 'broken' });
  });
});

describe('plain text', () => {
  const read = async (bytes: Uint8Array) => {
    const result = await parseDocument(bytes, 'txt');
    return result.ok ? result.text : result.reason;
  };

  test('is decoded from UTF-8, UTF-16 and Windows-1252', async () => {
    expect(await read(new TextEncoder().encode('Résumé – ﬁnance'))).toBe('Résumé – finance');
    expect(await read(Buffer.from('\ufeffRésumé – x', 'utf16le'))).toBe('Résumé – x');
    expect(await read(Buffer.from('Plain words here', 'utf16le'))).toBe('Plain words here');
    expect(await read(Uint8Array.from([0x52, 0xe9, 0x73, 0x75, 0x6d, 0xe9, 0x20, 0x96]))).toBe('Résumé –');
  });

  test('that is empty, binary or far too long is refused', async () => {
    expect(await read(new TextEncoder().encode(' \n '))).toBe('empty');
    expect(await read(Uint8Array.from({ length: 500 }, (_, index) => index % 7))).toBe('broken');
    expect(await read(new TextEncoder().encode('a b '.repeat(100_000)))).toBe('too_long');
  });
});
