/** Parses sanitised HTML into a tree; anything the sanitiser never emits is treated as text. */
export type BodyTag = 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'li' | 'strong' | 'em' | 'code' | 'pre' | 'blockquote' | 'a' | 'br';
export type BodyNode = string | { tag: BodyTag; href?: string; id?: string; children: BodyNode[] };

const TAGS: readonly string[] = ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br'];
const TOKEN = /<(\/?)([a-z0-9]+)((?: [a-z]+="[^"<>]*")*) ?\/?>|[^<]+|</g;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

const decode = (text: string) => text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
const isTag = (name: string | undefined): name is BodyTag => TAGS.includes(name ?? '');

/** Only http(s), mailto and internal URLs are allowed. */
function safeHref(attributes: string): string | undefined {
  const href = decode(/ href="([^"]*)"/.exec(attributes)?.[1] ?? '');
  return /^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href) ? href : undefined;
}

/** The id of a heading, set by the server. */
const idOf = (attributes: string) => / id="([a-z0-9-]{1,80})"/.exec(attributes)?.[1];

/** Parses a body. An unclosed tag ends where its parent ends. */
export function parseBody(html: string): BodyNode[] {
  const root: BodyNode[] = [];
  const open: { tag: BodyTag; children: BodyNode[] }[] = [];
  const add = (node: BodyNode) => (open.at(-1)?.children ?? root).push(node);
  for (const [token, closing, name, attributes = ''] of html.matchAll(TOKEN)) {
    if (!isTag(name)) add(decode(token));
    else if (closing) {
      const index = open.findLastIndex(({ tag }) => tag === name);
      if (index >= 0) open.length = index;
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
