import { detectLanguage } from './detect-language.ts';
import { findCompany, findPlaces } from './find-employer.ts';
import { findLabels, type Labelled } from './find-labels.ts';
import { findRoles } from './find-roles.ts';
import { findApply, findClosingDay, findPay } from './find-terms.ts';
import { findTitle, findTitleInProse } from './find-title.ts';
import { findWarnings } from './find-warnings.ts';
import { findRoleType, findWorkMode } from './parse-terms.ts';
import type { AdProblem, Found, Posting, ReadAd, ReadOptions } from './posting.ts';
import { splitSentences } from './split-sentences.ts';

/** The longest description of a job. */
export const MAX_AD_LENGTH = 60_000;
const MIN_WORDS = 12;

/** `heading` is the role that the page or its data names; `isDeclared`: structured data says that this is one job. */
type Source = { origin: Posting['origin']; heading: Found<string> | null; isDeclared?: boolean };

/** Reads an ad from plain lines. Never throws. */
export function readDescription(description: string, options: ReadOptions & Source): ReadAd {
  const { reader, role } = options;
  if (!/[\p{L}\p{N}]/u.test(description)) return { ok: false, problem: { kind: 'empty' } };
  if (description.length > MAX_AD_LENGTH) return { ok: false, problem: { kind: 'too_long' } };
  const labels = findLabels(description);
  const named: Found<string> | null =
    role === undefined
      ? (options.heading ?? findTitle(description, labels, reader))
      : { value: role, source: 'heading', quote: null };
  const language = detectLanguage(description);
  const problem = options.force ? null : findProblem(description, labels, { named, language }, options);
  if (problem) return { ok: false, problem };
  const title = named ?? findTitleInProse(description, reader);
  return { ok: true, posting: toPosting(description, labels, { title, language }, options) };
}

function findProblem(
  description: string,
  labels: readonly Labelled[],
  { named, language }: { named: Found<string> | null; language: string },
  { reader, role, isDeclared = false }: ReadOptions & Source,
): AdProblem | null {
  const roles = role === undefined && !isDeclared ? findRoles(description, labels, reader) : [];
  if (roles.length > 1) return { kind: 'several_roles', roles };
  if (language !== 'en' && language !== 'hi') return { kind: 'other_language', language };
  if (reader.countRequirements(named?.value ?? '', description) > 0) return null;
  if (description.split(/\s+/).length < MIN_WORDS) return { kind: 'too_short' };
  return named || isDeclared ? null : { kind: 'not_an_ad' };
}

function toPosting(
  description: string,
  labels: readonly Labelled[],
  { title, language }: { title: Found<string> | null; language: string },
  { reader, today, origin }: ReadOptions & Source,
): Posting {
  const warnings = findWarnings(description);
  return {
    origin,
    title,
    company: findCompany(description, labels, reader),
    places: findPlaces(description, labels, reader),
    workMode: findStated(description, labels, 'workMode', findWorkMode) ?? ASSUMED_MODE,
    roleType: findStated(description, labels, 'roleType', findRoleType) ?? roleTypeOf(title?.value ?? ''),
    pay: findPay(description, labels, warnings),
    closesOn: findClosingDay(description, labels, today),
    apply: findApply(description, labels),
    description,
    language: language === 'hi' ? 'hi' : 'en',
    warnings,
  };
}

const MAX_STATING_WORDS = 25;
/** What a sentence about the work mode or type says; "remote teams" and "contract law" say nothing about it. */
const STATED =
  /\((?:hybrid|remote|on-?site|wfh)\)|^(?:hybrid|remote|on-?site)$|\b(?:fully remote|100% remote|remote (?:role|job|position|work|working|first)|work(?:ing)? (?:remotely|from home)|work[ -]from[ -](?:home|office)|wfh|wfo|hybrid (?:role|job|position|work|working|mode|model)|on-?site|in-office|full[ -]time|part[ -]time|internship|apprenticeship|on contract|contract (?:role|job|position|basis|to hire)|contractual|permanent)\b/i;

/** A value behind its label, else in the first short sentence that states it. */
function findStated<T>(
  description: string,
  labels: readonly Labelled[],
  name: Labelled['label'],
  parse: (text: string) => T | undefined,
): Found<T> | null {
  for (const { label, value, quote } of labels) {
    const found = label === name || (name === 'workMode' && label === 'place') ? parse(value) : undefined;
    if (found) return { value: found, source: 'label', quote };
  }
  for (const quote of splitSentences(description)) {
    if (quote.split(' ').length > MAX_STATING_WORDS || !STATED.test(quote)) continue;
    const found = parse(quote);
    if (found) return { value: found, source: 'sentence', quote };
  }
  return null;
}

const ASSUMED_MODE: Posting['workMode'] = { value: 'On-site', source: 'assumed', quote: null };

function roleTypeOf(title: string): Posting['roleType'] {
  const stated = findRoleType(title, true);
  return stated ? { value: stated, source: 'heading', quote: title } : { value: 'Full-time', source: 'assumed', quote: null };
}
