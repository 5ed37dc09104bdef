/** Converts a row of a table to a program. A program without a price is not marked as free; other missing values have defaults. */
import type { DraftResult } from '#platform/io/import-table.ts';
import { parseWebAddress, findText } from '#platform/io/parse-table.ts';
import { ProgramMode, ProgramType } from '../../contract.ts';
import type { ProgramDraft } from '../write-program.ts';

type DraftContext = {
  source: string;
  provider: string | undefined;
  /** The skills of a title and of a column that lists them. */
  findSkills: (title: string, listed: string) => string[];
  findCategory: (stated: string, skillIds: readonly string[]) => { slug: string; families: string[] };
  /** The ids of universities by their codes. */
  universities: ReadonlyMap<string, string>;
};

/** The column names that tables use for each field, the most reliable first. */
const COLUMN_NAMES = {
  id: ['sourceid', 'id', 'code', 'courseid'],
  title: ['title', 'coursetitle', 'coursename', 'programname', 'name', 'course', 'program'],
  url: ['url', 'link', 'courseurl', 'programurl', 'website'],
  provider: ['provider', 'partner', 'organisation', 'organization', 'institution', 'platform', 'school'],
  university: ['universitycode', 'university'],
  category: ['category', 'categoryslug', 'subject', 'domain'],
  skills: ['skills', 'tags', 'skillsgained', 'topics', 'keywords'],
  type: ['programtype', 'type', 'certificatetype', 'degree'],
  level: ['level', 'difficulty', 'difficultylevel'],
  mode: ['mode', 'delivery', 'format'],
  region: ['region', 'country'],
  language: ['language', 'lang'],
  hours: ['hours', 'durationhours', 'totalhours'],
  hoursPerWeek: ['hoursperweek', 'weeklyhours', 'effort'],
  duration: ['duration', 'length'],
  price: ['fee', 'price', 'cost', 'fees'],
  feeNote: ['feenote'],
  summary: ['summary', 'description', 'about', 'overview'],
  outcomes: ['outcomes', 'whatyouwilllearn', 'learningoutcomes'],
  eligibility: ['eligibility', 'prerequisites', 'requirements'],
} as const;
const MAX_LENGTHS = { title: 300, summary: 2000, shortText: 200 };

/** Returns the draft, or the reason why the row is skipped. */
export function draftProgram(columns: ReadonlyMap<string, unknown>, context: DraftContext): DraftResult<ProgramDraft> {
  const text = (name: keyof typeof COLUMN_NAMES) => findText(columns, COLUMN_NAMES[name]);
  const title = text('title');
  const url = parseWebAddress(text('url'));
  if (title === '') return { title, reason: 'no title' };
  if (title.length > MAX_LENGTHS.title) return { title, reason: `the title is longer than ${MAX_LENGTHS.title} characters` };
  if (url === null) return { title, reason: text('url') === '' ? 'no web address' : 'its web address is invalid' };
  const skillIds = context.findSkills(title, text('skills'));
  const { slug, families } = context.findCategory(text('category'), skillIds);
  const sourceId = text('id') || url;
  return {
    key: sourceId,
    title,
    draft: {
      source: context.source,
      sourceId,
      title,
      provider: (text('provider') || context.provider || new URL(url).hostname.replace(/^www\./, '')).slice(
        0,
        MAX_LENGTHS.shortText,
      ),
      universityId: context.universities.get(text('university')) ?? null,
      url,
      category: slug,
      families,
      skillIds,
      programType: parseType(text('type')),
      level: parseLevel(text('level')),
      mode: ProgramMode.safeParse(text('mode').toLowerCase()).data ?? 'online',
      region: text('region').slice(0, 60) || 'Global',
      language: parseLanguage(text('language'), title),
      hours: parseNumber(text('hours'), 99_999),
      hoursPerWeek: parseNumber(text('hoursPerWeek'), 168) || null,
      duration: text('duration').slice(0, MAX_LENGTHS.shortText),
      ...parsePrice(text('price')),
      feeNote: text('feeNote').slice(0, MAX_LENGTHS.shortText),
      summary: text('summary').slice(0, MAX_LENGTHS.summary),
      outcomes: parseLines(text('outcomes')),
      eligibility: parseLines(text('eligibility')),
    },
  };
}

const parseNumber = (text: string, max: number): number => {
  const number = Number(/\d+(\.\d+)?/.exec(text.replaceAll(',', ''))?.[0] ?? 0);
  return number <= max ? number : 0;
};

const parseLines = (text: string): string[] =>
  text
    .split(/\s*[;|\n]\s*/)
    .filter((line) => line !== '')
    .slice(0, 20);

const TYPES: readonly [RegExp, ProgramDraft['programType']][] = [
  [/ph\.?d|doctor/i, 'doctorate'],
  [/master|m\.?sc|mba|m\.?tech|post.?graduate/i, 'master'],
  [/bachelor|b\.?sc|b\.?tech|under.?graduate/i, 'bachelor'],
  [/diploma/i, 'diploma'],
  [/specialization|specialisation/i, 'specialisation'],
  [/certificat/i, 'certificate'],
];
const parseType = (text: string) =>
  ProgramType.safeParse(text.toLowerCase()).data ?? TYPES.find(([pattern]) => pattern.test(text))?.[1] ?? 'course';

const parseLevel = (text: string): ProgramDraft['level'] =>
  /advanced|expert/i.test(text) ? 'advanced' : /intermediate|medium/i.test(text) ? 'intermediate' : 'beginner';

/** Parses a price. The fee is null if none is stated or it is not in rupees; the page then refers to the provider. */
function parsePrice(text: string): Pick<ProgramDraft, 'cost' | 'feePaise'> {
  if (/audit/i.test(text)) return { cost: 'free-audit' };
  if (/^(free|0+(\.0+)?)$/i.test(text)) return { cost: 'free' };
  const isForeignCurrency = /[$€£]|usd|eur|gbp/i.test(text);
  const rupees = isForeignCurrency ? 0 : parseNumber(text, 100_000_000);
  return { cost: 'paid', feePaise: rupees > 0 ? Math.round(rupees * 100) : null };
}

/** Scripts that identify a language; the Latin script does not. */
const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Devanagari}/u, 'hi'],
];
const parseLanguage = (stated: string, title: string): string =>
  /^[a-z]{2}$/i.test(stated) ? stated.toLowerCase() : (SCRIPTS.find(([script]) => script.test(title))?.[1] ?? 'en');
