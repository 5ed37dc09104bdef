/**
 * Counts in how many occupations each word and each skill occurs, and writes `content/frequencies.json`:
 * `npm run report -- frequencies ONET_FOLDER ESCO_FOLDER`. The folders hold the text files of O*NET (Occupation Data,
 * Task Statements, Technology Skills) and `occupations_en.csv` of ESCO; the advertisements of `content/jobs` count, too.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { countedWords } from '#features/member/fitment/server/engine/word-weights.ts';
import { matchSkills, skillCatalogue } from '#features/base/skills/server/index.ts';

const FILE = 'content/frequencies.json';
/** Rarer words weigh as much as unknown ones, so they need no entry. */
const MIN_DOCUMENTS = 4;

const [onet, esco] = process.argv.slice(2);
if (onet === undefined || esco === undefined) {
  console.error('Usage: npm run report -- frequencies ONET_FOLDER ESCO_FOLDER');
  process.exit(2);
}

const { taxonomy } = await skillCatalogue();
const documents = [...readOnet(onet), ...readEsco(esco), ...readOwnJobs()];
const [words, skills] = [new Map<string, number>(), new Map<string, number>()];
for (const text of documents) {
  increment(words, new Set(countedWords(text)));
  increment(skills, new Set(matchSkills(taxonomy, text).map(({ skillId }) => skillId)));
}
const frequencies = { documents: documents.length, skills: sortedEntries(skills, 1), words: sortedEntries(words, MIN_DOCUMENTS) };
writeFileSync(FILE, `${JSON.stringify(frequencies)}\n`);
console.log(`${FILE}: ${documents.length} documents, ${Object.keys(frequencies.words).length} words`);

function increment(counts: Map<string, number>, keys: ReadonlySet<string>): void {
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function sortedEntries(counts: ReadonlyMap<string, number>, min: number): Record<string, number> {
  return Object.fromEntries([...counts].filter(([, count]) => count >= min).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readOnet(folder: string): string[] {
  const byCode = new Map<string, string[]>();
  for (const [file, columns] of [
    ['Occupation Data.txt', [1, 2]],
    ['Task Statements.txt', [2]],
    ['Technology Skills.txt', [1]],
  ] as const) {
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n').slice(1)) {
      const cells = line.trim().split('\t');
      const texts = byCode.get(cells[0] ?? '') ?? [];
      byCode.set(cells[0] ?? '', [...texts, ...columns.map((column) => cells[column] ?? '')]);
    }
  }
  return [...byCode.values()].map((texts) => texts.join('.\n'));
}

function readEsco(folder: string): string[] {
  const rows: Record<string, string>[] = parse(readFileSync(path.join(folder, 'occupations_en.csv'), 'utf8'), { columns: true });
  return rows.map(({ preferredLabel, altLabels, description }) => [preferredLabel, altLabels, description].join('.\n'));
}

function readOwnJobs(): string[] {
  return readdirSync('content/jobs').flatMap((file) => {
    const jobs = JSON.parse(readFileSync(path.join('content/jobs', file), 'utf8')) as { title: string; description: string }[];
    return jobs.map(({ title, description }) => `${title}.\n${description}`);
  });
}
