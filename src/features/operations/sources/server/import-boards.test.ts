import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { createImport, DESCRIPTION } from './testing.ts';

const { importText, findImported } = createImport(openTestApp());

test('a Greenhouse board is parsed, with its escaped HTML', async () => {
  const board = {
    jobs: [
      {
        id: 4_011_001,
        title: 'Avocet engineer',
        absolute_url: 'https://boards.greenhouse.io/avocet/jobs/4011001',
        location: { name: 'Hyderabad, Hybrid' },
        content: `&lt;h3&gt;The work&lt;/h3&gt;&lt;p&gt;${DESCRIPTION} R&amp;amp;D.&lt;/p&gt;`,
        offices: [{ name: 'Hyderabad' }],
        departments: [{ name: 'Engineering' }],
        metadata: [{ name: 'Employment Type', value: 'Contract' }],
        first_published: '2026-11-02T05:00:00-04:00',
      },
    ],
    meta: { total: 1 },
  };
  expect(await importText(JSON.stringify(board))).toMatchObject({ format: 'greenhouse', source: 'greenhouse', added: 1 });
  expect(await findImported('Avocet engineer')).toMatchObject({
    company_name: 'Avocet',
    work_mode: 'Hybrid',
    role_type: 'Contract',
    posted_on: '2026-11-02',
    description: `## The work\n${DESCRIPTION} R&D.`,
  });
});

test('Lever postings are parsed, with lists under their headings', async () => {
  const postings = [
    {
      id: 'c0ffee',
      text: 'Dunlin designer',
      hostedUrl: 'https://jobs.lever.co/dunlin/c0ffee',
      categories: { commitment: 'Intern', location: 'Pune', team: 'Design' },
      workplaceType: 'hybrid',
      descriptionPlain: `${DESCRIPTION}\nSecond paragraph.`,
      lists: [{ text: 'What you bring', content: '<li>Figma</li><li>Patience</li>' }],
      salaryRange: { min: 600_000, max: 800_000, currency: 'INR', interval: 'per-year-salary' },
      createdAt: 1_794_000_000_000,
    },
  ];
  expect(await importText(JSON.stringify(postings))).toMatchObject({ format: 'lever', added: 1 });
  expect(await findImported('Dunlin designer')).toMatchObject({
    company_name: 'Dunlin',
    role_type: 'Internship',
    work_mode: 'Hybrid',
    salary: { min: 600_000, max: 800_000, currency: 'INR', period: 'year' },
    description: `${DESCRIPTION}\nSecond paragraph.\n## What you bring\n- Figma\n- Patience`,
  });
});

test('an Ashby board is parsed, with the country of each place, without jobs that are not listed', async () => {
  const place = (addressLocality: string, addressCountry: string) => ({ postalAddress: { addressLocality, addressCountry } });
  const board = {
    apiVersion: '1',
    jobs: [
      {
        id: 'd00d',
        title: 'Knot weaver',
        location: 'Pune',
        address: place('Pune', 'India'),
        secondaryLocations: [{ location: 'London', address: place('London', 'United Kingdom') }],
        employmentType: 'FullTime',
        workplaceType: 'Remote',
        isListed: true,
        descriptionHtml: `<p>${DESCRIPTION}</p>`,
        jobUrl: 'https://jobs.ashbyhq.com/red-knot/d00d',
        applyUrl: 'https://jobs.ashbyhq.com/red-knot/d00d/application',
        publishedAt: '2026-11-02T05:00:00.000+00:00',
      },
      { id: 'beef', title: 'Knot hider', isListed: false, descriptionHtml: '', jobUrl: 'https://jobs.ashbyhq.com/red-knot/beef' },
    ],
  };
  expect(await importText(JSON.stringify(board))).toMatchObject({
    format: 'ashby',
    source: 'ashby',
    added: 1,
    skipped: [{ at: 'job 2', reason: 'It is not listed.' }],
  });
  expect(await findImported('Knot weaver')).toMatchObject({
    company_name: 'Red knot',
    role_type: 'Full-time',
    work_mode: 'Remote',
    location: 'Pune / London',
    places: [
      { locality: 'Pune', region: '', country: 'IN' },
      { locality: 'London', region: '', country: 'GB' },
    ],
    apply_url: 'https://jobs.ashbyhq.com/red-knot/d00d/application',
  });
});
