/**
 * The open jobs for other programs: XML as job aggregators read it (https://docs.indeed.com/indeed-apply/xml-feed), RSS 2.0
 * (https://www.rssboard.org/rss-specification) and JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/).
 */
import type { Context } from '#platform/http/context.ts';
import { cdata, escapeXml } from '#platform/io/xml.ts';
import { streamOpenJobs, type FeedEntry } from './stream-jobs.ts';

type FeedInfo = { brand: string; origin: string; changedAt: Date };

const urlOf = (origin: string, { company_slug, slug }: FeedEntry): string =>
  `${origin}/jobs-apprenticeships/${company_slug}/${slug}`;

/** Noon in India, so that the day is the same in every time zone that readers here may be in. */
const momentOf = (day: string): Date => new Date(`${day}T12:00:00+05:30`);

export async function* writeAggregatorXml(ctx: Context, { brand, origin, changedAt }: FeedInfo): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="utf-8"?>\n<source>\n' +
      `<publisher>${escapeXml(brand)}</publisher>\n<publisherurl>${escapeXml(origin)}</publisherurl>\n<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>\n`
  );
  for await (const jobs of streamOpenJobs(ctx)) yield jobs.map((job) => aggregatorJob(origin, job)).join('');
  yield '</source>\n';
}

function aggregatorJob(origin: string, job: FeedEntry): string {
  const [place] = job.places;
  const fields: Record<string, string | null> = {
    title: job.title,
    date: momentOf(job.posted_on).toISOString(),
    referencenumber: job.id,
    url: urlOf(origin, job),
    company: job.company_name,
    city: place?.locality || job.location || null,
    state: place?.region || null,
    country: place?.country ?? null,
    description: descriptionHtml(job),
    salary: payText(job),
    jobtype: JOB_TYPES[job.role_type] ?? null,
    category: job.family || null,
    experience: experienceText(job),
    remotetype: REMOTE_TYPES[job.work_mode] ?? null,
    expirationdate: job.valid_until,
  };
  const elements = Object.entries(fields).map(([name, value]) => (value === null ? '' : `<${name}>${cdata(value)}</${name}>`));
  return `<job>${elements.join('')}</job>\n`;
}

const JOB_TYPES: Readonly<Record<string, string>> = {
  'Full-time': 'fulltime',
  'Part-time': 'parttime',
  Contract: 'contract',
  Internship: 'internship',
  Apprenticeship: 'apprenticeship',
};
const REMOTE_TYPES: Readonly<Record<string, string>> = { Remote: 'Fully remote', Hybrid: 'Hybrid remote' };

export async function* writeRss(ctx: Context, { brand, origin, changedAt }: FeedInfo): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n' +
      `<title>${escapeXml(`${brand}: jobs`)}</title><link>${escapeXml(`${origin}/jobs-apprenticeships`)}</link>` +
      `<description>${escapeXml(`Open jobs and apprenticeships at ${brand}`)}</description><language>en-in</language>` +
      `<lastBuildDate>${changedAt.toUTCString()}</lastBuildDate>` +
      `<atom:link href="${escapeXml(`${origin}/jobs/rss.xml`)}" rel="self" type="application/rss+xml"/>\n`
  );
  for await (const jobs of streamOpenJobs(ctx)) yield jobs.map((job) => rssItem(origin, job)).join('');
  yield '</channel></rss>\n';
}

function rssItem(origin: string, job: FeedEntry): string {
  const url = escapeXml(urlOf(origin, job));
  const category = job.family === '' ? '' : `<category>${escapeXml(job.family)}</category>`;
  return (
    `<item><title>${escapeXml(titleOf(job))}</title><link>${url}</link><guid isPermaLink="true">${url}</guid>` +
    `<pubDate>${momentOf(job.posted_on).toUTCString()}</pubDate>${category}<description>${escapeXml(descriptionHtml(job))}</description></item>\n`
  );
}

export async function* writeJsonFeed(ctx: Context, { brand, origin }: FeedInfo): AsyncGenerator<string> {
  const head = {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${brand}: jobs`,
    home_page_url: `${origin}/jobs-apprenticeships`,
    feed_url: `${origin}/jobs/feed.json`,
    language: 'en-IN',
  };
  yield `${JSON.stringify(head).slice(0, -1)},"items":[`;
  let isFirst = true;
  for await (const jobs of streamOpenJobs(ctx)) {
    yield `${isFirst ? '' : ','}${jobs.map((job) => JSON.stringify(jsonItem(origin, job))).join(',')}`;
    isFirst = false;
  }
  yield ']}\n';
}

const jsonItem = (origin: string, job: FeedEntry) => ({
  id: urlOf(origin, job),
  url: urlOf(origin, job),
  title: titleOf(job),
  content_html: descriptionHtml(job),
  ...(job.summary !== '' && { summary: job.summary }),
  date_published: momentOf(job.posted_on).toISOString(),
  date_modified: job.changed_at.toISOString(),
  authors: [{ name: job.company_name, url: `${origin}/company/${job.company_slug}` }],
  ...(job.family !== '' && { tags: [job.family] }),
});

const titleOf = ({ title, company_name, location }: FeedEntry): string =>
  [title, company_name, location].filter((part) => part !== '').join(', ');

/** The stored lines as HTML: paragraphs, headings and lists. */
function descriptionHtml({ description }: FeedEntry): string {
  const parts: string[] = [];
  let isInList = false;
  for (const line of description.split('\n')) {
    const isItem = line.startsWith('- ');
    if (isItem !== isInList) parts.push(isItem ? '<ul>' : '</ul>');
    isInList = isItem;
    if (isItem) parts.push(`<li>${escapeXml(line.slice(2))}</li>`);
    else if (line.startsWith('## ')) parts.push(`<h3>${escapeXml(line.slice(3))}</h3>`);
    else if (line.trim() !== '') parts.push(`<p>${escapeXml(line)}</p>`);
  }
  return parts.join('') + (isInList ? '</ul>' : '');
}

function payText({ salary_min, salary_max, salary_currency, salary_period }: FeedEntry): string | null {
  const amounts = [...new Set([salary_min, salary_max])].flatMap((amount) => (amount === null ? [] : String(Number(amount))));
  return amounts.length === 0 ? null : `${salary_currency} ${amounts.join('-')} per ${salary_period}`;
}

function experienceText({ experience_min: min, experience_max: max }: FeedEntry): string | null {
  if (min === null && max === null) return null;
  return `${[...new Set([min, max])].filter((years) => years !== null).join('-')} years`;
}
