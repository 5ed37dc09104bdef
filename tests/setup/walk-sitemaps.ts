/** Reads the sitemaps of a running product and asks for what they name, as a search engine does. */
import { unsaidOf } from './structured-data.ts';
import { readTold, wrongWithTold, type Told } from './told.ts';

type Problem = { page: string; problem: string };
/** `long` are titles longer than search engines show whole; `unsaid` counts what structured data could say besides. */
export type Walked = { asked: number; problems: Problem[]; long: string[]; unsaid: Map<string, number> };

const MAX_TITLE_LENGTH = 65;
const BATCH_SIZE = 4;
const attributeOf = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The addresses of a sitemap, each with its addresses in other languages. */
export function readSitemap(xml: string): { address: string; languages: Map<string, string>; changedOn: string | undefined }[] {
  return Array.from(xml.matchAll(/<url>(.*?)<\/url>/gs), ([, entry = '']) => ({
    address: /<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '',
    languages: new Map(
      Array.from(entry.matchAll(/<xhtml:link [^>]+>/g), ([tag]) => [attributeOf(tag, 'hreflang'), attributeOf(tag, 'href')]),
    ),
    changedOn: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
  }));
}

/** Sitemaps of what people write, who may say what others have said. */
const OF_PEOPLE = /\/(insights|boards|profiles|questions|jobs|companies)\b/;

/**
 * `most` of each sitemap, from its beginning and its end, in every language. Titles and descriptions may occur once only; where
 * people have written something already, only those of what is not theirs.
 */
export async function walkSitemaps(origin: string, most: number, { peopled = false } = {}): Promise<Walked> {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  const maps = Array.from(index.matchAll(/<loc>([^<]+)<\/loc>/g), ([, map = '']) => map);
  const found = new Set<string>();
  const theirs = new Set<string>();
  for (const map of maps) {
    const all = readSitemap(await (await fetch(map.replaceAll('&amp;', '&'))).text());
    const some = all.length <= most ? all : [...all.slice(0, Math.ceil(most / 2)), ...all.slice(-Math.floor(most / 2))];
    for (const address of some.flatMap(({ languages }) => [...languages.values()])) {
      found.add(address);
      if (peopled && OF_PEOPLE.test(map)) theirs.add(address);
    }
  }
  const addresses = [...found];
  const problems: Problem[] = [];
  const long: string[] = [];
  const used = new Map<string, string>();
  const unsaid = new Map<string, number>();
  const note = (page: string, { title, meta, structured }: Told) => {
    for (const one of structured.flatMap((thing) => unsaidOf(thing))) unsaid.set(one, (unsaid.get(one) ?? 0) + 1);
    if (title.length > MAX_TITLE_LENGTH) long.push(`${page}: ${title}`);
    for (const words of theirs.has(page) ? [] : new Set([title, meta.get('description') ?? ''])) {
      const other = used.get(`${meta.get('og:locale')} ${words}`);
      if (other) problems.push({ page, problem: `has the words of ${other}: ${words}` });
      else used.set(`${meta.get('og:locale')} ${words}`, page);
    }
  };
  for (let first = 0; first < addresses.length; first += BATCH_SIZE)
    await Promise.all(
      addresses.slice(first, first + BATCH_SIZE).map(async (page) => {
        const answer = await fetch(page, { redirect: 'manual' });
        if (answer.status !== 200) return problems.push({ page, problem: `answers ${answer.status}` });
        const told = readTold(await answer.text());
        note(page, told);
        return problems.push(...wrongWithTold(page, told).map((problem) => ({ page, problem })));
      }),
    );
  return { asked: addresses.length, problems, long, unsaid };
}
