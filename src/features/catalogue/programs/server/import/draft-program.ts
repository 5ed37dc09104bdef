/** A row of a table as a program. Nothing is claimed that the row does not say: what names no price is not called free. */
import type { Drafted } from '#platform/io/import-table.ts';
import { parseWebAddress, findText } from '#platform/io/parse-table.ts';
import { ProgramMode, ProgramType } from '../../contract.ts';
import type { ProgramDraft } from '../write-program.ts';

type Around = {
  source: string;
  provider: string | undefined;
  skillsIn: (words: string) => string[];
  categoryOf: (named: string, skillIds: readonly string[]) => { slug: string; families: string[] };
  /** Ids by code. */
  universities: ReadonlyMap<string, string>;
};

/** The names under which tables keep the same thing, in order of trust. */
const NAMES = {
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
const MAX_LENGTHS = { title: 300, summary: 2000, words: 200 };

/** The draft, or why the row is none. */
export function draftProgram(columns: ReadonlyMap<string, unknown>, around: Around): Drafted<ProgramDraft> {
  const text = (name: keyof typeof NAMES) => findText(columns, NAMES[name]);
  const title = text('title');
  const url = parseWebAddress(text('url'));
  if (title === '') return { title, reason: 'no title' };
  if (title.length > MAX_LENGTHS.title) return { title, reason: `the title is longer than ${MAX_LENGTHS.title} characters` };
  if (url === null) return { title, reason: text('url') === '' ? 'no web address' : 'its web address is none' };
  const skillIds = around.skillsIn(`${title}\n${text('skills')}`);
  const { slug, families } = around.categoryOf(text('category'), skillIds);
  const sourceId = text('id') || url;
  return {
    key: sourceId,
    title,
    draft: {
      source: around.source,
      sourceId,
      title,
      provider: (text('provider') || around.provider || new URL(url).hostname.replace(/^www\./, '')).slice(0, MAX_LENGTHS.words),
      universityId: around.universities.get(text('university')) ?? null,
      url,
      category: slug,
      families,
      skillIds,
      programType: readType(text('type')),
      level: readLevel(text('level')),
      mode: ProgramMode.safeParse(text('mode').toLowerCase()).data ?? 'online',
      region: text('region').slice(0, 60) || 'Global',
      language: readLanguage(text('language'), title),
      hours: numberIn(text('hours'), 99_999),
      hoursPerWeek: numberIn(text('hoursPerWeek'), 168) || null,
      duration: text('duration').slice(0, MAX_LENGTHS.words),
      ...readPrice(text('price')),
      feeNote: text('feeNote').slice(0, MAX_LENGTHS.words),
      summary: text('summary').slice(0, MAX_LENGTHS.summary),
      outcomes: linesIn(text('outcomes')),
      eligibility: linesIn(text('eligibility')),
    },
  };
}

const numberIn = (text: string, most: number): number => {
  const number = Number(/\d+(\.\d+)?/.exec(text.replaceAll(',', ''))?.[0] ?? 0);
  return number <= most ? number : 0;
};

const linesIn = (text: string): string[] =>
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
const readType = (text: string) =>
  ProgramType.safeParse(text.toLowerCase()).data ?? TYPES.find(([pattern]) => pattern.test(text))?.[1] ?? 'course';

const readLevel = (text: string): ProgramDraft['level'] =>
  /advanced|expert/i.test(text) ? 'advanced' : /intermediate|medium/i.test(text) ? 'intermediate' : 'beginner';

/** Rupees, parsed from text; a row without a price refers to the provider. */
function readPrice(text: string): Pick<ProgramDraft, 'cost' | 'feePaise'> {
  if (/audit/i.test(text)) return { cost: 'free-audit' };
  if (/^(free|0+(\.0+)?)$/i.test(text)) return { cost: 'free' };
  const foreign = /[$€£]|usd|eur|gbp/i.test(text);
  const rupees = foreign ? 0 : numberIn(text, 100_000_000);
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
const readLanguage = (stated: string, title: string): string =>
  /^[a-z]{2}$/i.test(stated) ? stated.toLowerCase() : (SCRIPTS.find(([script]) => script.test(title))?.[1] ?? 'en');
