/** Ashby Job Postings API, `GET /posting-api/job-board/{board}`: https://developers.ashbyhq.com/docs/public-job-posting-api */
import { mapRow, type FieldMapping } from './field-mapping.ts';
import { isObject, textAt, toList, toText, type JsonObject } from './json-value.ts';
import { joinPlaces } from './parse-place.ts';
import type { ParsedRow } from './raw-job.ts';

/** Whether a document is a response of this API. */
export const isAshby = (value: unknown): value is JsonObject =>
  isObject(value) &&
  Array.isArray(value['jobs']) &&
  value['jobs'].some((job) => isObject(job) && 'jobUrl' in job && ('descriptionHtml' in job || 'descriptionPlain' in job));

type Job = { job: JsonObject; board: string | undefined };

/** The interface names no company, so the board's name stands for it. */
export const ASHBY_FIELDS: FieldMapping<Job> = [
  { to: 'id', from: 'id', read: ({ job }) => ({ id: toText(job['id']) ?? pathOf(job)[1] }) },
  { to: 'title', from: 'title', read: ({ job }) => ({ title: toText(job['title']) }) },
  { to: 'company', from: 'jobUrl', read: ({ job, board }) => ({ company: toCompany(board ?? pathOf(job)[0]) }) },
  { to: 'places', from: 'location, secondaryLocations[]', read: ({ job }) => placesOf(job) },
  {
    to: 'description',
    from: 'descriptionHtml',
    read: ({ job }) => ({ description: toText(job['descriptionHtml']) ?? toText(job['descriptionPlain']) }),
  },
  {
    to: 'role_type',
    from: 'employmentType',
    // "FullTime" is one word.
    read: ({ job }) => ({ roleType: toText(job['employmentType'])?.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ') }),
  },
  {
    to: 'work_mode',
    from: 'workplaceType, isRemote',
    read: ({ job }) => ({ workMode: toText(job['workplaceType']) ?? (job['isRemote'] === true ? 'remote' : undefined) }),
  },
  { to: 'pay', from: 'compensation', read: ({ job }) => payOf(job['compensation']) },
  { to: 'apply', from: 'applyUrl, jobUrl', read: ({ job }) => ({ applyUrl: toText(job['applyUrl']) ?? toText(job['jobUrl']) }) },
  { to: 'posted', from: 'publishedAt', read: ({ job }) => ({ postedOn: toText(job['publishedAt']) }) },
  { to: 'family', from: 'team, department', read: ({ job }) => ({ family: toText(job['team']) ?? toText(job['department']) }) },
];

function pathOf(job: JsonObject): string[] {
  const url = toText(job['jobUrl']);
  return url && URL.canParse(url) ? new URL(url).pathname.split('/').filter(Boolean) : [];
}

/** Parses the listed jobs of a board. */
export function parseAshby(answer: unknown, board?: string): ParsedRow[] {
  const jobs = isObject(answer) ? toList(answer['jobs']) : [];
  return jobs.map((job, index) => {
    const at = `job ${index + 1}`;
    if (!isObject(job)) return { at, reason: { code: 'row-not-an-object' } };
    if (job['isListed'] === false) return { at, reason: { code: 'row-not-listed' } };
    return mapRow(ASHBY_FIELDS, { job, board }, at);
  });
}

function placesOf(job: JsonObject) {
  const stated = [job, ...toList(job['secondaryLocations'])].map((place) => ({
    text: textAt(place, 'location') ?? toText(place),
    country: textAt(place, 'address', 'postalAddress', 'addressCountry'),
  }));
  const places = stated.flatMap(({ text, country }) => (text === undefined ? [] : [{ text, country }]));
  return { places, location: joinPlaces(places) };
}

/** The first salary of the compensation; its interval is "1 YEAR", "1 MONTH" or "1 HOUR". */
function payOf(compensation: unknown) {
  if (!isObject(compensation)) return {};
  const components = [
    ...toList(compensation['summaryComponents']),
    ...toList(compensation['compensationTiers']).flatMap((tier) => (isObject(tier) ? toList(tier['components']) : [])),
  ];
  const salary = components.find((component) => textAt(component, 'compensationType') === 'Salary');
  return {
    salary: toText(compensation['scrapeableCompensationSalarySummary']),
    salaryMin: textAt(salary, 'minValue'),
    salaryMax: textAt(salary, 'maxValue'),
    currency: textAt(salary, 'currencyCode'),
    period: textAt(salary, 'interval'),
  };
}

function toCompany(board: string | undefined): string | undefined {
  if (!board) return undefined;
  const name = safeDecode(board).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
