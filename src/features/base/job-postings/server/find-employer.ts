/** Finds the company and the places of an ad in its text. */
import type { Labelled } from './find-labels.ts';
import { INDIAN_STATES } from '#platform/contract/indian-states.ts';
import { CLEAR, POSSIBLE, toTitleCase } from './find-title.ts';
import type { AdReader, Found } from './posting.ts';
import { splitSentences } from './split-sentences.ts';

const MAX_NAME_LENGTH = 120;
const MAX_PLACES = 10;
/** The part of a text that introduces the job. */
const OPENING_LENGTH = 900;
/** Words before a name that describe it. */
const DESCRIBING =
  /^(?:an?|the|our|client|leading|reputed|renowned|famous|top|well[- ]known|multi-?speciali?ty|super|speciali?ty|accredited|nabh|nabl|bedded|bed|\d+|fast|growing|based|private|government|govt\.?|for|at|of|in|with|by|and|urgent|requirement|hiring|join|international|new|large|big|multinational|global|indian|national|own|this|any|other|all|your|bank(?=\s+account)|high|higher|secondary|reputable|established)$/i;
const SUBJECT =
  /^((?:[\p{Lu}\d][\p{L}\p{M}\d&.'’-]*)(?:\s(?:[\p{Lu}\d&][\p{L}\p{M}\d&.'’-]*|of|and|for)){0,5})\s(?:is|are)?\s?(?:(?:now|currently|urgently|actively)\s)?(?:hiring|looking for|seeking|recruiting|requires?|invites? applications|needs)\b/u;

/** The company: behind a label, as the subject of "… is hiring", or as the first name of an organisation. */
export function findCompany(description: string, labels: readonly Labelled[], reader: AdReader): Found<string> | null {
  const labelled = labels.find(({ label, value }) => label === 'company' && value.length <= MAX_NAME_LENGTH);
  if (labelled) return { value: toTitleCase(labelled.value.replace(/[.,;\s]+$/, '')), source: 'label', quote: labelled.quote };
  const besidePlace = findBesidePlace(description, reader);
  if (besidePlace) return besidePlace;
  const sentences = splitSentences(description.slice(0, 3 * OPENING_LENGTH));
  for (const sentence of sentences) {
    const name = SUBJECT.exec(sentence)?.[1];
    if (name && !GENERIC.test(name) && reader.scoreName(name).title < CLEAR)
      return { value: toTitleCase(name), source: 'sentence', quote: sentence };
  }
  const employer = reader.findEmployers(description).find((name) => isPresented(name, description, reader));
  if (employer) return { value: employer, source: 'sentence', quote: sentences.find((text) => text.includes(employer)) ?? null };
  return findOrganisation(sentences);
}

/** Whether an ad presents the name as its employer's: "About Acme", "At Acme, we …", "Join Acme". */
function isPresented(name: string, description: string, { scoreName }: AdReader): boolean {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const presented = new RegExp(
    String.raw`(?:\b(?:about|join|why|life at|welcome to|work at|working at)\s${escaped}(?!\p{L})|(?<!\p{L})At ${escaped},)`,
    'iu',
  );
  return !GENERIC.test(name) && scoreName(name).title < POSSIBLE && presented.test(description);
}

/** "Plain · Pune, Maharashtra, India (On-site)", as job boards write below the role. */
function findBesidePlace(description: string, { isPlace, scoreName }: AdReader): Found<string> | null {
  for (const line of description.split('\n').slice(0, 4)) {
    const [name = '', place = ''] = line.replace(/^## /, '').split(/\s+[·•|]\s+/);
    const isName = name !== '' && name.length <= 60 && scoreName(name).title < POSSIBLE && !isPlace(name) && !GENERIC.test(name);
    if (isName && isPlace(place.replace(/\s*\([^)]*\)\s*$/, ''))) return { value: name, source: 'heading', quote: line };
  }
  return null;
}

const GENERIC =
  /^(?:an?|do|as|his|her|strong|something|below|organi[sz]ation|business|we|our|you|they|it|this|that|who|the (?:company|team|client|candidate)|company|client|candidates?|role|job|position|urgent\w*|hiring|required|requirement|male|female|the|opportunity|skills?|experience|responsibilit\w+)\b/i;

const ORGANISATION =
  /^(?:Hospitals?|Clinics?|Schools?|College|University|Institutes?|Academy|Bank|Hotels?|Ltd|Limited|LLP|Inc|Technologies|Industries|Enterprises|Foundation|Motors|Healthcare|Pharma|Pharmaceuticals|Jewellers|Textiles|Traders|Builders|Constructions|Restaurant|Diagnostics|Laborator(?:y|ies)|Nursing Home|Trust)$/iu;

