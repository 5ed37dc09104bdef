/** Loads the demo catalogue of `content/` into the database, unchanged files being skipped, and the skills beside it. */
import { loadPosts } from '#features/catalogue/blog/server/index.ts';
import { loadPacks } from '#features/catalogue/boards/server/index.ts';
import { loadCommunities } from '#features/catalogue/communities/server/index.ts';
import { loadForum } from '#features/catalogue/forum/server/index.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadJobs } from '#features/catalogue/jobs/server/index.ts';
import { enqueueSkillsForSearch } from '#features/member/skill-pages/server/index.ts';
import { loadPrograms } from '#features/catalogue/programs/server/index.ts';
import { countWords, indexChanges } from '#features/base/search/server/index.ts';
import { loadImportedSkills } from '#features/base/skills/server/index.ts';
import { createContext } from '#platform/http/context.ts';
import { cards } from '../wiring/cards.ts';
import { searchables } from '../wiring/searchables.ts';
import type { Running } from './services.ts';

/** `report` gets a line for each step that takes a while, which only the first load does. */
export async function loadCatalogue(
  { work }: Pick<Running, 'work'>,
  folder: string,
  report: (line: string) => void = () => {},
): Promise<void> {
  const ctx = createContext(work);
  const first = (await ctx.db.selectFrom('catalogue_loads').select('name').limit(1).execute()).length === 0;
  if (first) report('Loading the demo catalogue, once ...');
  await loadImportedSkills(ctx);
  await loadCategories(ctx, folder);
  await loadCommunities(ctx, folder);
  await loadForum(ctx, folder);
  await loadJobs(ctx, folder);
  await loadPrograms(ctx, folder);
  await loadInsights(ctx, folder);
  await loadPosts(ctx, folder);
  // Last: packs name what the others hold.
  await loadPacks(ctx, folder, cards);
  await enqueueSkillsForSearch(ctx);
  if (first) report('Indexing it for search ...');
  await indexChanges(searchables)(ctx);
  await countWords(ctx);
}
