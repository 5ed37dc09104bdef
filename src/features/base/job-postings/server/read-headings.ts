/** Finds the role and the company in the title and the main heading of a page. */
import { MAX_TITLE_LENGTH, POSSIBLE, SECTION, toTitleCase } from './find-title.ts';
import type { AdReader, Found } from './posting.ts';
import type { SimplePage } from './simplify-page.ts';

const MAX_HEADING_WORDS = 8;
const MAX_COMPANY_LENGTH = 80;
/** "Acme hiring Clerk in Pune | Board". */
const HIRING = /^(.{2,80}?) (?:is )?hiring (?:an? )?(.{2,120}?)(?: in [^|]+)?(?:\s[|–—-]\s.*)?$/i;
/** Headings of lists and forms of jobs. */
const NO_ROLE =
  /^(?:careers?|jobs?|job (?:details?|description|openings?|search)|apply(?: now)?|vacanc(?:y|ies)|opportunities|home|welcome|current openings?|open positions?|recruitment|join us)$/i;

/** The role that a page names: in its heading or title by a word for roles, or in both alike. */
export function findRoleOfPage(page: Pick<SimplePage, 'heading' | 'title'>, reader: AdReader): Found<string> | null {
  for (const quote of [page.heading, page.title]) {
    const value = quote === '' ? null : findRole(quote, reader);
    if (value) return { value, source: 'heading', quote };
  }
  const { heading, title } = page;
  const isRepeated = heading !== '' && title.toLowerCase().includes(heading.toLowerCase());
  const isRole = !NO_ROLE.test(heading) && !SECTION.test(heading) && heading.split(' ').length <= MAX_HEADING_WORDS;
  return isRepeated && isRole ? { value: toTitleCase(heading), source: 'heading', quote: title } : null;
}

/** The company that a page's title names: "Clerk at Acme in Pune | Board" or "Acme hiring Clerk". */
export function findCompanyOfPage(title: string, role: string | undefined): Found<string> | null {
  const at = role === undefined ? -1 : title.toLowerCase().indexOf(role.toLowerCase());
  const after = at < 0 ? '' : title.slice(at + (role?.length ?? 0));
  const named = /^(?:\s*\([^)]*\))?\s+at\s+(.+?)(?:\s+in\s|\s*[|,]|\s[-–—]\s|$)/i.exec(after)?.[1] ?? HIRING.exec(title)?.[1];
  const site = /(?:^|[|–—-]\s*)([^|–—]{2,80}?)[\s-]+(?:careers?|jobs|recruitment|hiring)\s*$/i.exec(title)?.[1];
  const value = named ?? site;
  return value && value.length <= MAX_COMPANY_LENGTH ? { value: value.trim(), source: 'heading', quote: title } : null;
}

function findRole(heading: string, { scoreName }: AdReader): string | null {
  const parts = [HIRING.exec(heading)?.[2] ?? '', ...heading.split(/\s+[|–—·•»:]\s+|\s+-\s+|\s+at\s+/)];
  const scored = parts.map((part) => {
    const { title, organisation } = scoreName(part);
    return { part: part.trim(), score: title - organisation / 2 };
  });
  const best = scored.reduce((top, next) => (next.score > top.score ? next : top));
  const role = best.part.replace(/^(?:job|career|vacancy|position|apply(?: now)?)\s*:\s*|\s+in [\p{L} ,]{2,40}$/giu, '');
  return best.score >= POSSIBLE && role.length <= MAX_TITLE_LENGTH ? toTitleCase(role) : null;
}
