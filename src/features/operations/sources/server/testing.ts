/** Imports for tests: a text is imported, and a job found as a visitor reads it. */
import type { openTestApp } from '#app/boot/testing.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from '#platform/fetch/testing.ts';
import { importFile } from './import-file.ts';
import { bytesDocument } from './source-document.ts';

export const DESCRIPTION = 'You write SQL every day and you speak with the people who use the figures.';
export const APPLY_URL = 'https://careers.example/apply';

type Options = { source?: string; company?: string; applyUrl?: string | undefined };

export const documentOf = (text: string) => bytesDocument(new TextEncoder().encode(text));

export const createImport = (app: ReturnType<typeof openTestApp>) => ({
  importText: (text: string, { source = 'test', ...options }: Options = {}) =>
    importFile(app.context(), documentOf(text), { name: source, applyUrl: APPLY_URL, ...options }),
  findImported: async (query: string) => {
    await app.updateSearchIndex();
    const { data } = await app.call(null, 'GET /api/jobs', { query: { query } });
    const slug = data[0]?.attributes.slug ?? 'none';
    return (await app.call(null, 'GET /api/jobs/{slug}', { params: { slug } })).data.attributes;
  },
});

/** What a job of a test's feed says. */
export type FeedJob = { id: string; title: string; place?: string };

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The same jobs in formats as their documentation describes them. */
export const FEEDS = {
  greenhouse: (jobs: readonly FeedJob[]) =>
    JSON.stringify({
      jobs: jobs.map(({ id, title, place = 'Pune, India' }) => ({
        id: Number(id),
        internal_job_id: Number(id) + 1,
        title,
        updated_at: '2026-11-14T10:55:28-05:00',
        requisition_id: `R${id}`,
        location: { name: place },
        absolute_url: `https://boards.greenhouse.io/marigold/jobs/${id}`,
        content: escapeXml(`<p>${DESCRIPTION}</p>`),
        departments: [{ id: 13, name: 'Data' }],
        offices: [{ id: 8, name: 'Pune', location: 'Pune, India' }],
        metadata: null,
      })),
      meta: { total: jobs.length },
    }),
  lever: (jobs: readonly FeedJob[]) =>
    JSON.stringify(
      jobs.map(({ id, title, place = 'Pune' }) => ({
        id: `00000000-0000-4000-8000-${id.padStart(12, '0')}`,
        text: title,
        categories: { location: place, commitment: 'Full-time', team: 'Data', allLocations: [place] },
        country: 'IN',
        description: `<div>${DESCRIPTION}</div>`,
        lists: [],
        hostedUrl: `https://jobs.lever.co/nimbus/${id}`,
        applyUrl: `https://jobs.lever.co/nimbus/${id}/apply`,
        workplaceType: 'hybrid',
        createdAt: 1_794_000_000_000,
      })),
    ),
  ashby: (jobs: readonly FeedJob[]) =>
    JSON.stringify({
      apiVersion: '1',
      jobs: jobs.map(({ id, title, place = 'Pune' }) => ({
        id,
        title,
        location: place,
        employmentType: 'FullTime',
        isListed: true,
        publishedAt: '2026-11-02T05:00:00.000+00:00',
        descriptionHtml: `<p>${DESCRIPTION}</p>`,
        jobUrl: `https://jobs.ashbyhq.com/tidewater/${id}`,
        applyUrl: `https://jobs.ashbyhq.com/tidewater/${id}/application`,
      })),
    }),
  indeed: (jobs: readonly FeedJob[]) =>
    `<?xml version="1.0" encoding="utf-8"?><source><publisher>Kaveri</publisher><publisherurl>https://kaveri.example</publisherurl>${jobs
      .map(
        ({ id, title, place = 'Pune' }) =>
          `<job><title><![CDATA[${title}]]></title><date><![CDATA[Fri, 13 Nov 2026 22:49:39 GMT]]></date><referencenumber><![CDATA[${id}]]></referencenumber>` +
          `<url><![CDATA[https://kaveri.example/jobs/${id}?a=1&b=2]]></url><company><![CDATA[Kaveri & Sons]]></company><city><![CDATA[${place}]]></city>` +
          `<state><![CDATA[Maharashtra]]></state><country><![CDATA[IN]]></country><description><![CDATA[<p>${DESCRIPTION}</p>]]></description>` +
          `<salary><![CDATA[₹6-8 lakh a year]]></salary><jobtype><![CDATA[fulltime]]></jobtype><category><![CDATA[Data]]></category></job>`,
      )
      .join('\n')}</source>`,
  feed: (jobs: readonly FeedJob[]) =>
    `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Jobs</title><link>https://meridian.example</link><description>All jobs</description>${jobs
      .map(
        ({ id, title }) =>
          `<item><title>${escapeXml(title)}</title><link>https://meridian.example/jobs/${id}</link><guid isPermaLink="false">${id}</guid>` +
          `<pubDate>Fri, 13 Nov 2026 10:00:00 +0530</pubDate><description>Short.</description><content:encoded><![CDATA[<p>${DESCRIPTION}</p>]]></content:encoded></item>`,
      )
      .join('')}</channel></rss>`,
  'json-lines': (jobs: readonly FeedJob[]) =>
    jobs
      .map(({ id, title, place = 'Pune, India' }) =>
        JSON.stringify({
          id,
          title,
          company: 'Orchid',
          location: place,
          description: DESCRIPTION,
          apply_url: `https://orchid.example/${id}`,
        }),
      )
      .join('\n'),
};

