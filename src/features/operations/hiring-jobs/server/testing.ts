/** Factories for tests: jobs that employers write. */
import type { TestApp, TestUser } from '#app/boot/testing.ts';
import type { AdContent } from '../contract.ts';

/** What an employer writes: complete, and nothing that staff would have to look at; too short to be taken for a copy. */
export const anAd = (overrides: Partial<AdContent> = {}): AdContent => ({
  title: 'Category analyst',
  role_type: 'Full-time',
  work_mode: 'Hybrid',
  places: ['Bengaluru, India', 'Coimbatore, India'],
  experience_min: 2,
  experience_max: 5,
  pay: { min: 700_000, max: 950_000, currency: 'INR', period: 'year' },
  closes_on: null,
  apply: 'here',
  apply_url: '',
  apply_email: '',
  questions: [],
  description: [
    'You decide what we stock.',
    '## What you will do',
    '- Write SQL every day.',
    '- Own the Power BI dashboards.',
    '## Requirements',
    '- SQL and Excel',
    '- Python for small tools',
  ].join('\n'),
  ...overrides,
});

/** A draft of a job. */
export async function aDraftJob(app: TestApp, employer: TestUser, slug: string, overrides: Partial<AdContent> = {}) {
  const { data } = await app.call(employer, 'POST /api/hiring/companies/{slug}/jobs', {
    params: { slug },
    json: { content: anAd(overrides) },
  });
  return data;
}

/** A job that an employer has published, if nothing in it is held. */
export async function aPublishedJob(app: TestApp, employer: TestUser, slug: string, overrides: Partial<AdContent> = {}) {
  const { id, attributes } = await aDraftJob(app, employer, slug, overrides);
  return (await publish(app, employer, id, attributes.version)).data;
}

export const publish = (app: TestApp, employer: TestUser, id: string, version: number) =>
  app.call(employer, 'POST /api/hiring/jobs/{id}/publish', { params: { id }, json: { version } });
