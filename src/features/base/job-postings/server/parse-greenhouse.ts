/** Greenhouse Job Board API, `GET /v1/boards/{board}/jobs?content=true`: https://developers.greenhouse.io/job-board.html */
import { unescapeHtml } from './html-to-lines.ts';
import { isObject, toList, textAt, toText, type JsonObject } from './json-value.ts';
import { joinPlaces } from './parse-place.ts';
import type { ParsedRow } from './raw-job.ts';

/** Whether a document is a response of this API. */
export const isGreenhouse = (value: unknown): value is JsonObject =>
  isObject(value) &&
  Array.isArray(value['jobs']) &&
  value['jobs'].some((job) => isObject(job) && ('absolute_url' in job || ('content' in job && 'title' in job)));

/** `content` is HTML that was escaped as text. */
export function parseGreenhouse(board: JsonObject): ParsedRow[] {
  return toList(board['jobs']).map((job, index) => {
    const at = `job ${index + 1}`;
    if (!isObject(job)) return { at, reason: 'is not an object' };
    const url = toText(job['absolute_url']);
    return {
      at,
      id: toText(job['id']) ?? url,
      title: toText(job['title']),
      company: toText(job['company_name']) ?? toText(board['name']) ?? boardName(url),
      ...placesOf(job),
      description: unescapeHtml(toText(job['content']) ?? ''),
      roleType: metadata(job, /employment|commitment|job type|contract/i),
      workMode: metadata(job, /workplace|work mode|remote|location type/i),
      ...payRange(job),
      applyUrl: url,
      postedOn: toText(job['first_published']) ?? toText(job['updated_at']),
      validUntil: toText(job['application_deadline']),
      family: textAt(job, 'departments', 'name'),
    };
  });
}

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
