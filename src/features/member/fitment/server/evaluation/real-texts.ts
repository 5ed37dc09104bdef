import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { parseDocument } from '#features/base/resumes/server/index.ts';
import { GoldError, parseLines, type GoldPair } from './parse-gold.ts';

/** An ad of a file that is not part of the repository. */
export type RealAd = { title: string; text: string; employer: string };

const Row = z.object({ id: z.string(), title: z.string(), companyName: z.string(), description: z.string() });

/** Reads the ads of a CSV file with the columns id, title, companyName and description. */
export async function loadRealAds(file: string): Promise<Map<string, RealAd>> {
  const rows: unknown[] = parse(await readFile(file, 'utf8'), { columns: true, bom: true });
  return new Map(
    rows.map((row) => {
      const { id, title, companyName, description } = Row.parse(row);
      return [id, { title: unescapeHtml(title), text: description, employer: unescapeHtml(companyName) }];
    }),
  );
}

function unescapeHtml(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"');
}

const RealPair = z.object({ ad: z.string(), resume: z.string(), label: z.number() });

/** Parses labelled pairs that name an ad by its id and a résumé by its file, and loads their texts. */
export async function parseRealPairs(gold: string, adsFile: string, resumesFolder: string): Promise<GoldPair[]> {
  const pairs = await parseLines(gold, (value) => RealPair.parse(value));
  return loadTexts(gold, pairs, adsFile, resumesFolder);
}

/** The rows of a gold file with the texts of their ads and résumés in place of the ids. */
export async function loadTexts<T extends { ad: string; resume: string }>(
  gold: string,
  rows: readonly T[],
  adsFile: string,
  resumesFolder: string,
): Promise<(T & { name: string; title: string; employer: string })[]> {
  const ads = await loadRealAds(adsFile);
  const texts = new Map<string, string>();
  for (const { resume } of rows)
    if (!texts.has(resume)) {
      const parsed = await parseDocument(await readFile(path.join(resumesFolder, resume)), 'pdf');
      texts.set(resume, parsed.ok ? parsed.text : '');
    }
  return rows.map((row, index) => {
    const ad = ads.get(row.ad);
    if (!ad) throw new GoldError(gold, index + 1, `no ad ${row.ad} in ${adsFile}`);
    const name = `${row.ad} with ${row.resume}`;
    return { ...row, name, title: ad.title, ad: ad.text, employer: ad.employer, resume: texts.get(row.resume) ?? '' };
  });
}
