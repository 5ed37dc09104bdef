/** Generates résumé files. */
import { crc32, deflateSync } from 'node:zlib';
import { createElement as h } from 'react';
import { Document as PdfDocument, Image, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { Document, Packer, Paragraph } from 'docx';

export type Upload = { name: string; mimeType: string; buffer: Buffer };

const PDF = 'application/pdf';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const ANALYST = [
  'Asha Menon',
  'Kochi, Kerala | asha@people.example',
  'Experience',
  'Junior analyst, Trent Homeware, July 2024 to Present',
  '- Wrote SQL queries joining orders and returns tables for the weekly stock report.',
  '- Published three Power BI dashboards on footfall and conversion, used weekly by 14 store managers.',
  '- Built a pivot-based sales tracker in Excel.',
  'Store supervisor, Trent Homeware, May 2019 to June 2024',
  '- Counted stock and presented monthly findings to the regional head.',
  'Education',
  'B.Com, Kerala University, 2019',
  'Skills',
  'SQL, Power BI, Excel, Communication',
];

/** The analyst before their own dashboards: two stops short of a good fit. */
export const BEGINNER = ANALYST.filter((line) => !/Power BI|pivot/.test(line));

export const ENGINEER = [
  'Meera Iyer',
  'Bengaluru | meera@people.example',
  'Experience',
  'Senior backend engineer, Kaveri Pay, January 2019 to Present',
  '- Designed REST APIs in Java and Spring Boot on PostgreSQL, serving 3,000 requests a second.',
  '- Ran services on Kubernetes in AWS with Docker, Terraform and CI/CD pipelines.',
  '- Mentored five engineers and led design reviews.',
  'Software engineer, Indus Soft, July 2015 to December 2018',
  '- Built Python and SQL data pipelines and automated tests.',
  'Education',
  'B.E. Computer Science, Anna University, 2015',
  'Skills',
  'Java, Spring Boot, Python, SQL, PostgreSQL, Docker, Kubernetes, AWS, Git, Linux',
];

/** A nurse whose résumé names no diploma and no registration. */
export const NURSE = [
  'Meera Iyer',
  'Kochi, Kerala | meera@people.example',
  'Experience',
  'Staff nurse, cardiac ICU, Lakeside Hospital, January 2021 to Present',
  '- Gave critical care to twelve patients a shift after heart surgery and handed over with SBAR.',
  '- Gave basic life support and advanced cardiac life support, and trained six juniors in both.',
  '- Kept electronic health records, gave medicines and watched ventilators and infusion pumps.',
  'Staff nurse, general ward, Lakeside Hospital, June 2018 to December 2020',
  '- Nursing care of forty beds, infection control and patient education in Malayalam and English.',
  'Skills',
  'Nursing, critical care, basic life support, electronic health records, patient care',
  'Languages',
  'Malayalam, English',
];

/** A PDF with one column. */
export async function pdfResume(lines: readonly string[]): Promise<Upload> {
  const page = h(
    Page,
    { size: 'A4', style: { padding: 40, fontSize: 11 } },
    ...lines.map((line, index) => h(Text, { key: index }, line)),
  );
  return { name: 'résumé.pdf', mimeType: PDF, buffer: await renderToBuffer(h(PdfDocument, {}, page)) };
}

/** A PDF with two columns, like many résumé templates. */
export async function twoColumnPdf(left: readonly string[], right: readonly string[]): Promise<Upload> {
  const column = (lines: readonly string[], width: string) =>
    h(View, { style: { width, paddingRight: 16 } }, ...lines.map((line, index) => h(Text, { key: index }, line)));
  const page = h(
    Page,
    { size: 'A4', style: { padding: 40, fontSize: 10, flexDirection: 'row' } },
    column(left, '35%'),
    column(right, '65%'),
  );
  return { name: 'two columns.pdf', mimeType: PDF, buffer: await renderToBuffer(h(PdfDocument, {}, page)) };
}

/** One grey pixel as a PNG. */
function greyPixel(): string {
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 200, 200, 200]))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]).toString('base64')}`;
}

/** A PDF that contains only an image, like a scan. */
export async function scannedPdf(): Promise<Upload> {
  const page = h(Page, { size: 'A4' }, h(Image, { src: greyPixel(), style: { width: 500, height: 700 } }));
  return { name: 'scan.pdf', mimeType: PDF, buffer: await renderToBuffer(h(PdfDocument, {}, page)) };
}

export async function docxResume(lines: readonly string[]): Promise<Upload> {
  const document = new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] });
  return { name: 'résumé.docx', mimeType: DOCX, buffer: await Packer.toBuffer(document) };
}

/** A PDF of six megabytes. */
export const hugePdf = (): Upload => ({
  name: 'huge.pdf',
  mimeType: PDF,
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(6_000_000, 32), Buffer.from('%%EOF')]),
});
