/** Greenhouse Job Board API, `GET /v1/boards/{board}/jobs?content=true`: https://developers.greenhouse.io/job-board.html */
import { unescapeHtml } from './html-to-lines.ts';
import { isObject, listOf, textAt, textOf, type JsonObject } from './json-value.ts';
import type { ReadRow } from './raw-job.ts';

/** Whether a document is such an answer. */
export const isGreenhouse = (value: unknown): value is JsonObject =>
  isObject(value) &&
  Array.isArray(value['jobs']) &&
  value['jobs'].some((job) => isObject(job) && ('absolute_url' in job || ('content' in job && 'title' in job)));

/** `content` is HTML that was escaped once more. */
export function readGreenhouse(board: JsonObject): ReadRow[] {
  return listOf(board['jobs']).map((job, index) => {
    const at = `job ${index + 1}`;
    if (!isObject(job)) return { at, reason: 'is not an object' };
    const url = textOf(job['absolute_url']);
    return {
      at,
      id: textOf(job['id']) ?? url,
      title: textOf(job['title']),
      company: textOf(job['company_name']) ?? textOf(board['name']) ?? boardName(url),
      location: textAt(job, 'location', 'name') ?? textAt(job, 'offices', 'location') ?? textAt(job, 'offices', 'name'),
      description: unescapeHtml(textOf(job['content']) ?? ''),
      roleType: metadata(job, /employment|commitment|job type|contract/i),
      workMode: metadata(job, /workplace|work mode|remote|location type/i),
      ...payRange(job),
      postedOn: textOf(job['first_published']) ?? textOf(job['updated_at']),
      validUntil: textOf(job['application_deadline']),
      family: textAt(job, 'departments', 'name'),
    };
  });
}

/** `https://boards.greenhouse.io/acme/jobs/1` belongs to Acme. */
function boardName(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  const name = hostname.endsWith('greenhouse.io') ? pathname.split('/')[1] : hostname.split('.').at(-2);
  return name ? name.charAt(0).toUpperCase() + name.slice(1) : undefined;
}

function metadata(job: JsonObject, name: RegExp): string | undefined {
  const field = listOf(job['metadata']).find((one) => name.test(textAt(one, 'name') ?? ''));
  return isObject(field) ? listOf(field['value']).map(textOf).filter(Boolean).join(' ') : undefined;
}

/** Pay transparency gives hundredths of the currency. */
function payRange(job: JsonObject) {
  const [range] = listOf(job['pay_input_ranges']);
  const whole = (name: string) => {
    const cents = Number(textAt(range, name));
    return cents > 0 ? String(cents / 100) : undefined;
  };
  return {
    salaryMin: whole('min_cents'),
    salaryMax: whole('max_cents'),
    currency: textAt(range, 'currency_type'),
    period: textAt(range, 'title'),
  };
}
