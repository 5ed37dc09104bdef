import { findResume, inspectDocumentInWorker } from '#features/base/resumes/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const isLetter = /[^\p{L}\p{M}\p{N}]+/gu;
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(isLetter, '');
/** So many letters of a sentence tell where it begins. */
const MAX_LETTERS = 40;

/** Tells on which page of a résumé's PDF file a sentence begins; null where there are no pages or it is not found. */
export async function loadPages(ctx: Context, resumeId: string | null): Promise<(quote: string) => number | null> {
  const resume = resumeId === null ? undefined : await findResume(ctx, resumeId);
  if (resume?.file_kind !== 'pdf' || (resume.pages ?? 1) < 2) return () => null;
  const file = await ctx.files.get(resume.file_key).catch(() => null);
  const layout = file && (await inspectDocumentInWorker(new Uint8Array(file), 'pdf'));
  const pages = (layout?.pages ?? []).map(({ lines }) => lettersOf(lines.map(({ text }) => text).join('')));
  return (quote) => {
    const at = pages.findIndex((letters) => letters.includes(lettersOf(quote).slice(0, MAX_LETTERS)));
    return at < 0 ? null : at + 1;
  };
}
