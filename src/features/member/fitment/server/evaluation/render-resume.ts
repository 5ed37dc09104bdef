import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { strToU8, zipSync } from 'fflate';
import { createElement as h, type ReactElement } from 'react';
import { PDF_FONT, registerPdfFonts } from '#platform/io/pdf/fonts.ts';
import type { FlatBlock, ResumeBlock } from './parse-gold-resumes.ts';

/** Renders the blocks of a résumé into a real PDF or DOCX file, with bullets, tables and a side column. */
export async function renderResume(blocks: readonly ResumeBlock[], kind: 'docx' | 'pdf'): Promise<Uint8Array> {
  return kind === 'pdf' ? renderPdf(blocks) : renderDocx(blocks);
}

const DEVANAGARI = 'Noto Sans Devanagari';
const styles = StyleSheet.create({
  page: { padding: 40, fontSize: 10, lineHeight: 1.3, fontFamily: [PDF_FONT, DEVANAGARI] },
  name: { fontSize: 17, fontWeight: 700 },
  contact: { marginBottom: 4 },
  heading: { fontSize: 12, fontWeight: 700, marginTop: 9, marginBottom: 3 },
  bullet: { flexDirection: 'row' },
  columns: { flexDirection: 'row' },
  side: { width: 160, paddingRight: 18 },
  main: { width: 355 },
  row: { flexDirection: 'row', borderBottom: '0.5pt solid #999999' },
  cell: { flexGrow: 1, flexBasis: 0, padding: 3 },
});

let registered = false;

function registerFonts(): void {
  registerPdfFonts();
  if (registered) return;
  registered = true;
  const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../../../../bench/gold/fonts');
  const src = path.join(folder, 'noto-sans-devanagari.ttf');
  Font.register({ family: DEVANAGARI, fonts: [400, 700].map((fontWeight) => ({ src, fontWeight })) });
}

async function renderPdf(blocks: readonly ResumeBlock[]): Promise<Uint8Array> {
  registerFonts();
  const { top, side, main } = splitBlocks(blocks);
  const body =
    side.length === 0
      ? main.map(pdfBlock)
      : [
          h(
            View,
            { style: styles.columns, key: 'columns' },
            h(View, { style: styles.side }, side.map(pdfBlock)),
            h(View, { style: styles.main }, main.map(pdfBlock)),
          ),
        ];
  return renderToBuffer(h(Document, {}, h(Page, { size: 'A4', style: styles.page }, [...top.map(pdfBlock), ...body])));
}

// The name and the contact line reach across both columns.
function splitBlocks(blocks: readonly ResumeBlock[]): { top: FlatBlock[]; side: FlatBlock[]; main: FlatBlock[] } {
  const flat = blocks.filter((block) => block.kind !== 'side');
  return {
    top: flat.filter(({ kind }) => kind === 'name' || kind === 'contact'),
    side: blocks.flatMap((block) => (block.kind === 'side' ? block.blocks : [])),
    main: flat.filter(({ kind }) => kind !== 'name' && kind !== 'contact'),
  };
}

function pdfBlock(block: FlatBlock, key: number): ReactElement {
  if (block.kind === 'table') {
    const cells = (row: readonly string[]) => row.map((cell, at) => h(View, { key: at, style: styles.cell }, h(Text, {}, cell)));
    return h(
      View,
      { key: `table-${key}` },
      block.rows.map((row, at) => h(View, { key: at, style: styles.row, wrap: false }, cells(row))),
    );
  }
  const id = `${block.kind}-${key}`;
  if (block.kind === 'bullet') {
    const text = h(View, { style: { flexGrow: 1, flexBasis: 0 } }, h(Text, {}, block.text));
    return h(View, { key: id, style: styles.bullet }, h(Text, { style: { width: 12 } }, '•'), text);
  }
  return h(Text, { key: id, style: block.kind === 'line' ? {} : styles[block.kind] }, block.text);
}

function renderDocx(blocks: readonly ResumeBlock[]): Uint8Array {
  const { top, side, main } = splitBlocks(blocks);
  const column = (items: readonly FlatBlock[]) => `<w:tc><w:p/>${items.map(docxBlock).join('')}<w:p/></w:tc>`;
  const body =
    side.length === 0
      ? main.map(docxBlock).join('')
      : `<w:tbl><w:tblPr/><w:tblGrid/><w:tr>${column(side)}${column(main)}</w:tr></w:tbl>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(relationships('officeDocument', 'word/document.xml')),
    'word/_rels/document.xml.rels': strToU8(relationships('numbering', 'numbering.xml')),
    'word/numbering.xml': strToU8(
      `${XML}<w:numbering ${NAMESPACE}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
    ),
    'word/document.xml': strToU8(
      `${XML}<w:document ${NAMESPACE}><w:body>${top.map(docxBlock).join('')}${body}<w:p/></w:body></w:document>`,
    ),
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

function relationships(type: string, target: string): string {
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
}

function docxBlock(block: FlatBlock): string {
  if (block.kind === 'table') {
    const rows = block.rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${docxParagraph(cell, '')}</w:tc>`).join('')}</w:tr>`);
    return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl>`;
  }
  const isBold = block.kind === 'heading' || block.kind === 'name';
  const properties = block.kind === 'bullet' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '';
  return docxParagraph(block.text, properties, isBold ? '<w:b/>' : '');
}

function docxParagraph(text: string, properties: string, style = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${style}</w:rPr><w:t xml:space="preserve">${escaped}</w:t></w:r></w:p>`;
}
