import type { Context } from '#platform/server/context.ts';
import { presentPack } from './present-pack.ts';
import { readPacks } from './read-packs.ts';

/** Which categories a pack belongs to. */
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  'interview-tips': ['interviews', 'job-search', 'first-jobs-and-internships'],
  'first-90-days': ['first-jobs-and-internships', 'working-life', 'changing-careers'],
  'resume-evidence-workshop': ['resumes-and-portfolios', 'job-search', 'changing-careers'],
};

/** Learning packs of a category, or all of them, in the editors' order. */
export async function listBoardsOf(_ctx: Context, category: string | undefined) {
  const packs = await readPacks();
  return packs.filter(({ slug }) => category === undefined || CATEGORIES[slug]?.includes(category)).map(presentPack);
}
