/** Sanitises the body of an insight with an allow list. */
import sanitizeHtml from 'sanitize-html';

/** Increment with every change below; bodies of an older version are sanitised again on read. */
export const BODY_VERSION = 1;

const LINK = { rel: 'nofollow ugc noopener noreferrer', target: '_blank' };
const REPLACED_TAGS: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' };

const REMOVED_IF_EMPTY = new Set(['p', 'h2', 'h3', 'li', 'ul', 'ol', 'a', 'strong', 'em', 'code', 'pre', 'blockquote']);

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'svg', 'math', 'template', 'title'],
  nestingLimit: 12,
  transformTags: {
    ...Object.fromEntries(Object.entries(REPLACED_TAGS).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)])),
    a: (_tag, { href }) => ({ tagName: 'a', attribs: href ? { href, ...LINK } : {} }),
  },
  exclusiveFilter: ({ tag, attribs, text }) => {
    // A link without a URL becomes plain text.
    if (tag === 'a' && !attribs['href']) return 'excludeTag';
    return REMOVED_IF_EMPTY.has(tag) && text.trim() === '';
  },
};

/** Sanitises input. Idempotent. */
export function sanitiseBody(html: string): string {
  let clean = html;
  // Removing an element can leave an empty parent, hence the loop.
  for (let previous = ''; previous !== clean;) {
    previous = clean;
    clean = sanitizeHtml(previous, OPTIONS).trim();
  }
  return clean;
}

/** Converts a stored body to text, for counting words and for summaries. */
export const bodyText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(?:\/(?:p|h2|h3|li|pre|blockquote)|br)/g, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
