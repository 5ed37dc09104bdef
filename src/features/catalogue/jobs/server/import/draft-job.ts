/** Converts a raw job to a draft, or explains why it is incomplete. */
import * as z from 'zod';
import { fingerprint, slugify } from '#platform/db/slug.ts';
import {
  descriptionLines,
  parseDay,
  parseExperience,
  parseStatedPay,
  parseRoleType,
  parsePlace,
  parseWorkMode,
  plainText,
  type Place,
  type RawJob,
  type RowFault,
} from '#features/base/job-postings/server/index.ts';
import type { CompanyDraft, JobDraft } from '../write-job.ts';

const LIMITS = { title: 200, company: 200, description: 60_000, location: 160, family: 60, summary: 280, about: 2000 };
const MIN_DESCRIPTION_WORDS = 10;
const MAX_PLACES = 20;
const MAX_ADDRESS = 2000;
const MAX_KEY = 300;
const EMAIL = z.email().max(254);

export type DraftContext = {
  source: string;
  /** The company of rows without one. */
  company?: string | undefined;
  /** Where to apply for jobs of rows without an address. */
  applyUrl?: string | undefined;
  /** The slugs of companies that read applications here, whose rows need no address to apply at. */
  employers?: ReadonlySet<string>;
  /** Whether applications for a company, by its slug, may go to an e-mail address. */
  isConfirmed?: (companySlug: string, email: string) => boolean;
  /** A calendar day. */
  today: string;
  /** Returns the field of a title; empty if it is not known. */
  findFamily: (title: string) => string;
};

export type DraftedJob = JobDraft & { company: CompanyDraft };
/** Why a row is skipped; `unconfirmed` names its company where only the address that it names has to be confirmed. */
export type SkippedRow = { reason: RowFault; unconfirmed?: { company: CompanyDraft; email: string } };

/** Identifies a row among those of its source; null where nothing does. */
export function rowKey(raw: Partial<RawJob>, context: Pick<DraftContext, 'company'>): string | null {
  const id = toPlainText(raw.id);
  if (id !== '') return id.slice(0, MAX_KEY);
  const [title, company] = [toPlainText(raw.title), toPlainText(raw.company ?? context.company)];
  const location = truncate(toPlainText(raw.location), LIMITS.location);
  return title === '' || company === '' ? null : fingerprint([title, company, location].join('\n').toLowerCase());
}

/** Returns the draft of a job, or the reason why its row is skipped. */
export function draftJob(raw: RawJob, context: DraftContext): DraftedJob | SkippedRow {
  const title = toPlainText(raw.title);
  const company = toPlainText(raw.company ?? context.company);
  const description = descriptionLines(raw.description ?? '');
  const reason = findFault({ title, company, description });
  if (reason !== null) return { reason };
  const employer: CompanyDraft = {
    slug: slugOf(company),
    name: company,
    about: truncate(toPlainText(raw.companyAbout), LIMITS.about),
    website: parseAddress(raw.companyUrl)?.href ?? null,
  };
  const way = findWay(raw, context, employer);
  if ('reason' in way) return way;

  const location = truncate(toPlainText(raw.location), LIMITS.location);
  const sourceId = rowKey(raw, context) ?? '';
  const posted = parseDay(raw.postedOn);
  return {
    source: context.source,
    sourceId,
    slug: [slugify(title) || 'role', fingerprint(`${context.source}\n${sourceId}`)].join('-'),
    company: employer,
    title,
    roleType: parseRoleType(raw.roleType, title),
    workMode: parseWorkMode(raw.workMode, location),
    location,
    places: parsePlaces(raw, location),
    ...way,
    questions: [],
    family: context.findFamily(title) || truncate(toPlainText(raw.family), LIMITS.family),
    experience: parseStatedExperience(raw, description),
    pay: parseStatedPay(raw),
    summary: toPlainText(raw.summary) ? truncate(toPlainText(raw.summary), LIMITS.summary) : summarize(description),
    description,
    postedOn: posted && posted <= context.today ? posted : null,
    validUntil: parseDay(raw.validUntil) ?? null,
  };
}

