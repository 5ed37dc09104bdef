/**
 * Starts Pathlight as `src/app/boot/main.ts` does, with a fetcher that reaches the sites below, and no others. They are served
 * by this process.
 */
import { runServer } from '#app/boot/run-server.ts';
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

const { network } = await startFakeSite(
  (req, res) => {
    const page = PAGES[(req.headers.host ?? '').split(':')[0] ?? ''];
    const isRobots = req.url === '/robots.txt';
    res.writeHead(page !== undefined && !isRobots ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    res.end(isRobots ? '' : page);
  },
  Object.fromEntries(Object.keys(PAGES).map((name) => [name, [[PUBLIC_ADDRESS]]])),
);
await runServer({ fetcher: testFetcher(network) });
