import { Parser } from 'htmlparser2';

const MAX_LINKS = 5000;

/** The addresses that a page links to on its own host, each once, without fragments, in order. */
export function findPageLinks(html: string, pageUrl: string): string[] {
  const { host } = new URL(pageUrl);
  const links = new Set<string>();
  let base = pageUrl;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (href === undefined || !URL.canParse(href, base)) return;
      const url = new URL(href, base);
      url.hash = '';
      if (name === 'base') base = url.href;
      else if (name === 'a' && url.host === host && /^https?:$/.test(url.protocol) && links.size < MAX_LINKS) links.add(url.href);
    },
  });
  parser.end(html);
  links.delete(pageUrl);
  return [...links];
}
