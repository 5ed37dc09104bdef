/** Converts a raw job to a draft, or explains why it is incomplete. */
import { fingerprint, slugify } from '#platform/db/slug.ts';
import type { CompanyDraft, JobDraft } from '../write-job.ts';
import { htmlToLines, looksLikeHtml, plainText, tidyLines } from './html-to-lines.ts';
import type { RawJob } from './raw-job.ts';
import {
  parseDay,
  parseExperience,
  parsePay,
  parsePeriod,
  parseRoleType,
  parseWorkMode,
  plausiblePay,
  type Pay,
} from './parse-terms.ts';

const LIMITS = { title: 200, company: 200, description: 60_000, location: 160, family: 60, summary: 280, about: 2000 };
const ENOUGH_WORDS = 10;

export type Surroundings = {
  source: string;
  /** Stands in where the file names no company. */
  company?: string | undefined;
  /** A calendar day. */
  today: string;
  /** The field a title belongs to; empty when unknown. */
  familyOf: (title: string) => string;
};

export type Drafted = JobDraft & { company: CompanyDraft };

/** `reason` explains why the row is skipped. */
export function draftJob(raw: RawJob, around: Surroundings): Drafted | { reason: string } {
  const title = plain(raw.title);
  const company = plain(raw.company ?? around.company);
  const description = linesOf(raw.description);
  if (!title) return { reason: 'no title' };
  if (title.length > LIMITS.title) return { reason: `the title has ${title.length} characters, at most ${LIMITS.title} fit` };
  if (!company) return { reason: 'no company (give one with --company)' };
  if (company.length > LIMITS.company) return { reason: `the company's name has ${company.length} characters` };
  if (!description) return { reason: 'no description' };
  if (description.length > LIMITS.description)
    return { reason: `the description has ${description.length} characters, at most ${LIMITS.description} fit` };
  if (description.split(/\s+/).length < ENOUGH_WORDS) return { reason: `the description has fewer than ${ENOUGH_WORDS} words` };

  const location = clip(plain(raw.location), LIMITS.location);
  const sourceId = plain(raw.id) || fingerprint([title, company, location].join('\n').toLowerCase());
  const posted = parseDay(raw.postedOn);
  return {
    source: around.source,
    sourceId: sourceId.slice(0, 300),
    slug: [slugify(title) || 'role', fingerprint(`${around.source}\n${sourceId}`)].join('-'),
    company: {
      slug: slugify(company) || `company-${fingerprint(company)}`,
      name: company,
      about: clip(plain(raw.companyAbout), LIMITS.about),
      website: webAddress(raw.companyUrl),
    },
    title,
    roleType: parseRoleType(raw.roleType, title),
    workMode: parseWorkMode(raw.workMode, location),
    location,
    family: around.familyOf(title) || clip(plain(raw.family), LIMITS.family),
    experience: experienceOf(raw, description),
    pay: payOf(raw),
    summary: plain(raw.summary) ? clip(plain(raw.summary), LIMITS.summary) : summaryOf(description),
    description,
    postedOn: posted && posted <= around.today ? posted : null,
    validUntil: parseDay(raw.validUntil) ?? null,
  };
}

/** No bytes that a database cannot hold: NUL, halves of a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '').toWellFormed();
const plain = (text: string | undefined) => plainText(storable(text ?? ''));
const clip = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;

function linesOf(text: string | undefined): string {
  const given = storable(text ?? '');
  if (looksLikeHtml(given)) return htmlToLines(given);
  return tidyLines(
    given
      .split('\n')
      .map((line) => (line.includes('&') ? plainText(line) : line))
      .join('\n'),
  );
}

/** The first sentences of running text. */
function summaryOf(description: string): string {
  const lines = description.split('\n').filter((line) => !line.startsWith('## '));
  const prose = lines.find((line) => !line.startsWith('- ') && line.length > 60) ?? lines[0] ?? '';
  return clip(prose.replace(/^- /, ''), 200);
}

function experienceOf(raw: RawJob, description: string) {
  const years = (text: string | undefined) => {
    const figure = Number(text?.trim() || Number.NaN);
    return figure >= 0 && figure <= 40 ? Math.round(figure) : null;
  };
  const [min, max] = [years(raw.experienceMin), years(raw.experienceMax)];
  return min === null && max === null ? parseExperience(raw.experience, description) : { min, max };
}

function payOf(raw: RawJob): Pay | null {
  const stated = parsePay([raw.salary, raw.period, raw.currency].filter(Boolean).join(' '));
  const amount = (text: string | undefined) => {
    const figure = Number(text?.replaceAll(/[,\s₹$€£]/g, '') || Number.NaN);
    return Number.isFinite(figure) ? figure : null;
  };
  const [min, max] = [amount(raw.salaryMin), amount(raw.salaryMax)];
  if (min === null && max === null) return raw.salary ? stated : null;
  const currency = /^[A-Za-z]{3}$/.test(raw.currency?.trim() ?? '') ? (raw.currency ?? '').trim().toUpperCase() : 'INR';
  return plausiblePay({ min, max, currency, period: parsePeriod(raw.period ?? '') ?? 'year' });
}

function webAddress(url: string | undefined): string | null {
  const given = url?.trim() ?? '';
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? given.slice(0, 500) : null;
}
