/** Lever Postings API, `GET /v0/postings/{site}?mode=json`: https://github.com/lever/postings-api */
import { mapRow, type FieldMapping } from './field-mapping.ts';
import { isObject, toList, textAt, toText, type JsonObject } from './json-value.ts';
import { joinPlaces } from './parse-place.ts';
import type { ParsedRow } from './raw-job.ts';

const isPosting = (value: unknown): value is JsonObject =>
  isObject(value) && 'text' in value && ['categories', 'hostedUrl', 'descriptionPlain', 'lists'].some((key) => key in value);

/** Whether a document is a response of this API. */
export const isLever = (value: unknown): boolean => toList(value).some(isPosting);

/** The description is the opening, then each list under its own heading, then the closing. */
export const LEVER_FIELDS: FieldMapping<JsonObject> = [
  { to: 'id', from: 'id', read: (posting) => ({ id: toText(posting['id']) ?? toText(posting['hostedUrl']) }) },
  { to: 'title', from: 'text', read: (posting) => ({ title: toText(posting['text']) }) },
  { to: 'company', from: 'hostedUrl', read: (posting) => ({ company: siteName(toText(posting['hostedUrl'])) }) },
  { to: 'places', from: 'categories.allLocations[], country', read: placesOf },
  {
    to: 'description',
    from: 'description, lists[], additional',
    read: (posting) => ({ description: buildDescription(posting) }),
  },
  {
    to: 'role_type',
    from: 'categories.commitment',
    read: (posting) => ({ roleType: textAt(posting, 'categories', 'commitment') }),
  },
  { to: 'work_mode', from: 'workplaceType', read: (posting) => ({ workMode: toText(posting['workplaceType']) }) },
  {
    to: 'pay',
    from: 'salaryRange',
    read: (posting) => ({
      salaryMin: textAt(posting, 'salaryRange', 'min'),
      salaryMax: textAt(posting, 'salaryRange', 'max'),
      currency: textAt(posting, 'salaryRange', 'currency'),
      period: textAt(posting, 'salaryRange', 'interval'),
    }),
  },
  {
    to: 'apply',
    from: 'applyUrl, hostedUrl',
    read: (posting) => ({ applyUrl: toText(posting['applyUrl']) ?? toText(posting['hostedUrl']) }),
  },
  { to: 'posted', from: 'createdAt', read: (posting) => ({ postedOn: toText(posting['createdAt']) }) },
  {
    to: 'family',
    from: 'categories.team, categories.department',
    read: (posting) => ({ family: textAt(posting, 'categories', 'team') ?? textAt(posting, 'categories', 'department') }),
  },
];

export const parseLever = (postings: unknown): ParsedRow[] =>
  toList(postings).map((posting, index) => {
    const at = `posting ${index + 1}`;
    return isPosting(posting) ? mapRow(LEVER_FIELDS, posting, at) : { at, reason: { code: 'row-not-a-posting' } };
  });

/** `country` is that of the first place. */
function placesOf({ categories, country }: JsonObject) {
  const stated = isObject(categories) ? [categories['location'], ...toList(categories['allLocations'])].map(toText) : [];
  const names = [...new Set(stated.filter((place) => place !== undefined))];
  const places = names.map((text, index) => ({ text, country: index === 0 ? toText(country) : undefined }));
  return { places, location: joinPlaces(places) };
}

function buildDescription(posting: JsonObject): string {
  const lists = toList(posting['lists']).map(
    (list) => `<h3>${textAt(list, 'text') ?? ''}</h3><ul>${textAt(list, 'content') ?? ''}</ul>`,
  );
  const opening = toText(posting['description']) ?? asParagraphs(toText(posting['descriptionPlain']));
  const closing = toText(posting['additional']) ?? asParagraphs(toText(posting['additionalPlain']));
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
