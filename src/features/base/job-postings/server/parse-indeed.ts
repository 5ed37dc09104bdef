/**
 * The XML of job aggregators, after Indeed's description of it: a `source` with a `job` each, whose texts are often in CDATA
 * sections: https://docs.indeed.com/indeed-apply/xml-feed
 */
import { mapRow, type FieldMapping } from './field-mapping.ts';
import type { RawJob } from './raw-job.ts';
import type { XmlItem } from './xml-items.ts';

const first = (item: XmlItem, ...names: string[]): string | undefined => names.map((name) => item.get(name)).find(Boolean);

export const INDEED_FIELDS: FieldMapping<XmlItem> = [
  {
    to: 'id',
    from: 'referencenumber, url',
    read: (job) => ({ id: first(job, 'referencenumber', 'requisitionid', 'id', 'url') }),
  },
  { to: 'title', from: 'title', read: (job) => ({ title: job.get('title') }) },
  { to: 'company', from: 'company', read: (job) => ({ company: first(job, 'company', 'sourcename') }) },
  { to: 'places', from: 'city, state, country', read: placesOf },
  { to: 'description', from: 'description', read: (job) => ({ description: job.get('description') }) },
  { to: 'role_type', from: 'jobtype', read: (job) => ({ roleType: job.get('jobtype')?.replace(/^fulltime$/i, 'full time') }) },
  { to: 'work_mode', from: 'remotetype', read: (job) => ({ workMode: first(job, 'remotetype', 'remote') }) },
  { to: 'experience', from: 'experience', read: (job) => ({ experience: job.get('experience') }) },
  { to: 'pay', from: 'salary', read: (job) => ({ salary: job.get('salary') }) },
  {
    to: 'apply',
    from: 'url, email',
    read: (job) => ({ applyUrl: first(job, 'url', 'apply_url'), applyEmail: job.get('email') }),
  },
  { to: 'posted', from: 'date', read: (job) => ({ postedOn: job.get('date') }) },
  { to: 'closes', from: 'expirationdate', read: (job) => ({ validUntil: first(job, 'expirationdate', 'expiration_date') }) },
  { to: 'family', from: 'category', read: (job) => ({ family: job.get('category') }) },
];

export const parseIndeedJob = (job: XmlItem, at: string): RawJob => mapRow(INDEED_FIELDS, job, at);

function placesOf(job: XmlItem): Pick<RawJob, 'location' | 'places'> {
  const country = job.get('country');
  const parts = [job.get('city'), job.get('state'), country].filter((part) => part !== undefined && part !== '');
  const text = parts.join(', ') || job.get('location');
  return text === undefined ? {} : { location: text, places: [{ text, country }] };
}
