import { Readability } from '@mozilla/readability';
import { htmlToLines } from './html-to-lines.ts';

/** A shorter main text is compared with the whole page, because Readability may have taken the wrong part. */
const MIN_LENGTH = 200;
const MIN_SHARE = 0.4;

/**
 * The lines of the main text of a page that `simplifyPage` reduced: what Readability finds, or the whole page where it finds
 * little. Changes the document.
 */
export function extractMainText(document: Document, html: string): string {
  const main = findMainPart(document);
  if (main.length >= MIN_LENGTH) return main;
  const whole = htmlToLines(html);
  return main.length < whole.length * MIN_SHARE ? whole : main;
}

function findMainPart(document: Document): string {
  try {
    return htmlToLines(new Readability(document, { charThreshold: 100 }).parse()?.content ?? '');
  } catch {
    // It fails on some pages with unusual nesting.
    return '';
  }
}
