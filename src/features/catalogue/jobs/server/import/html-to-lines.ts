/** HTML of job ads as plain lines: paragraphs, `## ` headings and `- ` lists. */
import sanitizeHtml from 'sanitize-html';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const BLOCKS = [...HEADINGS, 'p', 'div', 'section', 'article', 'ul', 'ol', 'li', 'br', 'table', 'tr', 'dt', 'dd', 'hr'];
const KEPT = [...BLOCKS, 'strong', 'b'];
const HEADING_LENGTH = 80;

/** Only the entities that the parser's output contains. */
const unescape = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const squeeze = (text: string) => text.replaceAll(/[\s\u00a0\u200b]+/g, ' ').trim();

/** The words of a short text that may hold entities or tags: `SDE 1 &amp; 2` is `SDE 1 & 2`. */
export const plainText = (html: string): string => squeeze(unescape(sanitizeHtml(html, { allowedTags: [] })));

/** Whether a text is marked up. */
export const looksLikeHtml = (text: string): boolean => /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i.test(text);

/** HTML that was escaped once more, as Greenhouse sends it. */
export const unescapeHtml = (text: string): string => unescape(sanitizeHtml(text, { allowedTags: [] }));

/** The text of every `<script>` of a media type, in order. */
export function scriptsOf(html: string, type: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: ['script'],
    allowedAttributes: { script: ['type'] },
    allowVulnerableTags: true,
    exclusiveFilter: (frame) => {
      if (frame.tag === 'script' && frame.attribs['type']?.toLowerCase().startsWith(type)) found.push(frame.text);
      return false;
    },
  });
  return found;
}

type Line = { text: string; strong: string };

/** Converts an ad's HTML to lines of text, without scripts, styles and other markup. */
export function htmlToLines(html: string): string {
  const canonical = sanitizeHtml(html, { allowedTags: KEPT, allowedAttributes: {} });
  const lines: string[] = [];
  let line: Line = { text: '', strong: '' };
  const open = { heading: 0, item: 0, strong: 0 };
  const flush = () => {
    const text = squeeze(line.text);
    const isTitle = text.length <= HEADING_LENGTH && text !== '' && squeeze(line.strong) === text && open.item === 0;
    if (text) lines.push(open.heading > 0 || isTitle ? `## ${text.replace(/:$/, '')}` : open.item > 0 ? `- ${text}` : text);
    line = { text: '', strong: '' };
  };
  // The parser above has closed every tag and escaped every sign in between: this only splits its output.
  for (const [, tag, words] of canonical.matchAll(/<([^<>]*)>|([^<>]+)/g)) {
    if (words !== undefined) {
      line.text += unescape(words);
      if (open.strong > 0) line.strong += unescape(words);
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

const BULLET = /^\s*(?:[•·●▪◦‣*–—►➢✓]|-(?=\s)|o(?=\s{2,})|\d{1,2}[.)](?=\s))\s*/u;
const LONG_PARAGRAPH = 500;

/** Plain text as the same lines: known bullets become `- `, a short line that ends with a colon a heading, a wall of text paragraphs. */
export function tidyLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((given) => {
    if (given.startsWith('## ') || given.startsWith('- ')) return [given];
    const bullet = BULLET.exec(given);
    const words = squeeze(bullet ? given.slice(bullet[0].length) : given);
    if (words === '') return [];
    if (bullet) return [`- ${words}`];
    if (/^#{1,6}\s/.test(words)) return [`## ${words.replace(/^#+\s+/, '')}`];
    if (words.endsWith(':') && words.length <= HEADING_LENGTH) return [`## ${words.slice(0, -1)}`];
    return paragraphs(words);
  });
  return lines.map((line, index) => (leadsList(line, lines[index + 1]) ? `## ${line}` : line)).join('\n');
}

const LIST_TITLE_WORDS = 7;

/** A few words without a full stop right above a list name the list: "Minimum qualifications". */
const leadsList = (line: string, next = ''): boolean =>
  next.startsWith('- ') && !/^(- |## )/.test(line) && !/[.,;!?]$/.test(line) && line.split(' ').length <= LIST_TITLE_WORDS;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Breaks a wall of text after whole sentences. */
function paragraphs(text: string): string[] {
  if (text.length <= LONG_PARAGRAPH) return [text];
  const parts = [''];
  for (const { segment } of sentences.segment(text)) {
    const last = parts.at(-1) ?? '';
    if (last !== '' && last.length + segment.length > LONG_PARAGRAPH) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts.map((part) => part.trim());
}