const TYPES: Record<keyof typeof FEEDS, string> = {
  greenhouse: 'application/json',
  lever: 'application/json',
  ashby: 'application/json',
  indeed: 'application/xml',
  feed: 'application/rss+xml',
  'json-lines': 'application/x-ndjson',
};

export type Answer = { status?: number; type?: string; body: string; etag?: string };

/** A server that answers for every name with what its test puts under an address without its protocol. */
export async function startFeedServer() {
  const answers = new Map<string, Answer>();
  const site = await startFakeSite(
    (req, res) => {
      const answer = answers.get(`${req.headers.host ?? ''}${req.url ?? ''}`);
      if (answer?.etag !== undefined && req.headers['if-none-match'] === answer.etag) return void res.writeHead(304).end();
      const etag = answer?.etag === undefined ? {} : { etag: answer.etag };
      res.writeHead(answer ? (answer.status ?? 200) : 404, { 'content-type': answer?.type ?? 'text/html', ...etag });
      return void res.end(answer?.body ?? '');
    },
    Object.fromEntries(HOSTS.map((host) => [host, [[PUBLIC_ADDRESS]]])),
  );
  return {
    ...site,
    fetcher: testFetcher(site.network),
    answer: (address: string, answer: Answer) => void answers.set(address, answer),
    /** Answers in a format. */
    publish: (kind: keyof typeof FEEDS, address: string, jobs: readonly FeedJob[], more: Partial<Answer> = {}) =>
      void answers.set(address, { type: TYPES[kind], body: FEEDS[kind](jobs), ...more }),
  };
}

const HOSTS = [
  'boards-api.greenhouse.io',
  'api.lever.co',
  'api.ashbyhq.com',
  'kaveri.example',
  'meridian.example',
  'orchid.example',
];

/** Where the boards of the tests answer. */
export const ADDRESSES = {
  greenhouse: 'boards-api.greenhouse.io/v1/boards/marigold/jobs?content=true',
  lever: 'api.lever.co/v0/postings/nimbus?mode=json',
  ashby: 'api.ashbyhq.com/posting-api/job-board/tidewater?includeCompensation=true',
  indeed: 'kaveri.example/careers.xml',
  feed: 'meridian.example/feed.rss',
  'json-lines': 'orchid.example/jobs.jsonl',
};