/** The first two to five capitalised words of the opening that end like the name of an organisation. */
function findOrganisation(sentences: readonly string[]): Found<string> | null {
  for (const sentence of sentences.slice(0, OPENING_SENTENCES)) {
    const words = sentence.split(/\s+/).slice(0, 60);
    for (const [end, word] of words.entries()) {
      if (!ORGANISATION.test(word.replace(/[.,;:)]+$/, '')) || !/^\p{Lu}/u.test(word)) continue;
      const before = words.slice(Math.max(0, end - 4), end);
      const stop = before.findLastIndex((part) => DESCRIBING.test(part) || !/^[\p{Lu}&]/u.test(part) || /[,;:)]$/.test(part));
      const name = [...before.slice(stop + 1), word].join(' ').replace(/[.,;:)]+$/, '');
      if (name.includes(' ')) return { value: toTitleCase(name), source: 'sentence', quote: sentence };
    }
  }
  return null;
}

/** The places: behind a label, else the first city of a sentence about the job. */
export function findPlaces(description: string, labels: readonly Labelled[], { isPlace }: AdReader): Found<string>[] {
  for (const { label, value, quote } of labels) {
    if (label !== 'place' || MODE_ONLY.test(value) || ANY_PLACE.test(value)) continue;
    const places = splitPlaces(value.replaceAll(/\s*\([^)]*\)/g, ''), isPlace);
    if (places.length > 0) return places.map((place) => ({ value: toTitleCase(place), source: 'label', quote }));
  }
  for (const [index, quote] of splitSentences(description.slice(0, 3 * OPENING_LENGTH)).entries()) {
    const isShort = index < 4 && quote.split(' ').length <= 12;
    if (NOT_OF_JOB.test(quote) || !(isShort || OF_JOB.test(quote))) continue;
    const words = quote.split(/\s+/).slice(0, 150).map(bare);
    const at = words.findIndex((word) => word.length > 2 && isPlace(word) && !NO_CITY.test(word));
    if (at < 0) continue;
    const pair = `${words[at - 1]} ${words[at]}`;
    return [{ value: toTitleCase(PAIRED.test(pair) ? pair : (words[at] ?? '')), source: 'sentence', quote }];
  }
  return [];
}

/** "Nagpur / Wardha" and "Mumbai, Pune and Delhi" are several places, "Wakad, Pune" and "Pune, Maharashtra" one. */
function splitPlaces(value: string, isPlace: (text: string) => boolean): string[] {
  const trim = (text: string) => text.replaceAll(/^[\s,.-]+|[\s,.-]+$/g, '');
  const groups = value.split(/\d/.test(value) ? /\s*[;|]\s*/ : /\s*(?:\/|;|\||\s(?:and|or|&)\s)\s*/);
  const parts = groups.flatMap((group) => {
    const cities = group.split(/\s*,\s*/).map(trim);
    return cities.every((city) => isPlace(city) && !NO_CITY.test(city)) ? cities : [trim(group)];
  });
  return parts.filter((place) => place !== '' && place.length <= MAX_NAME_LENGTH).slice(0, MAX_PLACES);
}

const OPENING_SENTENCES = 8;
const ANY_PLACE = /^(?:any|multiple|various|all|across|pan[- ]|flexible)/i;
const OF_JOB =
  /\b(?:hiring|looking for|seeking|required|requirement|vacanc(?:y|ies)|openings?|walk-?in|interview|based (?:in|at|out)|job location|work location|join|recruit\p{L}*|chahiye|company|hospital|school|office in|our (?:\p{L}+ ){1,2}in)\b|चाहिए|आवश्यकता/iu;
const NOT_OF_JOB =
  /\b(?:headquarter\w*|founded|alumni|listed on|launched|clients|customers|offices (?:in|across)|presence|facility in|exchange|university of|centers? in|backed by|shift)\b/i;
/** What counts as a place elsewhere: countries, states and ways to work. */
const NO_CITY = new RegExp(
  `^(?:${[...INDIAN_STATES.map(({ name }) => name), 'india', 'usa', 'us', 'uk', 'uae', 'oman', 'qatar', 'kuwait', 'bahrain', 'canada', 'australia', 'germany', 'france', 'nepal', 'bangladesh', 'england', 'japan', 'city', 'state', 'remote', 'hybrid', 'onsite', 'भारत', 'uttar', 'pradesh', 'madhya', 'andhra', 'bengal', 'tamilnadu', 'odisha', 'orissa'].join('|')})$`,
  'i',
);

const MODE_ONLY = /^(?:\(?(?:remote|hybrid|on-?site|india|work from home|wfh|pan[- ]india|anywhere)\)?[\s,/-]*)+$/i;
const PAIRED =
  /^(?:new delhi|navi mumbai|greater noida|pimpri chinchwad|uttar pradesh|madhya pradesh|andhra pradesh|tamil nadu|west bengal)$/i;
const bare = (word: string): string => word.replaceAll(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '');
