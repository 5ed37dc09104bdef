/** schema.org JobPosting as JSON-LD: https://schema.org/JobPosting, as Google documents it for job search. */
import { mapRow, type FieldMapping } from './field-mapping.ts';
import { findScripts } from './find-scripts.ts';
import { plainText } from './html-to-lines.ts';
import { isObject, toList, textAt, toText, type JsonObject } from './json-value.ts';
import { parseScript } from './parse-script.ts';
import { joinPlaces } from './parse-place.ts';
import type { RawJob } from './raw-job.ts';

const JOB_POSTING_TYPE = /^(https?:\/\/schema\.org\/|schema:)?JobPosting$/;
const MAX_DEPTH = 12;
const MAX_PLACES = 20;

export const isJobPosting = (value: unknown): value is JsonObject =>
  isObject(value) && toList(value['@type']).some((type) => typeof type === 'string' && JOB_POSTING_TYPE.test(type));

/** Finds every posting in a document: alone, in a list, in `@graph` or in an `ItemList`. */
export function findPostings(value: unknown, depth = 0): JsonObject[] {
  if (depth > MAX_DEPTH) return [];
  if (isJobPosting(value)) return [value];
  const children = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return children.flatMap((entry) => (typeof entry === 'object' ? findPostings(entry, depth + 1) : []));
}

/**
 * The postings of a web page in scripts of type `application/ld+json`, and the numbers, from 1, of those that even `parseScript`
 * cannot parse.
 */
export function findPagePostings(html: string): { postings: JsonObject[]; brokenScripts: number[] } {
  const values = findScripts(html, 'application/ld+json').map(parseScript);
  return {
    postings: values.flatMap((value) => (value === undefined ? [] : findPostings(value))),
    brokenScripts: values.flatMap((value, index) => (value === undefined ? [index + 1] : [])),
  };
}

/** Missing fields are undefined, or empty for the description and the role type. */
export const JOB_POSTING_FIELDS: FieldMapping<JsonObject> = [
  { to: 'id', from: 'identifier, url', read: (posting) => ({ id: idOf(posting) }) },
  { to: 'title', from: 'title', read: (posting) => ({ title: toText(posting['title']) ?? toText(posting['name']) }) },
  { to: 'company', from: 'hiringOrganization.name', read: (posting) => ({ company: companyOf(posting) }) },
  {
    to: 'company_about',
    from: 'hiringOrganization.description, sameAs',
    read: ({ hiringOrganization }) => ({
      companyAbout: textAt(hiringOrganization, 'description'),
      companyUrl: textAt(hiringOrganization, 'sameAs') ?? textAt(hiringOrganization, 'url'),
    }),
  },
  { to: 'places', from: 'jobLocation[], applicantLocationRequirements', read: parsePlaces },
  {
    to: 'description',
    from: 'description, responsibilities, qualifications, skills',
    read: (posting) => ({ description: buildDescription(posting) }),
  },
  {
    to: 'role_type',
    from: 'employmentType[]',
    // Of several types the first is the main one.
    read: (posting) => ({ roleType: toList(posting['employmentType']).map(toText).find(Boolean) ?? '' }),
  },
  { to: 'work_mode', from: 'jobLocationType', read: (posting) => ({ workMode: textAt(posting, 'jobLocationType') }) },
  {
    to: 'experience',
    from: 'experienceRequirements',
    read: (posting) => ({ experience: parseExperienceRequirements(posting['experienceRequirements']) }),
  },
  {
    to: 'pay',
    from: 'baseSalary, estimatedSalary',
    read: (posting) => parseSalary(posting['baseSalary'] ?? posting['estimatedSalary']),
  },
  {
    to: 'apply',
    from: 'url, applicationContact.email',
    read: (posting) => ({ applyUrl: toText(posting['url']), applyEmail: textAt(posting['applicationContact'], 'email') }),
  },
  { to: 'posted', from: 'datePosted', read: (posting) => ({ postedOn: textAt(posting, 'datePosted') }) },
  { to: 'closes', from: 'validThrough', read: (posting) => ({ validUntil: textAt(posting, 'validThrough') }) },
  {
    to: 'family',
    from: 'occupationalCategory, industry',
    read: (posting) => ({ family: textAt(posting, 'occupationalCategory', 'name') ?? textAt(posting, 'industry') }),
  },
];

/** Parses one posting. */
export const parseJobPosting = (posting: JsonObject, at: string): RawJob => mapRow(JOB_POSTING_FIELDS, posting, at);

const companyOf = ({ hiringOrganization }: JsonObject) => textAt(hiringOrganization, 'name') ?? toText(hiringOrganization);

/** An identifier is unique only for its employer. */
function idOf(posting: JsonObject): string | undefined {
  const { identifier } = posting;
  const id = textAt(identifier, 'value') ?? toText(identifier) ?? toText(posting['url']) ?? toText(posting['@id']);
  return id && `${companyOf(posting) ?? ''}/${id}`;
}

/** Many sites repeat parts of the description in the other fields; such a part is left out. */
function buildDescription(posting: JsonObject): string {
  const textOf = (field: string) => toList(posting[field]).map(toText).filter(Boolean).join('\n');
  let whole = textOf('description');
  let known = compact(whole);
  for (const field of ['responsibilities', 'qualifications', 'skills']) {
    const part = textOf(field);
    if (part === '' || known.includes(compact(part).slice(0, COMPARED_LENGTH))) continue;
    whole += `\n${part}`;
    known += compact(part);
  }
  return whole;
}

const COMPARED_LENGTH = 120;
const compact = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

function parsePlaces(posting: JsonObject): Pick<RawJob, 'location' | 'places'> {
  const places = toList(posting['jobLocation']).map((place) => {
    const address = isObject(place) ? (place['address'] ?? place) : place;
    const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map(
      (part) => textAt(address, part) ?? textAt(address, part, 'name'),
    );
    const text = toText(address) ?? ([...new Set(parts.filter(Boolean))].join(', ') || textAt(place, 'name'));
    return { text: text ?? '', country: parts[2] };
  });
  const found = places.filter(({ text }, index) => text && places.findIndex((other) => other.text === text) === index);
  const countries = toList(posting['applicantLocationRequirements']).map((place) => textAt(place, 'name') ?? '');
  const home = countries.filter(Boolean).map((text) => ({ text, country: text }));
  const known = (found.length > 0 ? found : home).slice(0, MAX_PLACES);
  return { location: joinPlaces(known), places: known };
}

function parseSalary(salary: unknown): Pick<RawJob, 'salaryMin' | 'salaryMax' | 'currency' | 'period' | 'salary'> {
  const [entry] = toList(salary);
  if (!isObject(entry)) return { salary: toText(entry) };
  const value = isObject(entry['value']) ? entry['value'] : entry;
  const single = toText(entry['value']) ?? textAt(value, 'value');
  return {
    salaryMin: textAt(value, 'minValue') ?? single,
    salaryMax: textAt(value, 'maxValue') ?? single,
    currency: textAt(entry, 'currency') ?? textAt(value, 'currency'),
    period: textAt(value, 'unitText') ?? textAt(entry, 'unitText'),
  };
}

/** Returns the required experience as text. Google's format states it in months, which are rounded up to years. */
function parseExperienceRequirements(requirements: unknown): string | undefined {
  const months = Number(textAt(requirements, 'monthsOfExperience'));
  if (months > 0) return `${Math.ceil(months / 12)} years`;
  return toText(requirements) ?? textAt(requirements, 'description');
}
