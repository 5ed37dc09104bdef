/** Ads by address, with a server of the test in place of the internet. No real job board is called. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fetched, FetchFailure, Fetcher } from '#platform/fetch/fetcher.ts';
import { PUBLIC_ADDRESS, startFakeSite, testFetcher } from '#platform/fetch/testing.ts';
import { findJobBoard } from './board-address.ts';
import { readAdAddress } from './index.ts';
import type { ReadOptions } from './posting.ts';
import { readOptions } from './testing.ts';

const HTML = `<html><head><title>Store manager | Kestrel Foods Careers</title></head><body><main><h1>Store manager</h1>
  <p>You run our shop in Surat, with nine colleagues, and open every day of the week.</p><h2>Requirements</h2><ul><li>3 years in retail</li><li>Gujarati and Hindi</li></ul></main></body></html>`;

const site = await startFakeSite(
  (req, res) => {
    const send = (type: string, body: string | Buffer, status = 200) =>
      void res.writeHead(status, { 'content-type': type }).end(body);
    if (req.url === '/job') return send('text/html', HTML);
    if (req.url === '/windows-1252')
      return send('text/html; charset=windows-1252', Buffer.from(HTML.replace('Surat', 'Surat – Café'), 'latin1'));
    if (req.url === '/notice.txt')
      return send('text/plain', 'Accountant required in Surat. Tally and GST, 2 years experience must.');
    if (req.url === '/notice.pdf') return send('application/pdf', '%PDF-1.4 broken');
    if (req.url === '/photo.jpg') return send('image/jpeg', 'x');
    if (req.url === '/archive') return send('application/zip', 'x');
    if (req.url === '/wall') return void res.writeHead(302, { location: '/authwall?to=job' }).end();
    if (req.url === '/no-bots') return send('text/html', '', 403);
    return send('text/html', 'not here', 404);
  },
  { 'kestrel.example': [[PUBLIC_ADDRESS]] },
);
afterAll(() => site.stop());

let options: ReadOptions;
beforeAll(async () => {
  options = await readOptions();
});
const read = (address: string, fetcher: Fetcher = testFetcher(site.network)) => readAdAddress(address, { ...options, fetcher });

describe('an address', () => {
  test('of a page is read', async () => {
    expect(await read('  http://kestrel.example/job ')).toMatchObject({
      ok: true,
      posting: {
        origin: 'page',
        title: { value: 'Store manager' },
        company: { value: 'Kestrel Foods' },
        places: [{ value: 'Surat' }],
      },
    });
  });
  test('of a text is read', async () => {
    expect(await read('http://kestrel.example/notice.txt')).toMatchObject({
      posting: { origin: 'text', title: { value: 'Accountant' } },
    });
  });
  test.each([
    ['/notice.pdf', { kind: 'unreadable_file', reason: 'broken' }],
    ['/photo.jpg', { kind: 'picture' }],
    ['/archive', { kind: 'wrong_type', type: 'application/zip' }],
    ['/wall', { kind: 'sign_in' }],
    ['/no-bots', { kind: 'refused', status: 403 }],
    ['/nothing', { kind: 'not_found', status: 404 }],
  ])('%s says why it cannot be read', async (path, problem) => {
    expect(await read(`http://kestrel.example${path}`)).toEqual({ ok: false, problem });
  });
  test('of an internal server is not called', async () => {
    expect(await read('http://169.254.169.254/latest/meta-data')).toEqual({ ok: false, problem: { kind: 'not_public' } });
  });
});

const ID = '0f3f5d5e-1d2c-4b6a-9f7e-2c1d3e4f5a6b';
describe('the address of a job board', () => {
  test.each([
    [
      'https://boards.greenhouse.io/acme/jobs/127817',
      'https://boards-api.greenhouse.io/v1/boards/acme/jobs/127817?pay_transparency=true',
    ],
    [
      'https://job-boards.greenhouse.io/acme/jobs/127817?gh_src=a',
      'https://boards-api.greenhouse.io/v1/boards/acme/jobs/127817?pay_transparency=true',
    ],
    [
      'https://job-boards.eu.greenhouse.io/acme/jobs/127817',
      'https://boards-api.greenhouse.io/v1/boards/acme/jobs/127817?pay_transparency=true',
    ],
    [
      'https://boards.greenhouse.io/embed/job_app?for=acme&token=127817',
      'https://boards-api.greenhouse.io/v1/boards/acme/jobs/127817?pay_transparency=true',
    ],
    [`https://jobs.lever.co/acme/${ID}/apply`, `https://api.lever.co/v0/postings/acme/${ID}?mode=json`],
    [`https://jobs.eu.lever.co/acme/${ID}`, `https://api.eu.lever.co/v0/postings/acme/${ID}?mode=json`],
    [
      `https://jobs.ashbyhq.com/acme/${ID}/application`,
      'https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true',
    ],
  ])('%s leads to its interface', (address, expected) => expect(findJobBoard(address)?.address).toBe(expected));
  test.each([
    'https://boards.greenhouse.io/acme',
    'https://jobs.lever.co/acme',
    'https://jobs.ashbyhq.com/acme',
    'https://boards.greenhouse.io.evil.example/acme/jobs/1',
    'https://boards.greenhouse.io/..%2f..%2fx/jobs/1?a',
    'no address',
  ])('%s leads to none that names a job', (address) => {
    const found = findJobBoard(address);
    expect(found === null || new URL(found.address).hostname === 'boards-api.greenhouse.io').toBe(true);
    if (!address.includes('%2f')) expect(found).toBeNull();
  });
});

/** Answers as the interfaces are documented, and counts what was asked for. */
function fakeBoards(answers: Record<string, unknown>) {
  const asked: string[] = [];
  const fetch = async (address: string): Promise<Fetched | FetchFailure> => {
    asked.push(address);
    const answer = answers[new URL(address).hostname];
    if (answer === undefined) return { kind: 'not_found', status: 404 };
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const type = typeof answer === 'string' ? 'text/html' : 'application/json';
    return { kind: 'ok', url: address, type, charset: 'utf-8', body: new TextEncoder().encode(body) };
  };
  return { asked, fetcher: { ...testFetcher(site.network), fetch } };
}
const CONTENT =
  '<p>Run the shop with nine colleagues.</p><h3>Requirements</h3><ul><li>3 years in retail</li><li>Gujarati</li></ul>';