const slugOf = (company: string): string => slugify(company) || `company-${fingerprint(company)}`;

/** How one applies: at a page, which nobody has to confirm, or else by e-mail or here; or why nobody would get the applications. */
function findWay(
  raw: RawJob,
  context: DraftContext,
  company: CompanyDraft,
): Pick<JobDraft, 'applyUrl' | 'applyEmail'> | SkippedRow {
  const page = parseAddress(raw.applyUrl) ?? parseAddress(context.applyUrl);
  if (page) return { applyUrl: page.href, applyEmail: null };
  const email = toPlainText(raw.applyEmail).toLowerCase();
  if (email === '') {
    const readsHere = context.employers?.has(company.slug) ?? false;
    return readsHere ? { applyUrl: null, applyEmail: null } : { reason: { code: 'row-no-apply-address' } };
  }
  if (!EMAIL.safeParse(email).success) return { reason: { code: 'row-apply-email-invalid' } };
  if (context.isConfirmed?.(company.slug, email)) return { applyUrl: null, applyEmail: email };
  return { reason: { code: 'row-apply-email-unconfirmed', params: { email } }, unconfirmed: { company, email } };
}

/** Why a job with these texts is skipped; null for a complete one. */
function findFault({ title, company, description }: Record<'title' | 'company' | 'description', string>): RowFault | null {
  if (!title) return { code: 'row-no-title' };
  if (title.length > LIMITS.title) return { code: 'row-title-too-long', params: { limit: LIMITS.title } };
  if (!company) return { code: 'row-no-company' };
  if (company.length > LIMITS.company) return { code: 'row-company-too-long', params: { limit: LIMITS.company } };
  if (!description) return { code: 'row-no-description' };
  if (description.length > LIMITS.description) return { code: 'row-description-too-long', params: { limit: LIMITS.description } };
  if (description.split(/\s+/).length < MIN_DESCRIPTION_WORDS)
    return { code: 'row-description-too-short', params: { limit: MIN_DESCRIPTION_WORDS } };
  return null;
}

/** Removes NUL and replaces unpaired surrogates, because the database can store neither. */
const removeUnstorable = (text: string) => text.replaceAll('\0', '').toWellFormed();
const toPlainText = (text: string | undefined) => plainText(removeUnstorable(text ?? ''));
const truncate = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;

/**
 * Returns the first line of more than 60 characters that is neither a heading nor a bullet, or else the first line that is no
 * heading, cut to 200 characters.
 */
export function summarize(description: string): string {
  const lines = description.split('\n').filter((line) => !line.startsWith('## '));
  const prose = lines.find((line) => !line.startsWith('- ') && line.length > 60) ?? lines[0] ?? '';
  return truncate(prose.replace(/^- /, ''), 200);
}

function parseStatedExperience(raw: RawJob, description: string) {
  const years = (text: string | undefined) => {
    const figure = Number(text?.trim() || Number.NaN);
    return figure >= 0 && figure <= 40 ? Math.round(figure) : null;
  };
  const [min, max] = [years(raw.experienceMin), years(raw.experienceMax)];
  return min === null && max === null ? parseExperience(raw.experience, description) : { min, max };
}

// Pay in rupees without a stated country is that of a job in India.
function parsePlaces(raw: RawJob, location: string): Place[] {
  const stated = raw.places ?? (location === '' ? [] : [{ text: location }]);
  const places = stated.slice(0, MAX_PLACES).map(({ text, country }) => parsePlace(toPlainText(text), country));
  const isIndian = parseStatedPay(raw)?.currency === 'INR' && places.every((place) => place.country === null);
  return places.map((place) => ({ ...place, country: isIndian ? 'IN' : place.country }));
}

/** A web address of at most 2,000 characters; null for anything else. */
function parseAddress(text: string | undefined): URL | null {
  const address = removeUnstorable(text?.trim() ?? '');
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) ? url : null;
}
