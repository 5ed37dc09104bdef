/** The reader that tests of job postings use: the scoring engine's, as the application wires it. */
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { createAdReader } from '#features/member/fitment/server/index.ts';
import type { ReadOptions } from './posting.ts';

export async function readOptions(today = '2026-11-23'): Promise<ReadOptions> {
  const { taxonomy } = await skillCatalogue();
  return { reader: createAdReader(taxonomy), today };
}
