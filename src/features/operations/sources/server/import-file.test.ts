import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { confirmAddress } from '#features/member/deliveries/server/index.ts';
import { detectFormat } from './formats/detect-format.ts';
import { openRows } from './open-rows.ts';
import { SourceError } from './source-error.ts';
import { APPLY_URL, createImport, DESCRIPTION, documentOf } from './testing.ts';

const app = openTestApp();
const { importText, findImported } = createImport(app);

const CSV = `,id,publishedAt,title,companyName,description,contractType,experienceLevel,city,state,salary
0,11,2026-11-09,Kestrel engineer (SDE 1 &amp; 2),BOX8,"Exp: 4-7 years; ${DESCRIPTION}
Second line, with a comma",Full-time,Entry level,Bengaluru,Karnataka,7-9 LPA
1,12,2026-11-09,,BOX8,${DESCRIPTION},Full-time,,Pune,,
2,13,2026-11-09,Too few columns,BOX8
3,14,2026-11-09,Short one,BOX8,Too short,Full-time,,Pune,,
4,11,2026-11-09,Kestrel engineer,BOX8,${DESCRIPTION},Full-time,,Pune,,
`;

describe('a table', () => {
  test('is imported row by row, and each skipped row is reported with its line and reason', async () => {
    const report = await importText(CSV, { source: 'India 2024.csv' });
    expect(report).toEqual({
      format: 'csv',
      source: 'csv:india-2024-csv',
      added: 1,
      updated: 0,
      unchanged: 0,
      closed: 0,
      errors: 4,
      skipped: [
        { at: 'line 4', title: '', reason: 'It has no title.' },
        { at: 'line 5', title: '', reason: 'It has 5 columns where the header has 11.' },
        { at: 'line 6', title: 'Short one', reason: 'The description has fewer than 10 words.' },
        { at: 'line 7', title: 'Kestrel engineer', reason: 'It repeats line 2.' },
      ],
    });
    expect(await findImported('Kestrel engineer')).toMatchObject({
      title: 'Kestrel engineer (SDE 1 & 2)',
      company_name: 'BOX8',
      location: 'Bengaluru, Karnataka',
      posted_on: '2026-11-09',
      experience_min: 4,
      experience_max: 7,
      salary: { min: 700_000, max: 900_000, currency: 'INR', period: 'year' },
    });
  });

  test('imported again changes nothing, and a changed one updates its jobs under the same URL', async () => {
    const table = (title: string) =>
      `Job Title;Company;Job Description\n${title};Heron Works;"${DESCRIPTION}"\n`
        .replace('Job Title', 'id;Job Title')
        .replace(title, `7;${title}`);
    expect(await importText(table('Heron keeper'))).toMatchObject({ added: 1, updated: 0, unchanged: 0 });
    const before = await findImported('Heron keeper');
    app.clock.advance(2 * 86_400_000);
    expect(await importText(table('Heron keeper'))).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    expect(await importText(table('Heron warden'))).toMatchObject({ added: 0, updated: 1, unchanged: 0 });
    expect(await findImported('Heron warden')).toMatchObject({ slug: before.slug, posted_on: before.posted_on });
  });

  test('without the required columns is refused, with a list of its columns', async () => {
    await expect(importText('title,salary\nAnalyst,5\n')).rejects.toThrow(
      'names no column for: company, description. It names: title, salary.',
    );
  });

  test('with an unclosed quote is refused', async () => {
    await expect(importText(`title,company,description\n"Analyst,Acme,${DESCRIPTION}\n`)).rejects.toThrow(/table cannot be read/);
  });
});

test('JSON Lines are parsed line by line, and an invalid line does not affect the others', async () => {
  const line = (title: string) =>
    JSON.stringify({ title, company: { name: 'Ibis Labs' }, description: DESCRIPTION, remote: true });
  const report = await importText(`${line('Ibis watcher')}\n{"title": \n${line('Ibis painter')}\n[]\n`);
  expect(report).toMatchObject({ format: 'json-lines', added: 2 });
  expect(report.skipped).toEqual([
    { at: 'line 2', title: '', reason: 'It is not valid JSON.' },
    { at: 'line 4', title: '', reason: 'It is not an object.' },
  ]);
  expect(await findImported('Ibis painter')).toMatchObject({ work_mode: 'Remote', company_name: 'Ibis Labs' });
});