describe('a job board', () => {
  test('Greenhouse answers with one job, its HTML escaped and its pay in hundredths', async () => {
    const { fetcher } = fakeBoards({
      'boards-api.greenhouse.io': {
        id: 127_817,
        title: 'Store manager',
        company_name: 'Kestrel Foods',
        absolute_url: 'https://boards.greenhouse.io/kestrel/jobs/127817',
        location: { name: 'Surat' },
        content: CONTENT.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
        application_deadline: '2026-12-20',
        pay_input_ranges: [{ min_cents: 30_000_000, max_cents: 42_000_000, currency_type: 'INR', title: 'Annual' }],
      },
    });
    expect(await read('https://boards.greenhouse.io/kestrel/jobs/127817', fetcher)).toMatchObject({
      posting: {
        origin: 'greenhouse',
        title: { value: 'Store manager', source: 'board' },
        company: { value: 'Kestrel Foods' },
        places: [{ value: 'Surat' }],
        pay: { value: { range: { min: 300_000, max: 420_000, currency: 'INR', period: 'year' } } },
        closesOn: { value: '2026-12-20' },
        description: 'Run the shop with nine colleagues.\n## Requirements\n- 3 years in retail\n- Gujarati',
      },
    });
  });
  test('Lever answers with lists and several places', async () => {
    const { fetcher } = fakeBoards({
      'api.lever.co': {
        id: ID,
        text: 'Store manager',
        hostedUrl: `https://jobs.lever.co/kestrel/${ID}`,
        applyUrl: `https://jobs.lever.co/kestrel/${ID}/apply`,
        categories: { location: 'Surat', commitment: 'Full-time', allLocations: ['Surat', 'Rajkot'] },
        workplaceType: 'hybrid',
        description: '<p>Run the shop with nine colleagues every day.</p>',
        lists: [{ text: 'Requirements', content: '<li>3 years in retail</li>' }],
        salaryRange: { min: 300_000, max: 420_000, currency: 'INR', interval: 'per-year-salary' },
      },
    });
    expect(await read(`https://jobs.lever.co/kestrel/${ID}`, fetcher)).toMatchObject({
      posting: {
        origin: 'lever',
        company: { value: 'Kestrel' },
        places: [{ value: 'Surat' }, { value: 'Rajkot' }],
        workMode: { value: 'Hybrid', source: 'board' },
        pay: { value: { range: { min: 300_000, max: 420_000, period: 'year' } } },
        apply: { value: { value: `https://jobs.lever.co/kestrel/${ID}/apply` } },
        description: 'Run the shop with nine colleagues every day.\n## Requirements\n- 3 years in retail',
      },
    });
  });
  test('Ashby answers with all jobs, of which the one of the address is read', async () => {
    const job = (id: string, title: string) => ({
      id,
      title,
      location: 'Surat',
      secondaryLocations: [{ location: 'Rajkot' }],
      employmentType: 'PartTime',
      isRemote: false,
      isListed: true,
      workplaceType: 'Hybrid',
      descriptionHtml: CONTENT,
      jobUrl: `https://jobs.ashbyhq.com/kestrel-foods/${id}`,
      applyUrl: `https://jobs.ashbyhq.com/kestrel-foods/${id}/application`,
      compensation: {
        scrapeableCompensationSalarySummary: '₹300K - ₹420K',
        summaryComponents: [
          { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'INR', minValue: 300_000, maxValue: 420_000 },
        ],
      },
    });
    const jobs = [job('11111111-1111-4111-8111-111111111111', 'Cook'), job(ID, 'Store manager')];
    const { fetcher } = fakeBoards({ 'api.ashbyhq.com': { apiVersion: '1', jobs } });
    expect(await read(`https://jobs.ashbyhq.com/kestrel-foods/${ID}`, fetcher)).toMatchObject({
      posting: {
        origin: 'ashby',
        title: { value: 'Store manager' },
        company: { value: 'Kestrel foods' },
        places: [{ value: 'Surat' }, { value: 'Rajkot' }],
        roleType: { value: 'Part-time' },
        workMode: { value: 'Hybrid' },
        pay: { value: { text: '₹300K - ₹420K', range: { min: 300_000, max: 420_000, currency: 'INR', period: 'year' } } },
      },
    });
  });
  test('that does not know the job leaves it to the page', async () => {
    const { asked, fetcher } = fakeBoards({ 'jobs.lever.co': HTML });
    expect(await read(`https://jobs.lever.co/kestrel/${ID}`, fetcher)).toMatchObject({ posting: { origin: 'page' } });
    expect(asked.map((address) => new URL(address).hostname)).toEqual(['api.lever.co', 'jobs.lever.co']);
  });
  test.each([[[]], [{}], ['nonsense'], [{ jobs: 7 }], [{ text: { a: 1 }, lists: 'x' }], [null]])(
    'that answers %j does not break the reader',
    async (answer) => {
      const { fetcher } = fakeBoards({ 'api.lever.co': answer, 'api.ashbyhq.com': answer, 'boards-api.greenhouse.io': answer });
      for (const address of [
        `https://jobs.lever.co/a/${ID}`,
        `https://jobs.ashbyhq.com/a/${ID}`,
        'https://boards.greenhouse.io/a/jobs/1',
      ])
        expect(await read(address, fetcher)).toEqual({ ok: false, problem: { kind: 'not_found', status: 404 } });
    },
  );
});
