/**
 * Starts Pathlight as `src/app/boot/main.ts` does, with a fetcher that reaches the sites below, and no others. They are served
 * by this process.
 */
import { runServer } from '#app/boot/run-server.ts';
import { FEEDS } from '#features/operations/sources/server/testing.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from '#platform/fetch/testing.ts';

const POSTING = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Warehouse supervisor',
  hiringOrganization: { '@type': 'Organization', name: 'Kestrel Foods' },
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Nagpur', addressCountry: 'IN' } },
  validThrough: '2027-03-31',
  description:
    '<p>We run three warehouses.</p><h3>Requirements</h3><ul><li>3 years of experience in warehouse operations</li><li>Inventory management and SAP are required</li><li>Advanced Excel is a plus</li></ul>',
};
const PAGES: Readonly<Record<string, string>> = {
  'careers.kestrel.example': `<!doctype html><html lang="en"><head><title>Warehouse supervisor</title>
    <script type="application/ld+json">${JSON.stringify(POSTING)}</script></head><body><h1>Warehouse supervisor</h1></body></html>`,
  'portal.example': `<!doctype html><html lang="en"><head><title>Sign in</title></head><body><h1>Sign in to see this job</h1>
    <form action="/login" method="post"><label>E-mail <input name="email" type="email"></label>
    <label>Password <input name="password" type="password"></label><button>Sign in</button></form></body></html>`,
};

type Answer = { type: string; body: string };

const jobs = (company: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}`, title: `${company} miller ${index + 1}` }));
const withoutApplyAddress = {
  id: '4',
  title: 'Orchid packer',
  company: 'Orchid',
  description: 'You pack orchids of forty kinds for shops in eleven towns, six days a week.',
};
const lines = (company: string, count: number): Answer => ({
  type: 'application/x-ndjson',
  body: FEEDS['json-lines'](jobs(company, count)),
});

/** Feeds of jobs, by address without protocol. */
const FEEDS_BY_ADDRESS: Readonly<Record<string, Answer>> = {
  'kaveri.example/careers.xml': { type: 'application/xml', body: FEEDS.indeed(jobs('Kaveri', 3)) },
  'meridian.example/feed.rss': { type: 'application/rss+xml', body: FEEDS.feed(jobs('Meridian', 2)) },
  'orchid.example/jobs.jsonl': {
    type: 'application/x-ndjson',
    body: `${FEEDS['json-lines'](jobs('Orchid', 3))}\n${JSON.stringify(withoutApplyAddress)}`,
  },
  'orchid.example/many.jsonl': lines('Mountain', 1500),
};

const page = (body: string): Answer => ({ type: 'text/html; charset=utf-8', body });

function findAnswer(host: string, path: string): Answer | undefined {
  if (path === '/robots.txt') return undefined;
  return FEEDS_BY_ADDRESS[`${host}${path}`] ?? (PAGES[host] === undefined ? undefined : page(PAGES[host]));
}

const names = [...Object.keys(PAGES), ...Object.keys(FEEDS_BY_ADDRESS).map((address) => address.split('/')[0] ?? '')];
const { network } = await startFakeSite(
  (req, res) => {
    const answer = findAnswer((req.headers.host ?? '').split(':')[0] ?? '', req.url ?? '');
    res.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/html; charset=utf-8' });
    res.end(answer?.body ?? '');
  },
  Object.fromEntries(names.map((name) => [name, [[PUBLIC_ADDRESS]]])),
);
await runServer({ fetcher: testFetcher(network) });
