/** A job as schema.org JobPosting, by Google's rules: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
import type { Job } from './queries.ts';
import { parseLines } from '#platform/ui/parse-lines.ts';

type Attributes = Job['attributes'];

const EMPLOYMENT: Record<Attributes['role_type'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Apprenticeship: 'OTHER',
  Internship: 'INTERN',
  Contract: 'CONTRACTOR',
};
const MONTHS_PER_YEAR = 12;

/** The structured data of an open job. Properties that the ad does not state are omitted, as Google requires. */
export function jobPosting(job: Attributes): Record<string, unknown> {
  const countries = [...new Set(job.places.flatMap(({ country }) => country ?? []))];
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: toHtml(job.description),
    identifier: { '@type': 'PropertyValue', name: job.company_name, value: job.slug },
    datePosted: job.posted_on,
    ...(job.valid_until && { validThrough: `${job.valid_until}T23:59:59+05:30` }),
    employmentType: EMPLOYMENT[job.role_type],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company_name,
      ...(job.company.website && { sameAs: job.company.website }),
    },
    ...(job.places.length > 0 && { jobLocation: job.places.map(structuredPlace) }),
    ...(job.work_mode === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      ...(countries.length > 0 && { applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })) }),
    }),
    ...(job.salary && { baseSalary: structuredSalary(job.salary) }),
    ...(job.experience_min !== null && {
      experienceRequirements:
        job.experience_min === 0
          ? 'no requirements'
          : { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.experience_min * MONTHS_PER_YEAR },
    }),
    directApply: job.apply_url === null && job.can.apply,
  };
}

const structuredPlace = ({ locality, region, country }: Attributes['places'][number]) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  },
});

function structuredSalary({ min, max, currency, period }: NonNullable<Attributes['salary']>) {
  const single = min === null || max === null || min === max;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(single ? { value: min ?? max } : { minValue: min, maxValue: max }),
      unitText: period.toUpperCase(),
    },
  };
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Google requires the full text, with paragraphs and lists as HTML. */
const toHtml = (description: string): string =>
  parseLines(description)
    .map((block) => {
      if (block.kind === 'heading') return `<h3>${escape(block.text)}</h3>`;
      if (block.kind !== 'list') return `<p>${escape(block.text)}</p>`;
      return `<ul>${block.items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`;
    })
    .join('');