const POSTING = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Plover analyst',
  description: `<p>${DESCRIPTION}</p><ul><li>Own dashboards</li></ul>`,
  identifier: { '@type': 'PropertyValue', name: 'Plover', value: '77' },
  datePosted: '2026-11-18',
  validThrough: '2026-12-31T00:00',
  employmentType: ['PART_TIME'],
  hiringOrganization: { '@type': 'Organization', name: 'Plover GmbH', sameAs: 'https://plover.example' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Berlin', addressCountry: { name: 'Germany' } } },
  jobLocationType: 'TELECOMMUTE',
  baseSalary: { '@type': 'MonetaryAmount', currency: 'EUR', value: { minValue: 15.5, maxValue: 18, unitText: 'HOUR' } },
  experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 24 },
};
const PLOVER = {
  title: 'Plover analyst',
  company_name: 'Plover GmbH',
  role_type: 'Part-time',
  work_mode: 'Remote',
  location: 'Berlin, Germany',
  experience_min: 2,
  salary: { min: 15.5, max: 18, currency: 'EUR', period: 'hour' },
  posted_on: '2026-11-18',
  valid_until: '2026-12-31',
  description: `${DESCRIPTION}\n- Own dashboards`,
  company: { website: 'https://plover.example/' },
  places: [{ locality: 'Berlin', region: '', country: 'DE' }],
  apply_url: APPLY_URL,
};

describe('JobPosting markup', () => {
  test('is parsed from a document, a graph and a page as the same job', async () => {
    expect(await importText(JSON.stringify(POSTING))).toMatchObject({ format: 'job-posting', added: 1, skipped: [] });
    expect(await findImported('Plover analyst')).toMatchObject(PLOVER);
    const graph = JSON.stringify({
      '@graph': [{ '@type': 'WebPage' }, { '@type': 'ItemList', itemListElement: [{ item: POSTING }] }],
    });
    expect(await importText(graph)).toMatchObject({ added: 0, unchanged: 1 });
    const page = `<!doctype html><title>Jobs</title><script type="application/ld+json">${JSON.stringify(POSTING)}</script>
      <script type="application/ld+json">{broken</script>`;
    expect(await importText(page)).toMatchObject({
      unchanged: 1,
      skipped: [{ at: 'script 2', reason: 'Its JSON-LD is not valid JSON.' }],
    });
  });

  test('is imported with only the fields that Google requires, and a page without markup is refused', async () => {
    const minimal = { '@type': 'JobPosting', title: 'Siskin clerk', description: DESCRIPTION, hiringOrganization: 'Siskin' };
    expect(await importText(JSON.stringify(minimal))).toMatchObject({ added: 1 });
    await expect(importText('<html><body>No jobs here</body></html>')).rejects.toThrow('no JobPosting');
  });
});

test('a row without an address to apply at is skipped, and one that states it keeps it', async () => {
  const rows = [
    { title: 'Stilt tailor', company: 'Stilt', description: DESCRIPTION, applyUrl: 'https://stilt.example/jobs/1' },
    { title: 'Stilt runner', company: 'Stilt', description: DESCRIPTION },
    { title: 'Stilt fixer', company: 'Stilt', description: DESCRIPTION, applyUrl: 'javascript:alert(1)' },
  ];
  const report = await importText(JSON.stringify(rows), { applyUrl: undefined });
  expect(report).toMatchObject({ added: 1 });
  const reason = 'It names no address to apply at.';
  expect(report.skipped).toEqual([
    { at: 'entry 2', title: 'Stilt runner', reason },
    { at: 'entry 3', title: 'Stilt fixer', reason },
  ]);
  expect(await findImported('Stilt tailor')).toMatchObject({ apply_url: 'https://stilt.example/jobs/1', can: { apply: false } });
});

test('of several places each keeps its country, and of several types the first is the main one', async () => {
  const posting = {
    ...POSTING,
    title: 'Turnstone baker',
    identifier: '80',
    employmentType: ['FULL_TIME', 'CONTRACTOR'],
    jobLocation: [
      { address: { addressLocality: 'San Francisco', addressRegion: 'CA', addressCountry: 'US' } },
      { address: { addressLocality: 'Toronto', addressCountry: 'CA' } },
      { address: { addressLocality: 'Zürich', addressCountry: 'CH' } },
    ],
  };
  await importText(JSON.stringify(posting));
  expect(await findImported('Turnstone baker')).toMatchObject({
    role_type: 'Full-time',
    location: 'San Francisco, CA, US / Toronto, CA / Zürich, CH',
    places: [
      { locality: 'San Francisco', region: 'CA', country: 'US' },
      { locality: 'Toronto', region: '', country: 'CA' },
      { locality: 'Zürich', region: '', country: 'CH' },
    ],
  });
});

