/** Reduces a page to what can contain an ad, within bounds that no hostile page exceeds. */
import { Parser } from 'htmlparser2';

export type SimplePage = {
  /** HTML of a few thousand plain elements; text, classes, ids and microdata only. */
  html: string;
  /** The title for sharing, else the title of the window. */
  title: string;
  /** The first main heading. */
  heading: string;
  /** Whether there is a field for a password. */
  hasPassword: boolean;
};

/** The rest of a page after so many elements or letters is not read; pages with an ad have a few thousand. */
const MAX_ELEMENTS = 5000;
const MAX_TEXT_LENGTH = 150_000;
const MAX_TEXTS = 10_000;
/** Deeper elements lose their tags, and a page that goes on and on is not read further. */
const MAX_DEPTH = 60;
const MAX_OPEN = 1000;
const CHUNK_LENGTH = 16_384;
const MAX_NAME_LENGTH = 300;

const SKIPPED_TAGS = new Set(
  `title script style noscript template svg math iframe object embed canvas video audio picture map nav footer aside dialog button select
  textarea option datalist head`.split(/\s+/),
);
const SKIPPED_ROLES = /^(?:navigation|contentinfo|dialog|alertdialog|complementary|search|menu|menubar|tablist)$/;
/** Notices about cookies; other parts beside an ad are recognised by `extractMainText`. */
const SKIPPED_NAMES = /(?:^|[\s_-])(?:cookies?|cookie\w+|gdpr|onetrust|cookiebot|consent|skip-?link)(?:$|[\s_-])/i;
/** Names that would be taken for something beside the text although they are about the job. */
const JOB_NAMES = /job|vacanc|posting|position|career|opening|descri|requirement/i;
const VOID_TAGS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Elements of microdata whose value is an attribute. */
const VALUE_TAGS = new Set(['meta', 'link', 'time']);
const KEPT_ATTRIBUTES = ['itemprop', 'itemscope', 'itemtype', 'content', 'datetime', 'href', 'class', 'id'];

type OpenElement = { tag: string; isWritten: boolean; cells: number };

/** Parses a page once, in time proportional to its length. Never throws. */
export function simplifyPage(html: string): SimplePage {
  const out: string[] = [];
  const open: OpenElement[] = [];
  const names = createNameFinder();
  let skippedFrom: number | null = null;
  let elements = 0;
  let length = 0;
  let texts = 0;

  const write = (tag: string, attributes: Record<string, string>) => {
    elements += 1;
    out.push(`<${tag}${keptAttributes(tag, attributes)}>`);
    const row = open.at(-2);
    if ((tag !== 'td' && tag !== 'th') || !row) return;
    // "Location" and "Pune" in two cells read like "Location: Pune".
    if (row.cells > 0) out.push(row.cells === 1 ? ': ' : ' | ');
    row.cells += 1;
  };
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      const isVoid = VOID_TAGS.has(tag);
      const isSkipped = skippedFrom !== null || isBeside(tag, attributes);
      names.open(tag, attributes, isSkipped);
      if (isVoid && tag !== 'br' && !('itemprop' in attributes)) return;
      if (isSkipped) skippedFrom ??= open.length;
      const isWritten = !isSkipped && open.length < MAX_DEPTH && elements < MAX_ELEMENTS;
      if (!isVoid) open.push({ tag, isWritten, cells: 0 });
      if (isWritten) write(tag, attributes);
    },
    ontext: (text) => {
      names.addText(text, skippedFrom !== null);
      if (skippedFrom !== null) return;
      length += text.length;
      texts += 1;
      out.push(escapeText(text));
    },
    onclosetag: (tag) => {
      names.close(tag);
      if (VOID_TAGS.has(tag)) return;
      const element = open.pop();
      if (skippedFrom !== null && open.length <= skippedFrom) skippedFrom = null;
      if (element?.isWritten) out.push(tag === 'span' || tag === 'a' ? ` </${tag}>` : `</${tag}>`);
    },
  });
  const isExceeded = () => elements >= MAX_ELEMENTS || length >= MAX_TEXT_LENGTH || texts >= MAX_TEXTS || open.length >= MAX_OPEN;
  for (let at = 0; at < html.length && !isExceeded(); at += CHUNK_LENGTH) parser.write(html.slice(at, at + CHUNK_LENGTH));
  parser.end();
  return { html: out.join(''), ...names.found() };
}

/** Collects the title and heading of a page while it is parsed, and whether it has a field for a password. */
function createNameFinder() {
  let title = '';
  let shareTitle = '';
  let heading = '';
  let hasPassword = false;
  let isInTitle = false;
  let headingState: 'before' | 'in' | 'after' = 'before';
  const toName = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_NAME_LENGTH);
  return {
    open: (tag: string, attributes: Record<string, string>, isSkipped: boolean) => {
      if (tag === 'meta' && attributes['property'] === 'og:title') shareTitle = toName(attributes['content'] ?? '');
      if (tag === 'input' && attributes['type']?.toLowerCase() === 'password') hasPassword = true;
      if (tag === 'title') isInTitle = true;
      if (tag === 'h1' && headingState === 'before' && !isSkipped) headingState = 'in';
    },
    addText: (text: string, isSkipped: boolean) => {
      if (isInTitle && title.length < MAX_NAME_LENGTH) title += text;
      if (headingState === 'in' && !isSkipped && heading.length < MAX_NAME_LENGTH) heading += ` ${text}`;
    },
    close: (tag: string) => {
      if (tag === 'title') isInTitle = false;
      if (tag === 'h1' && headingState === 'in') headingState = 'after';
    },
    found: () => ({ title: shareTitle || toName(title), heading: toName(heading), hasPassword }),
  };
}

function isBeside(tag: string, attributes: Record<string, string>): boolean {
  if (VALUE_TAGS.has(tag) || tag === 'html' || tag === 'body') return false;
  if (SKIPPED_TAGS.has(tag) || SKIPPED_ROLES.test(attributes['role'] ?? '')) return true;
  if ('hidden' in attributes || /display:\s*none/i.test(attributes['style'] ?? '')) return true;
  return SKIPPED_NAMES.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`.slice(0, MAX_NAME_LENGTH));
}

function keptAttributes(tag: string, attributes: Record<string, string>): string {
  return KEPT_ATTRIBUTES.flatMap((name) => {
    const value = attributes[name]?.slice(0, name === 'content' ? 20_000 : MAX_NAME_LENGTH);
    if (value === undefined || ((name === 'class' || name === 'id') && JOB_NAMES.test(value))) return [];
    if (name === 'href' && tag !== 'link' && tag !== 'a') return [];
    return [` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`];
  }).join('');
}

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
