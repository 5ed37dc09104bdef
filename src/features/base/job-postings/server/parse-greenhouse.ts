/** Greenhouse Job Board API, `GET /v1/boards/{board}/jobs?content=true`: https://developers.greenhouse.io/job-board.html */
import { mapRow, type FieldMapping } from './field-mapping.ts';
import { unescapeHtml } from './html-to-lines.ts';
import { isObject, toList, textAt, toText, type JsonObject } from './json-value.ts';
import { joinPlaces } from './parse-place.ts';
import type { ParsedRow } from './raw-job.ts';

/** Whether a document is a response of this API. */
export const isGreenhouse = (value: unknown): value is JsonObject =>
  isObject(value) &&
  Array.isArray(value['jobs']) &&
  value['jobs'].some((job) => isObject(job) && ('absolute_url' in job || ('content' in job && 'title' in job)));

type Job = { job: JsonObject; board: JsonObject };

/** `content` is HTML that was escaped as text. */
export const GREENHOUSE_FIELDS: FieldMapping<Job> = [
  { to: 'id', from: 'id', read: ({ job }) => ({ id: toText(job['id']) ?? urlOf(job) }) },
  { to: 'title', from: 'title', read: ({ job }) => ({ title: toText(job['title']) }) },
  {
    to: 'company',
    from: 'company_name',
    read: ({ job, board }) => ({
      company: toText(job['company_name']) ?? toText(board['name']) ?? boardName(urlOf(job)),
    }),
  },
  { to: 'places', from: 'location.name, offices[]', read: ({ job }) => placesOf(job) },
  { to: 'description', from: 'content', read: ({ job }) => ({ description: unescapeHtml(toText(job['content']) ?? '') }) },
  {
    to: 'role_type',
    from: 'metadata[Employment type]',
    read: ({ job }) => ({ roleType: metadata(job, /employment|commitment|job type|contract/i) }),
  },
  {
    to: 'work_mode',
    from: 'metadata[Workplace]',
    read: ({ job }) => ({ workMode: metadata(job, /workplace|work mode|remote|location type/i) }),
  },
  { to: 'pay', from: 'pay_input_ranges[]', read: ({ job }) => payRange(job) },
  { to: 'apply', from: 'absolute_url', read: ({ job }) => ({ applyUrl: urlOf(job) }) },
  {
    to: 'posted',
    from: 'first_published, updated_at',
    read: ({ job }) => ({ postedOn: toText(job['first_published']) ?? toText(job['updated_at']) }),
  },
  { to: 'closes', from: 'application_deadline', read: ({ job }) => ({ validUntil: toText(job['application_deadline']) }) },
  { to: 'family', from: 'departments[].name', read: ({ job }) => ({ family: textAt(job, 'departments', 'name') }) },
];

const urlOf = (job: JsonObject) => toText(job['absolute_url']);

export const parseGreenhouse = (board: JsonObject): ParsedRow[] =>
  toList(board['jobs']).map((job, index) => {
    const at = `job ${index + 1}`;
    return isObject(job) ? mapRow(GREENHOUSE_FIELDS, { job, board }, at) : { at, reason: { code: 'row-not-an-object' } };
  });

/** The stated location, which may name several ("Pune; Remote"), or else the offices. */
function placesOf(job: JsonObject) {
  const stated = textAt(job, 'location', 'name')?.split(/;|\s\|\s|•|\sor\s/u);
  const offices = toList(job['offices']).map((office) => textAt(office, 'location') ?? textAt(office, 'name'));
  const places = (stated ?? offices).flatMap((text) => (text?.trim() ? [{ text: text.trim() }] : []));
  return { places, location: joinPlaces(places) };
}

/** `https://boards.greenhouse.io/acme/jobs/1` belongs to Acme. */
function boardName(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const name = hostname.endsWith('greenhouse.io') ? pathname.split('/')[1] : hostname.split('.').at(-2);
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}

function metadata(job: JsonObject, name: RegExp): string | undefined {
  const field = toList(job['metadata']).find((entry) => name.test(textAt(entry, 'name') ?? ''));
  return isObject(field) ? toList(field['value']).map(toText).filter(Boolean).join(' ') : undefined;
}

/** Greenhouse states pay in hundredths of the currency. */
function payRange(job: JsonObject) {
  const [range] = toList(job['pay_input_ranges']);
  const toUnits = (name: string) => {
    const cents = Number(textAt(range, name));
    return cents > 0 ? String(cents / 100) : undefined;
  };
  return {
    salaryMin: toUnits('min_cents'),
    salaryMax: toUnits('max_cents'),
    currency: textAt(range, 'currency_type'),
    period: textAt(range, 'title'),
  };
}
