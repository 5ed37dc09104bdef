import { parseDocument } from 'htmlparser2';

type Node = { type: string; name?: string; data?: string; attribs?: Record<string, string>; children?: Node[] };

/** Elements without meaning in plain text: controls, drawings and page-specific hints. */
const OMITTED = new Set([
  'script',
  'style',
  'svg',
  'button',
  'form',
  'input',
  'select',
  'textarea',
  'nav',
  'dialog',
  'template',
  'iframe',
  'output',
  'label',
]);
const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'main',
  'figure',
  'dl',
  'dt',
  'dd',
  'table',
  'tr',
  'details',
  'summary',
  'address',
]);
const HEADING = /^h([1-6])$/;

/** Converts the `main` element of a page to Markdown with absolute URLs. Empty if it has none. */
export function htmlToMarkdown(html: string, origin: string): string {
  const main = find(parseDocument(html) as unknown as Node, 'main');
  if (!main) return '';
  const text = write(main.children ?? [], origin);
  return `${text
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

function find(node: Node, name: string): Node | undefined {
  if (node.name === name) return node;
  for (const child of node.children ?? []) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

const write = (nodes: readonly Node[], origin: string): string => nodes.map((node) => writeNode(node, origin)).join('');

/** Escapes Markdown characters. */
const escapeMarkdown = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);
const toOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

type ElementContext = { node: Node; inner: () => string; origin: string };

/** Converts each element; the content of any other element is converted in its place. */
const WRITERS: Record<string, (context: ElementContext) => string> = {
  br: () => '\n',
  hr: () => '\n\n---\n\n',
  li: ({ inner }) => `\n- ${inner().trim().replaceAll(/\n+/g, '\n  ')}`,
  ul: ({ inner }) => `\n${inner()}\n\n`,
  ol: ({ inner }) => `\n${inner()}\n\n`,
  pre: ({ node }) => `\n\n\`\`\`\n${textOf(node)}\n\`\`\`\n\n`,
  code: ({ node }) => `\`${textOf(node)}\``,
  blockquote: ({ inner }) => `\n\n${inner().trim().replaceAll(/^/gm, '> ')}\n\n`,
  strong: ({ inner }) => wrapIn('**', inner()),
  b: ({ inner }) => wrapIn('**', inner()),
  em: ({ inner }) => wrapIn('*', inner()),
  i: ({ inner }) => wrapIn('*', inner()),
  a: ({ node, inner, origin }) => link(toOneLine(inner()), node.attribs?.['href'], origin),
  td: ({ inner }) => ` ${toOneLine(inner())} |`,
  th: ({ inner }) => ` ${toOneLine(inner())} |`,
};

function writeNode(node: Node, origin: string): string {
  const { type, name = '', attribs = {}, children = [] } = node;
  if (type === 'text') return escapeMarkdown(node.data ?? '');
  if (type === 'comment' || type === 'directive' || OMITTED.has(name)) return '';
  if (attribs['aria-hidden'] === 'true' || 'hidden' in attribs) return '';
  const inner = () => write(children, origin);
  const level = HEADING.exec(name)?.[1];
  if (level) return `\n\n${'#'.repeat(Number(level))} ${toOneLine(inner())}\n\n`;
  const writer = Object.hasOwn(WRITERS, name) ? WRITERS[name] : undefined;
  if (writer) return writer({ node, inner, origin });
  return BLOCKS.has(name) ? `\n\n${inner().trim()}\n\n` : inner();
}

const textOf = (node: Node): string => (node.type === 'text' ? (node.data ?? '') : (node.children ?? []).map(textOf).join(''));

function wrapIn(sign: string, text: string): string {
  const words = toOneLine(text);
  return words ? `${sign}${words}${sign}` : '';
}

function link(words: string, href: string | undefined, origin: string): string {
  if (!words || !href || href.startsWith('#') || !URL.canParse(href, origin)) return words;
  const url = new URL(href, origin);
  return /^https?:$/.test(url.protocol) ? `[${words}](${url.href.replaceAll(/[()]/g, encodeURIComponent)})` : words;
}
