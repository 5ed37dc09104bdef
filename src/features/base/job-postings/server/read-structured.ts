import { descriptionLines, plainText } from './html-to-lines.ts';
import { parseStatedPay } from './parse-stated-pay.ts';
import { findRoleType, findWorkMode, parseDay, type Pay } from './parse-terms.ts';
import type { ApplyAddress, FieldSource, Found, Posting, ReadAd, ReadOptions } from './posting.ts';
import type { RawJob } from './raw-job.ts';
import { readDescription } from './read-description.ts';

const MAX_PLACES = 20;
const MAX_NAME_LENGTH = 200;
/** Longer ones are refused anyway, after their markup is gone. */
const MAX_DESCRIPTION_LENGTH = 400_000;

/**
 * Reads one job of structured data or of a board's interface. What its fields leave out is read from its description; `extra` is
 * the text of the page, used where the description is missing.
 */
export function readStructured(raw: RawJob, origin: Posting['origin'], options: ReadOptions, extra = ''): ReadAd {
  const source: FieldSource = origin === 'json-ld' || origin === 'microdata' ? 'data' : 'board';
  const description = descriptionLines((raw.description ?? '').slice(0, MAX_DESCRIPTION_LENGTH)) || extra;
  const heading = toFound(toName(raw.title), source);
  const read = readDescription(description, { ...options, origin, heading, isDeclared: true });
  return read.ok ? { ok: true, posting: { ...read.posting, ...statedFields(raw, source, read.posting) } } : read;
}

function statedFields(raw: RawJob, source: FieldSource, posting: Posting): Partial<Posting> {
  const names = (raw.places?.map(({ text }) => text) ?? [raw.location]).map(toName).filter((place) => place !== '');
  const places = names.slice(0, MAX_PLACES).map((value) => ({ value, source, quote: null }));
  const range = parseStatedPay(raw);
  const pay = range && { text: toName(raw.salary) || payText(range), range };
  const workMode = findWorkMode(raw.workMode ?? '') ?? findWorkMode(names.join(' '));
  return {
    company: toFound(toName(raw.company), source) ?? posting.company,
    places: places.length > 0 ? places : posting.places,
    workMode: toFound(workMode, source) ?? posting.workMode,
    roleType: toFound(findRoleType(raw.roleType ?? ''), source) ?? posting.roleType,
    pay: toFound(pay, source) ?? posting.pay,
    closesOn: toFound(parseDay(raw.validUntil), source) ?? posting.closesOn,
    apply: toFound(toApply(raw.applyUrl), source) ?? posting.apply,
  };
}

const toFound = <T>(value: T | undefined | '' | null, source: FieldSource): Found<T> | null =>
  value === undefined || value === null || value === '' ? null : { value, source, quote: null };

const toName = (text = ''): string => plainText(text.slice(0, 5 * MAX_NAME_LENGTH)).slice(0, MAX_NAME_LENGTH);

function toApply(address: string | undefined): ApplyAddress | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? { kind: 'url', value: href } : null;
}

const payText = ({ min, max, currency, period }: Pay): string =>
  `${currency} ${[...new Set([min, max])].filter((amount) => amount !== null).join('–')} / ${period}`;
