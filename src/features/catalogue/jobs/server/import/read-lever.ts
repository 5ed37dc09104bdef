/** Lever Postings API, `GET /v0/postings/{site}?mode=json`: https://github.com/lever/postings-api */
import { isObject, listOf, textAt, textOf, type JsonObject } from './json-value.ts';
import type { ReadRow } from './raw-job.ts';

const isPosting = (value: unknown): value is JsonObject =>
  isObject(value) && 'text' in value && ['categories', 'hostedUrl', 'descriptionPlain', 'lists'].some((key) => key in value);

/** Whether a document is such an answer. */
export const isLever = (value: unknown): boolean => listOf(value).some(isPosting);

/** The description is the opening, then each list under its own heading, then the closing. */
export function readLever(postings: unknown): ReadRow[] {
  return listOf(postings).map((posting, index) => {
    const at = `posting ${index + 1}`;
    if (!isPosting(posting)) return { at, reason: 'is not a posting' };
    return {
      at,
      id: textOf(posting['id']) ?? textOf(posting['hostedUrl']),
      title: textOf(posting['text']),
      company: siteName(textOf(posting['hostedUrl'])),
      location: textAt(posting, 'categories', 'location') ?? textAt(posting, 'categories', 'allLocations'),
      description: descriptionOf(posting),
      roleType: textAt(posting, 'categories', 'commitment'),
      workMode: textOf(posting['workplaceType']),
      salaryMin: textAt(posting, 'salaryRange', 'min'),
      salaryMax: textAt(posting, 'salaryRange', 'max'),
      currency: textAt(posting, 'salaryRange', 'currency'),
      period: textAt(posting, 'salaryRange', 'interval'),
      postedOn: textOf(posting['createdAt']),
      family: textAt(posting, 'categories', 'team') ?? textAt(posting, 'categories', 'department'),
    };
  });
}

function descriptionOf(posting: JsonObject): string {
  const lists = listOf(posting['lists']).map(
    (one) => `<h3>${textAt(one, 'text') ?? ''}</h3><ul>${textAt(one, 'content') ?? ''}</ul>`,
  );
  const opening = textOf(posting['description']) ?? asParagraphs(textOf(posting['descriptionPlain']));
  const closing = textOf(posting['additional']) ?? asParagraphs(textOf(posting['additionalPlain']));
  return [opening, ...lists, closing].filter(Boolean).join('\n');
}

const asParagraphs = (text = '') =>
  text
    .split(/\n+/)
    .map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`)
    .join('');

/** `https://jobs.lever.co/acme/…` belongs to Acme. */
function siteName(url: string | undefined): string | undefined {
  const site = url && URL.canParse(url) ? new URL(url).pathname.split('/')[1] : undefined;
  return site ? site.charAt(0).toUpperCase() + site.slice(1) : undefined;
}
