/** Parses a place as ads state it, such as "Pune, Maharashtra, India", "San Francisco, CA" or "Zürich (Hybrid)". */
import countries from 'i18n-iso-countries/index.js';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };

import type { RawPlace } from './raw-job.ts';

countries.registerLocale(english);

/** `country` is an ISO 3166-1 alpha-2 code, null where the text does not tell it. Unknown parts are empty. */
export type Place = { locality: string; region: string; country: string | null };

const WORK_MODE = /\b(?:remote|hybrid|on-?site|anywhere|work from home|wfh)\b/iu;
const INDIAN_REGIONS = new Set(
  (
    'andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|' +
    'madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil nadu|telangana|' +
    'tripura|uttar pradesh|uttarakhand|west bengal|andaman and nicobar islands|chandigarh|delhi|new delhi|delhi ncr|ladakh|' +
    'jammu and kashmir|lakshadweep|puducherry|pondicherry'
  ).split('|'),
);
// "Bengaluru, IN" is in India, not in Indiana.
const US_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD ' +
    'TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['viet nam', 'VN'],
  ['holland', 'NL'],
]);

/** Parses one place; `country` is its name or code where the ad states it apart. Never throws. */
export function parsePlace(text: string, country?: string): Place {
  const parts = text
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[,;|•]|\s[-–—]\s/u)
    .map(trimPart)
    .filter((part) => part !== '' && !/^[\d\s-]+$/.test(part));
  const last = parts.at(-1) ?? '';
  const stated = toCountry(country);
  const own = stated === null ? countryOfPart(last, parts.length) : toCountry(last);
  const namesCountry = own !== null && !isState(last, parts.length, stated) && (stated === null || own === stated);
  const [locality = '', ...rest] = namesCountry ? parts.slice(0, -1) : parts;
  return { locality, region: rest.at(-1) ?? '', country: stated ?? own ?? (parts.some(isIndianRegion) ? 'IN' : null) };
}

const trimPart = (part: string): string =>
  part
    .replace(WORK_MODE, ' ')
    .replace(/^\s*in\s+/iu, '')
    .replaceAll(/^[^\p{L}\d]+|[^\p{L}\p{M}\d.)]+$/gu, '')
    .replaceAll(/\s+/g, ' ');

const isIndianRegion = (part: string): boolean => INDIAN_REGIONS.has(part.toLowerCase());

// "San Francisco, CA" ends with a state, "Toronto, ON, CA" with a country.
const isState = (last: string, count: number, stated: string | null): boolean =>
  US_STATES.has(last) && count === 2 && stated === null;

function countryOfPart(last: string, count: number): string | null {
  if (isState(last, count, null)) return 'US';
  // Also a state.
  return last === 'Georgia' ? null : toCountry(last);
}

/** Up to three places as one text: "Pune / Nashik". Undefined for none. */
export const joinPlaces = (places: readonly RawPlace[]): string | undefined =>
  places
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' / ') || undefined;

/** The code of a country's name or code; null for anything else. */
function toCountry(text = ''): string | null {
  const name = text.trim().replaceAll('.', '');
  if (/^[A-Z]{2,3}$/.test(name) && countries.isValid(name)) return countries.toAlpha2(name) ?? null;
  return OTHER_NAMES.get(name.toLowerCase()) ?? countries.getSimpleAlpha2Code(name, 'en') ?? null;
}
