/** The HTML of a sanitised text as a tree; what the sanitiser never leaves is read as text, so that nothing else can come of it. */
export type BodyTag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code' | 'pre' | 'blockquote' | 'a' | 'br';
export type BodyNode = string | { tag: BodyTag; href?: string; id?: string; children: BodyNode[] };

const TAGS: readonly string[] = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br'];
const PIECE = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*) ?\/?>|[^<]+|</g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const decode = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
const isTag = (name: string | undefined): name is BodyTag => TAGS.includes(name ?? '');

/** Only addresses of the web, of mail and of this site are followed. */
function safeHref(attributes: string): string | undefined {
  const href = decode(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href) ? href : undefined;
}

/** The place of a heading, as the server named it. */
const idOf = (attributes: string) => / id="([a-z0-9-]{1,80})"/.exec(attributes)?.[1];

/** Reads a body. A tag that is not closed ends where its parent ends. */
export function parseBody(html: string): BodyNode[] {
  const root: BodyNode[] = [];
  const open: { tag: BodyTag; children: BodyNode[] }[] = [];
  const add = (node: BodyNode) => (open.at(-1)?.children ?? root).push(node);
  for (const [whole, closing, name, attributes = ''] of html.matchAll(PIECE)) {
    if (!isTag(name)) add(decode(whole));
    else if (closing) {
      const at = open.findLastIndex(({ tag }) => tag === name);
      if (at >= 0) open.length = at;
    } else {
      const href = name === 'a' ? safeHref(attributes) : undefined;
      const id = name === 'h2' ? idOf(attributes) : undefined;
      const node = { tag: name, ...(href && { href }), ...(id && { id }), children: [] };
      add(node);
      if (name !== 'br') open.push(node);
    }
  }
  return root;
}
