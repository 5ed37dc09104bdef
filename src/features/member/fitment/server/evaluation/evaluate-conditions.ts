import type { Taxonomy } from '#features/base/skills/server/index.ts';
import { z } from 'zod';
import { scoreFit } from '../engine/score-fit.ts';
import { bootstrap, share, type Interval } from './metrics.ts';
import { parseLines } from './parse-gold.ts';
import { loadTexts } from './real-texts.ts';

const Status = z.enum(['met', 'not_met', 'not_stated']);
const Kind = z.enum(['licence', 'registration', 'degree', 'permit', 'driving', 'language']);
const GoldConditions = z.object({
  title: z.string().default(''),
  ad: z.string(),
  resume: z.string(),
  conditions: z.array(z.object({ kind: Kind, name: z.string().default(''), status: Status })),
});

export type ConditionsReport = {
  pairs: number;
  /** Labelled conditions that were found, conditions found that are none, and the right status of those found. */
  found: { share: number; interval: Interval; count: number };
  false: number;
  statusRight: { share: number; interval: Interval };
  errors: string[];
};

type Counts = { expected: number; found: number; right: number; invented: number };

/**
 * Compares the conditions of ads, and whether résumés meet them, with labels by hand. With `real`, the gold names ads of a CSV
 * file by id and résumés of a folder by file instead of having their texts.
 */
export async function evaluateConditions(
  taxonomy: Taxonomy,
  goldFile: string,
  today: string,
  real: { ads: string; resumes: string } | null,
): Promise<ConditionsReport> {
  const rows = await parseLines(goldFile, (value) => GoldConditions.parse(value));
  const gold = real ? await loadTexts(goldFile, rows, real.ads, real.resumes) : rows;
  const errors: string[] = [];
  const measured = gold.map(({ title, ad, resume, conditions }) => {
    const found = [...scoreFit({ taxonomy, ad: { title, text: ad }, resume, today }).conditions];
    const counts: Counts = { expected: conditions.length, found: 0, right: 0, invented: 0 };
    for (const { kind, name, status } of conditions) {
      const at = found.findIndex(
        (condition) => condition.kind === kind && (kind !== 'language' || condition.label.includes(name)),
      );
      const [condition] = at < 0 ? [] : found.splice(at, 1);
      if (!condition) errors.push(`${title}: missed ${kind} ${name}`);
      else {
        counts.found += 1;
        if (condition.status === status) counts.right += 1;
        else errors.push(`${title}: ${kind} is ${status}, read as ${condition.status}`);
      }
    }
    counts.invented = found.length;
    for (const { id } of found) errors.push(`${title}: invented ${id}`);
    return counts;
  });
  const sum = (key: keyof Counts, sample: readonly Counts[]) => sample.reduce((all, counts) => all + counts[key], 0);
  const found = (sample: readonly Counts[]) => share(sum('found', sample), sum('expected', sample));
  const right = (sample: readonly Counts[]) => share(sum('right', sample), sum('found', sample));
  return {
    pairs: gold.length,
    found: { share: found(measured), interval: bootstrap(measured, found), count: sum('expected', measured) },
    false: sum('invented', measured),
    statusRight: { share: right(measured), interval: bootstrap(measured, right) },
    errors,
  };
}
