/** Converts the HTML of job ads to plain lines: paragraphs, `## ` headings and `- ` lists. */
import sanitizeHtml from 'sanitize-html';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [...HEADINGS, 'p', 'div', 'section', 'article', 'ul', 'ol', 'li', 'br', 'table', 'tr', 'dt', 'dd', 'hr'];
const ALLOWED_TAGS = [...BLOCKS, 'strong', 'b'];
const MAX_HEADING_LENGTH = 80;

/** Unescapes the four entities that the sanitizer's output contains. */
const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const collapseWhitespace = (text: string) => text.replaceAll(/[\s\u00a0\u200b]+/g, ' ').trim();

/** Converts a short text that may contain entities or tags to plain text: `SDE 1 &amp; 2` becomes `SDE 1 & 2`. */
export const plainText = (html: string): string => collapseWhitespace(unescape(sanitizeHtml(html, { allowedTags: [] })));

/** Whether a text contains HTML tags. */
export const looksLikeHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.test(text);

/** Unescapes HTML that was sent as escaped text, as Greenhouse does. */
export const unescapeHtml = (text: string): string => unescape(sanitizeHtml(text, { allowedTags: [] }));

type Line = { text: string; strong: string };

/** Converts an ad's HTML to lines of text, without scripts, styles and other markup. */
export function htmlToLines(html: string): string {
  const canonical = sanitizeHtml(html, { allowedTags: ALLOWED_TAGS, allowedAttributes: {} });
  const lines: string[] = [];
  let line: Line = { text: '', strong: '' };
  const open = { heading: 0, item: 0, strong: 0 };
  const flush = () => {
    const text = collapseWhitespace(line.text);
    const isTitle =
      text.length <= MAX_HEADING_LENGTH && text !== '' && collapseWhitespace(line.strong) === text && open.item === 0;
    if (text) lines.push(open.heading > 0 || isTitle ? `## ${text.replace(/:$/, '')}` : open.item > 0 ? `- ${text}` : text);
    line = { text: '', strong: '' };
  };
  // The sanitizer has closed every tag and escaped the text in between, so this only splits its output.
  for (const [, tag, content] of canonical.matchAll(/<([^<>]*)>|([^<>]+)/g)) {
    if (content !== undefined) {
      line.text += unescape(content);
      if (open.strong > 0) line.strong += unescape(content);
      continue;
    }
    const name = (tag ?? '').replaceAll(/[/\s]/g, '');
    const step = tag?.startsWith('/') ? -1 : 1;
    if (BLOCKS.includes(name)) flush();
    if (HEADINGS.includes(name)) open.heading += step;
    if (name === 'li') open.item += step;
    if (name === 'strong' || name === 'b') open.strong += step;
  }
  flush();
  return tidyLines(lines.join('\n'));
}

/** Converts the description of a job in any form to lines: HTML, HTML that was escaped as text, or text with entities. */
export function descriptionLines(source: string): string {
  // The database can store neither NUL nor unpaired surrogates.
  const text = source.replaceAll('\0', '').toWellFormed();
  if (looksLikeHtml(text)) return htmlToLines(text);
  if (ESCAPED_TAG.test(text)) return htmlToLines(unescapeHtml(text));
  const lines = text.split('\n').map((line) => (line.includes('&') ? plainText(line) : line));
  return tidyLines(lines.join('\n'));
}

const ESCAPED_TAG = /&lt;\/?(?:p|br|div|ul|li|h[1-6]|strong|b|span)\b/i;

const BULLET = /^\s*(?:[•·●▪◦‣*–—►➢✓]|-(?=\s)|o(?=\s{2,})|\d{1,2}[.)](?=\s))\s*/u;
const MAX_PARAGRAPH_LENGTH = 500;

/**
 * Converts plain text to lines of the same form as `htmlToLines`: bullets become `- `, a short line that ends with a colon
 * becomes a heading, and a long text is split into paragraphs.
 */
export function tidyLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((original) => {
    const isDone = /^(?:## |- )\s*\S/.test(original);
    if (isDone) return [original.trimEnd()];
    const bullet = BULLET.exec(original);
    const content = collapseWhitespace(bullet ? original.slice(bullet[0].length) : original);
    if (!/[^\s:]/.test(content)) return [];
    if (bullet) return [`- ${content}`];
    if (/^#{1,6}\s/.test(content)) return [`## ${content.replace(/^#+\s+/, '')}`];
    if (content.endsWith(':') && content.length <= MAX_HEADING_LENGTH) return [`## ${content.replace(/[\s:]+$/, '')}`];
    return paragraphs(content);
  });
  return lines.map((line, index) => (isListTitle(line, lines[index + 1]) ? `## ${line}` : line)).join('\n');
}

const MAX_LIST_TITLE_WORDS = 7;

/** A few words without a full stop directly above a list are its title: "Minimum qualifications". */
const isListTitle = (line: string, next = ''): boolean =>
  next.startsWith('- ') && !/^(- |## )/.test(line) && !/[.,;!?]$/.test(line) && line.split(' ').length <= MAX_LIST_TITLE_WORDS;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits a long text into paragraphs of whole sentences. */
function paragraphs(text: string): string[] {
  if (text.length <= MAX_PARAGRAPH_LENGTH) return [text];
  const parts = [''];
  for (const { segment } of sentences.segment(text)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && last.length + segment.length > MAX_PARAGRAPH_LENGTH) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts.map((part) => part.trim());
}
