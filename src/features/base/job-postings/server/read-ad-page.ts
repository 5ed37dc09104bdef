import { parseHTML } from 'linkedom';
import { extractMainText } from './extract-main-text.ts';
import { plainText } from './html-to-lines.ts';
import type { JsonObject } from './json-value.ts';
import { findPagePostings, parseJobPosting } from './parse-job-posting.ts';
import { parseMicrodata } from './parse-microdata.ts';
import type { ReadAd, ReadOptions, RoleChoice } from './posting.ts';
import type { RawJob } from './raw-job.ts';
import { readDescription } from './read-description.ts';
import { findCompanyOfPage, findRoleOfPage } from './read-headings.ts';
import { readStructured } from './read-structured.ts';
import { simplifyPage, type SimplePage } from './simplify-page.ts';

const MAX_ROLES = 20;
const MIN_DESCRIPTION_LENGTH = 100;

/**
 * Reads the ad of a page: its JobPosting markup as JSON-LD or microdata, else its main text. Takes less than a second for any page
 * of two megabytes. Never throws.
 */
export function readAdPage(html: string, options: ReadOptions): ReadAd {
  const page = simplifyPage(html);
  const jsonLd = findPagePostings(html).postings;
  const document = toDocument(page);
  const postings = jsonLd.length > 0 ? jsonLd : parseMicrodata(document);
  const jobs = distinctJobs(postings, options.role);
  const [job] = jobs;
  if (job && jobs.length > 1 && !options.force)
    return { ok: false, problem: { kind: 'several_roles', roles: jobs.slice(0, MAX_ROLES).map(toChoice) } };
  if (job) {
    const isShort = plainText(job.description ?? '').length < MIN_DESCRIPTION_LENGTH;
    const extra = isShort ? extractMainText(document, page.html) : '';
    const complete = isShort && extra.length > MIN_DESCRIPTION_LENGTH ? { ...job, description: undefined } : job;
    return readStructured(complete, jsonLd.length > 0 ? 'json-ld' : 'microdata', options, extra);
  }
  return readMainText(page, document, options);
}

function readMainText(page: SimplePage, document: Document, options: ReadOptions): ReadAd {
  const heading = findRoleOfPage(page, options.reader);
  const read = readDescription(extractMainText(document, page.html), { ...options, origin: 'page', heading });
  if (read.ok) {
    const company = findCompanyOfPage(page.title, heading?.value) ?? read.posting.company;
    return { ok: true, posting: { ...read.posting, company } };
  }
  const { kind } = read.problem;
  const isNoAd = kind === 'empty' || kind === 'too_short' || kind === 'not_an_ad';
  return page.hasPassword && isNoAd ? { ok: false, problem: { kind: 'sign_in' } } : read;
}

/** The jobs of a page, one for each title; with `role` only that one. */
function distinctJobs(postings: readonly JsonObject[], role: string | undefined): RawJob[] {
  const jobs = postings.map((posting, index) => parseJobPosting(posting, `posting ${index + 1}`));
  const byTitle = new Map<string, RawJob>();
  for (const job of jobs) {
    const title = plainText(job.title ?? '');
    if (!byTitle.has(title)) byTitle.set(title, job);
  }
  const chosen = role === undefined ? undefined : byTitle.get(role);
  return chosen ? [chosen] : [...byTitle.values()];
}

const toChoice = ({ title = '' }: RawJob): RoleChoice => ({ title: plainText(title), count: null });

function toDocument(page: SimplePage): Document {
  const { document } = parseHTML(`<!doctype html><html><head></head><body>${page.html}</body></html>`);
  return document;
}
