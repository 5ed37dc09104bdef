/** The text of an insight as HTML that is safe on every page: an allow list, nothing else survives. */
import sanitizeHtml from 'sanitize-html';

/** Raised with every change below; an older text is cleaned again when it is read. */
export const BODY_VERSION = 1;

const LINK = { rel: 'nofollow ugc noopener noreferrer', target: '_blank' };
const SAME: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' };

const EMPTY_IS_NOTHING = new Set(['p', 'h2', 'h3', 'li', 'ul', 'ol', 'a', 'strong', 'em', 'code', 'pre', 'blockquote']);

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
    ...Object.fromEntries(Object.entries(SAME).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)])),
    a: (_tag, { href }) => ({ tagName: 'a', attribs: href ? { href, ...LINK } : {} }),
  },
  exclusiveFilter: ({ tag, attribs, text }) => {
    // A link that lost its address is only its words.
    if (tag === 'a' && !attribs['href']) return 'excludeTag';
    return EMPTY_IS_NOTHING.has(tag) && text.trim() === '';
  },
};

/** Cleans what a writer or an editor's paste gave. Cleaning twice changes nothing. */
export function sanitiseBody(html: string): string {
  let clean = html;
  // Taking one thing away can leave an empty one around it.
  for (let before = ''; before !== clean;) {
    before = clean;
    clean = sanitizeHtml(before, OPTIONS).trim();
  }
  return clean;
}

/** The text of a stored body, for counting words and for summaries. */
export const bodyText = (html: string): string =>
  sanitizeHtml(html.replaceAll(/<(?:\/(?:p|h2|h3|li|pre|blockquote)|br)/g, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
