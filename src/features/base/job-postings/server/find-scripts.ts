/** The text of every `<script>` of a media type, in order. Takes time in proportion to the page, whatever it contains. */
export function findScripts(html: string, type: string): string[] {
  const lower = html.toLowerCase();
  // Some letters change their length when they become small; the positions would not fit.
  const page = lower.length === html.length ? html : lower;
  const texts: string[] = [];
  let at = lower.indexOf(OPEN);
  while (at >= 0) {
    const start = lower.indexOf('>', at) + 1;
    const end = start === 0 ? -1 : lower.indexOf(CLOSE, start);
    if (end < 0) break;
    if (typeOf(lower.slice(at, start))?.startsWith(type)) texts.push(page.slice(start, end));
    at = lower.indexOf(OPEN, end + CLOSE.length);
  }
  return texts;
}

const OPEN = '<script';
const CLOSE = '</script';
const MAX_TAG_LENGTH = 2000;

const typeOf = (tag: string): string | undefined => /\stype\s*=\s*["']?\s*([^\s"'>]+)/.exec(tag.slice(0, MAX_TAG_LENGTH))?.[1];
