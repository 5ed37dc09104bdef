import { expect, test } from 'vitest';
import { jobPosting } from './job-posting.ts';
import type { Job } from './queries.ts';

const JOB: Job['attributes'] = {
  slug: 'data-analyst',
  title: 'Data analyst',
  company_slug: 'lumen',
  company_name: 'Lumen',
  role_type: 'Full-time',
  work_mode: 'Hybrid',
  location: 'Bengaluru, Karnataka',
  family: 'data',
  experience_min: 1,
  experience_max: 3,
  salary: { min: 700_000, max: 950_000, currency: 'INR', period: 'year' },
  summary: '',
  posted_on: '2026-11-19',
  valid_until: '2026-12-12',
  open: true,
  applied: false,
  saved: false,
  places: [{ locality: 'Bengaluru', region: 'Karnataka', country: 'IN' }],
  apply_url: null,
  by_email: false,
  apply_email: null,
  questions: [],
  description: 'Count <lamps> & more.\n## Work\n- Write SQL\n- Talk',
  company: { about: '', website: 'https://lumen.example', location: '', open_jobs: 1, example: false },
  application_id: null,
  application_status: null,
  can: { apply: true, save: true, report: true },
};

test('an open job has the markup that Google requires', () => {
  expect(jobPosting(JOB)).toEqual({
    '@type': 'JobPosting',
    title: 'Data analyst',
    description: '<p>Count &lt;lamps&gt; &amp; more.</p><h3>Work</h3><ul><li>Write SQL</li><li>Talk</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Lumen', value: 'data-analyst' },
    datePosted: '2026-11-19',
    validThrough: '2026-12-12T23:59:59+05:30',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Lumen', sameAs: 'https://lumen.example' },
    jobLocation: [
      {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Bengaluru', addressRegion: 'Karnataka', addressCountry: 'IN' },
      },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', minValue: 700_000, maxValue: 950_000, unitText: 'YEAR' },
    },
    experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: 12 },
    directApply: true,
  });
});

test('properties that an ad does not state are omitted', () => {
  const posting = jobPosting({
    ...JOB,
    salary: null,
    valid_until: null,
    experience_min: null,
    company: { ...JOB.company, website: null },
  });
  for (const name of ['baseSalary', 'validThrough', 'experienceRequirements', 'jobLocationType'])
    expect(posting).not.toHaveProperty(name);
});

test('a remote job abroad states the country that applicants must live in', () => {
  const posting = jobPosting({
    ...JOB,
    work_mode: 'Remote',
    location: 'Berlin, Germany',
    places: [{ locality: 'Berlin', region: '', country: 'DE' }],
    salary: { min: 15.5, max: null, currency: 'EUR', period: 'hour' },
  });
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ '@type': 'Country', name: 'DE' }],
    baseSalary: { currency: 'EUR', value: { value: 15.5, unitText: 'HOUR' } },
  });
});

test('several places are several locations, a place of an unknown country names none, and applying elsewhere is not direct', () => {
  const posting = jobPosting({
    ...JOB,
    apply_url: 'https://jobs.example/7',
    places: [
      { locality: 'San Francisco', region: 'CA', country: 'US' },
      { locality: 'Zürich', region: '', country: null },
    ],
  });
  const address = (parts: object) => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...parts } });
  expect(posting['jobLocation']).toEqual([
    address({ addressLocality: 'San Francisco', addressRegion: 'CA', addressCountry: 'US' }),
    address({ addressLocality: 'Zürich' }),
  ]);
  expect(posting['directApply']).toBe(false);
});
