/**
 * Jobs in RSS 2.0 (https://www.rssboard.org/rss-specification), RSS 1.0 and Atom (RFC 4287), with the elements that job plugins
 * of common site systems add (`job_listing:company`, `job_listing:location`).
 */
import { mapRow, type FieldMapping } from './field-mapping.ts';
import type { RawJob } from './raw-job.ts';
import type { XmlItem } from './xml-items.ts';

const first = (item: XmlItem, ...names: string[]): string | undefined => names.map((name) => item.get(name)).find(Boolean);
const linkOf = (item: XmlItem) => first(item, 'link@href', 'link');

export const FEED_FIELDS: FieldMapping<XmlItem> = [
  { to: 'id', from: 'guid, id, link', read: (item) => ({ id: first(item, 'guid', 'id') ?? linkOf(item) }) },
  { to: 'title', from: 'title', read: (item) => ({ title: item.get('title') }) },
  {
    to: 'company',
    from: 'job_listing:company, company',
    read: (item) => ({ company: first(item, 'job_listing:company', 'company', 'hiringorganization', 'source') }),
  },
  {
    to: 'places',
    from: 'job_listing:location, location',
    read: (item) => {
      const text = first(item, 'job_listing:location', 'location', 'city', 'georss:featurename');
      return text === undefined ? {} : { location: text, places: [{ text, country: item.get('country') }] };
    },
  },
  {
    to: 'description',
    from: 'content:encoded, content, description',
    read: (item) => ({ description: first(item, 'content:encoded', 'content', 'description', 'summary') }),
  },
  {
    to: 'role_type',
    from: 'job_listing:job_type, jobtype',
    read: (item) => ({ roleType: first(item, 'job_listing:job_type', 'jobtype', 'employmenttype') }),
  },
  { to: 'work_mode', from: 'workmode', read: (item) => ({ workMode: first(item, 'workmode', 'remote') }) },
  { to: 'pay', from: 'job_listing:salary, salary', read: (item) => ({ salary: first(item, 'job_listing:salary', 'salary') }) },
  { to: 'apply', from: 'link', read: (item) => ({ applyUrl: linkOf(item) }) },
  {
    to: 'posted',
    from: 'pubDate, published, updated',
    read: (item) => ({ postedOn: first(item, 'pubdate', 'published', 'dc:date', 'updated') }),
  },
  { to: 'closes', from: 'expires', read: (item) => ({ validUntil: first(item, 'expires', 'job_listing:expires') }) },
  { to: 'family', from: 'category', read: (item) => ({ family: first(item, 'category', 'category@term') }) },
];

export const parseFeedItem = (item: XmlItem, at: string): RawJob => mapRow(FEED_FIELDS, item, at);
