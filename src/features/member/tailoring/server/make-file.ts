import { MEDIA_TYPE } from '#platform/files/uploads.ts';
import type { Context } from '#platform/http/context.ts';
import type { Language } from '#platform/language/language.ts';
import { describeResume, type ResumeFacts } from './describe-resume.ts';
import type { renderDocx } from './files/render-docx.ts';
import { renderPdfInWorker } from './files/render-pdf-in-worker.ts';
import type { Design } from './files/resume-sheet.ts';
import { toJsonResume } from './json-resume.ts';

export type Format = 'pdf' | 'docx' | 'json';
type FileLook = { language: Language; design: Design; pages: number };

/** The file of a clean résumé in a format. A DOCX file has the size of text that fits the pages of the PDF file. */
export async function makeFile(ctx: Context, facts: ResumeFacts, format: Format, look: FileLook): Promise<ResumeFile> {
  const name = `${facts.name}.${format}`;
  if (format === 'json') {
    const bytes = new TextEncoder().encode(`${JSON.stringify(toJsonResume(facts), null, 2)}\n`);
    return { bytes, name, type: 'application/json' };
  }
  const sheet = describeResume(facts, look.language);
  const pdf = await renderPdfInWorker(ctx, { sheet, design: look.design, maxPages: look.pages });
  const bytes = format === 'pdf' ? pdf.bytes : await makeDocx(sheet, look.design, pdf.size);
  return { bytes: new Uint8Array(bytes), name, type: MEDIA_TYPE[format] };
}

/** The renderer is large, so it is loaded for the first file. */
const makeDocx = async (...file: Parameters<typeof renderDocx>) => (await import('./files/render-docx.ts')).renderDocx(...file);

type ResumeFile = { bytes: Uint8Array<ArrayBuffer>; name: string; type: string };
