import { expect, test } from 'vitest';
import { createElement as h } from 'react';
import { Document as PdfDocument, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { Document, Footer, Header, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import fc from 'fast-check';
import { inspectDocument } from './inspect-document.ts';

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const toBytes = (buffer: Uint8Array) => new Uint8Array(buffer);
const inspectPages = async (...pages: Parameters<typeof h>[2][]) =>
  inspectDocument(toBytes(await renderToBuffer(h(PdfDocument, {}, ...(pages as never[])))), 'pdf');

test('lines and pictures of a PDF are found where they stand, measured from the top left corner', async () => {
  const layout = await inspectPages(
    h(
      Page,
      { size: 'A4', style: { padding: 40, fontSize: 10 } },
      h(Image, { src: PIXEL, style: { width: 90, height: 110 } }),
      h(Text, {}, 'Asha Menon'),
    ),
  );
  const [page] = layout?.pages ?? [];
  expect(page?.pictures).toEqual([{ x: 40, y: 40, width: 90, height: 110 }]);
  expect(page?.lines).toMatchObject([{ text: 'Asha Menon', x: 40, size: 10 }]);
  expect(page?.lines[0]?.y).toBeGreaterThan(150);
  expect(page?.lines[0]?.y).toBeLessThan(165);
});

test('two columns of text are found, one is not', async () => {
  const column = (width: string) =>
    h(View, { style: { width } }, ...Array.from({ length: 16 }, (_, at) => h(Text, { key: at }, `A line of text ${at}`)));
  const page = (...columns: string[]) =>
    h(Page, { size: 'A4', style: { padding: 40, fontSize: 10, flexDirection: 'row' } }, ...columns.map(column));
  expect((await inspectPages(page('40%', '60%')))?.columns).toBe(true);
  expect((await inspectPages(page('100%')))?.columns).toBe(false);
});

test('columns, tables, headers and footers of a DOCX are found', async () => {
  const row = new TableRow({ children: [new TableCell({ children: [new Paragraph('Left')] })] });
  const document = new Document({
    sections: [
      {
        properties: { column: { count: 2 } },
        headers: { default: new Header({ children: [new Paragraph('asha@people.example')] }) },
        footers: { default: new Footer({ children: [new Paragraph('Page 1')] }) },
        children: [new Paragraph('Asha Menon'), new Table({ rows: [row] })],
      },
    ],
  });
  const layout = await inspectDocument(toBytes(await Packer.toBuffer(document)), 'docx');
  expect(layout).toMatchObject({ pages: [], columns: true, tables: 1, pictures: 0, text_boxes: 0 });
  expect(layout?.margins).toContain('asha@people.example');
});

test('a file that cannot be opened, or any other bytes, has no layout', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('pdf' as const, 'docx' as const), async (bytes, kind) => {
      expect(await inspectDocument(new Uint8Array(bytes), kind)).toBeNull();
    }),
    { numRuns: 30 },
  );
  expect(await inspectDocument(new TextEncoder().encode('Asha'), 'txt')).toBeNull();
});
