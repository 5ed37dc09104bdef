/** Loads the demo catalogue of `content/` and the skills into the database; unchanged files are skipped. */
import { loadPosts } from '#features/catalogue/blog/server/index.ts';
import { loadPacks } from '#features/catalogue/boards/server/index.ts';
import { loadCommunities } from '#features/catalogue/communities/server/index.ts';
import { loadForum } from '#features/catalogue/forum/server/index.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadJobs } from '#features/catalogue/jobs/server/index.ts';
import { loadDemoEmployers } from '#features/operations/hiring-teams/server/index.ts';
import { enqueueSkillsForSearch } from '#features/member/skill-pages/server/index.ts';
import { loadPrograms } from '#features/catalogue/programs/server/index.ts';
import { countWords, indexChanges } from '#features/base/search/server/index.ts';
import { loadImportedSkills } from '#features/base/skills/server/index.ts';
import { isCatalogueEmpty } from '#platform/db/content-loads.ts';
import { createContext } from '#platform/http/context.ts';
import { cards } from '../wiring/cards.ts';
import { searchables } from '../wiring/searchables.ts';
import type { Running } from './services.ts';

/** `report` is called before each slow step; only the first load has slow steps. */
export async function loadCatalogue(
  { work }: Pick<Running, 'work'>,
  folder: string,
  report: (line: string) => void = () => {},
): Promise<void> {
  const ctx = createContext(work);
  const isFirstLoad = await isCatalogueEmpty(ctx);
  if (isFirstLoad) report('Loading the demo catalogue, once ...');
  await loadImportedSkills(ctx);
  await loadCategories(ctx, folder);
  await loadCommunities(ctx, folder);
  await loadForum(ctx, folder);
  await loadJobs(ctx, folder);
  await loadDemoEmployers(ctx, folder);
  await loadPrograms(ctx, folder);
  await loadInsights(ctx, folder);
  await loadPosts(ctx, folder);
  // Packs refer to everything else, so they come last.
  await loadPacks(ctx, folder, cards);
  await enqueueSkillsForSearch(ctx);
  if (isFirstLoad) report('Indexing it for search ...');
  await indexChanges(searchables)(ctx);
  await countWords(ctx);
}
