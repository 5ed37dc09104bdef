/** schema.org JobPosting as JSON-LD: https://schema.org/JobPosting, as Google documents it for job search. */
import { findScripts } from './html-to-lines.ts';
import { isObject, toList, textAt, toText, type JsonObject } from './json-value.ts';
import { ImportError, type RawJob, type ParsedRow } from './raw-job.ts';

const JOB_POSTING_TYPE = /^(https?:\/\/schema\.org\/|schema:)?JobPosting$/;
const MAX_DEPTH = 12;

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
 * Parses the postings of a web page. A script that is not valid JSON becomes a row with the reason. Throws an `ImportError`
 * when the page contains neither a posting nor such a script.
 */
export function parsePostingsOfPage(html: string): ParsedRow[] {
  const scripts = findScripts(html, 'application/ld+json');
  const rows = scripts.flatMap((script, index): ParsedRow[] => {
    try {
      return findPostings(JSON.parse(script)).map((posting) => parseJobPosting(posting, ''));
    } catch {
      return [{ at: `script ${index + 1}`, reason: 'its JSON-LD is not valid JSON' }];
    }
  });
  if (rows.length === 0) throw new ImportError('The page contains no JobPosting in a script of type application/ld+json.');
  return rows.map((row, index) => ({ ...row, at: row.at || `posting ${index + 1}` }));
}

/** Parses one posting; missing fields are undefined, or empty for the description and the role type. */
export function parseJobPosting(posting: JsonObject, at: string): RawJob {
  const organization = posting['hiringOrganization'];
  const salary = parseSalary(posting['baseSalary'] ?? posting['estimatedSalary']);
  const company = textAt(organization, 'name') ?? toText(organization);
  const id =
    textAt(posting['identifier'], 'value') ?? toText(posting['identifier']) ?? toText(posting['url']) ?? toText(posting['@id']);
  return {
    at,
    // An identifier is unique only for its employer.
    id: id && `${company ?? ''}/${id}`,
    title: toText(posting['title']) ?? toText(posting['name']),
    company,
    companyAbout: textAt(organization, 'description'),
    companyUrl: textAt(organization, 'sameAs') ?? textAt(organization, 'url'),
    location: parseLocation(posting),
    description: [posting['description'], posting['responsibilities'], posting['qualifications'], posting['skills']]
      .flatMap(toList)
      .map(toText)
      .filter(Boolean)
      .join('\n'),
    roleType: toList(posting['employmentType']).map(toText).filter(Boolean).join(' '),
    workMode: textAt(posting, 'jobLocationType'),
    experience: parseExperienceRequirements(posting['experienceRequirements']),
    ...salary,
    postedOn: textAt(posting, 'datePosted'),
    validUntil: textAt(posting, 'validThrough'),
    family: textAt(posting, 'occupationalCategory', 'name') ?? textAt(posting, 'industry'),
  };
}

function parseLocation(posting: JsonObject): string | undefined {
  const places = toList(posting['jobLocation']).map((place) => {
    const address = isObject(place) ? (place['address'] ?? place) : place;
    const parts = ['addressLocality', 'addressRegion', 'addressCountry'].map(
      (part) => textAt(address, part) ?? textAt(address, part, 'name'),
    );
    return toText(address) ?? ([...new Set(parts.filter(Boolean))].join(', ') || textAt(place, 'name'));
  });
  return [...new Set(places.filter(Boolean))].slice(0, 3).join(' / ') || textAt(posting, 'applicantLocationRequirements', 'name');
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