test('an expired job is imported, but not listed', async () => {
  const expired = { ...POSTING, title: 'Gadwall porter', identifier: '78', validThrough: '2020-01-01' };
  expect(await importText(JSON.stringify(expired))).toMatchObject({ added: 1 });
  await app.updateSearchIndex();
  expect((await app.call(null, 'GET /api/jobs', { query: { query: 'Gadwall' } })).data).toEqual([]);
});

test('a posting cannot inject markup or a script URL into our pages', async () => {
  const hostile = {
    ...POSTING,
    title: '<b>Wigeon</b> <script>x</script>clerk',
    identifier: '79',
    description: `<p>${DESCRIPTION}</p><script>alert(1)</script>`,
    hiringOrganization: { name: 'Wigeon', sameAs: 'javascript:alert(1)' },
  };
  await importText(JSON.stringify(hostile));
  expect(await findImported('Wigeon clerk')).toMatchObject({
    title: 'Wigeon clerk',
    description: DESCRIPTION,
    company: { website: null },
  });
});

describe('a broken file', () => {
  test.each(['', '   ', '{', '[', '[]', '{}', 'null', '"text"', '<', 'hello', '\0\0\0', '{"jobs": []}', '[1,2,3]'])(
    '%j is refused with a message, or contains no job',
    async (text) => {
      const outcome = await importText(text).catch((error: unknown) => error);

      expect(outcome instanceof SourceError || JSON.stringify(outcome).includes('"added":0')).toBe(true);
    },
  );

  test('is never read with anything but a SourceError', async () => {
    const samples = fc.constantFrom(
      CSV,
      JSON.stringify(POSTING),
      `<script type="application/ld+json">${JSON.stringify(POSTING)}</script>`,
      '{"jobs":[{"absolute_url":1,"content":{}}]}',
      '[{"text":1,"lists":[null,{"content":[]}]}]',
    );
    const damaged = fc
      .tuple(samples, fc.nat(1500), fc.nat(60), fc.string({ unit: 'binary', maxLength: 10 }))
      .map(([text, index, cut, noise]) => text.slice(0, index) + noise + text.slice(index + cut));
    await fc.assert(
      fc.asyncProperty(fc.oneof(damaged, fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        const outcome = await readAll(text).catch((error: unknown) => error);
        expect(outcome instanceof SourceError || typeof outcome === 'number').toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('storing the parsed jobs throws nothing but a SourceError either', async () => {
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 2 }), fc.double());
    const job = fc.record({
      title: value,
      company: value,
      description: fc.string({ unit: 'binary', minLength: 40 }),
      salary: value,
      salaryMin: value,
      postedOn: value,
      experience: value,
      id: value,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(job, { minLength: 1, maxLength: 3 }), async (jobs) => {
        const outcome = await importText(JSON.stringify(jobs)).catch((error: unknown) => error);
        expect(outcome instanceof SourceError || (typeof outcome === 'object' && outcome !== null && 'added' in outcome)).toBe(
          true,
        );
      }),
      { numRuns: 60 },
    );
  });
});

/** The number of rows of a text. */
async function readAll(text: string): Promise<number> {
  const document = documentOf(text);
  let rows = 0;
  for await (const _ of openRows(document, await detectFormat(document))) rows += 1;
  return rows;
}

describe('a row that names an e-mail address to apply at', () => {
  const table = (email: string) =>
    `id,title,company,description,apply_email\n1,Plover keeper,Plover Works,"${DESCRIPTION}",${email}\n`;

  test('waits until the address is confirmed, and staff see the address meanwhile', async () => {
    const before = await importText(table('People@plover.example'), { applyUrl: undefined });
    expect(before).toMatchObject({
      added: 0,
      skipped: [{ reason: expect.stringContaining('applications may go to people@plover.example') }],
    });
    const ctx = app.context();
    const address = await ctx.db
      .selectFrom('delivery_addresses')
      .selectAll()
      .where('email', '=', 'people@plover.example')
      .executeTakeFirstOrThrow();
    expect(address).toMatchObject({ asked_at: null, confirmed_at: null });
    await ctx.inTransaction((trx) => confirmAddress(trx, address, { by: null }));
    expect(await importText(table('people@plover.example'), { applyUrl: undefined })).toMatchObject({ added: 1, skipped: [] });
    const { slug } = await findImported('Plover keeper');
    const { data } = await app.call(null, 'GET /api/jobs/{slug}', { params: { slug } });
    expect(data.attributes).toMatchObject({ by_email: true, apply_url: null, can: { apply: true } });
  });

  test('is skipped where it is none', async () => {
    const report = await importText(table('ask at the gate'), { applyUrl: undefined });
    expect(report.skipped).toEqual([
      expect.objectContaining({ reason: 'The address for applications is not an e-mail address.' }),
    ]);
  });
});
