/** Loads the demo catalogue of `content/` into the database, unchanged files being skipped, and the skills beside it. */
import { loadPosts } from '#features/blog/server/index.ts';
import { loadPacks } from '#features/boards/server/index.ts';
import { loadCommunities } from '#features/communities/server/index.ts';
import { loadInsights } from '#features/insights/server/index.ts';
import { loadCategories } from '#features/interests/server/index.ts';
import { loadJobs } from '#features/jobs/server/index.ts';
import { tellSearchOfSkills } from '#features/library/server/index.ts';
import { loadPrograms } from '#features/programs/server/index.ts';
import { countWords, indexChanges } from '#features/search/server/index.ts';
import { loadImportedSkills } from '#features/skills/server/index.ts';
import { createContext, type Services } from '#platform/server/context.ts';
import { cards } from './cards.ts';
import { searchables } from './searchables.ts';

export async function loadCatalogue(services: Services, folder: string): Promise<void> {
  const ctx = createContext(services);
  await loadImportedSkills(ctx);
  await loadCategories(ctx, folder);
  await loadCommunities(ctx, folder);
  await loadJobs(ctx, folder);
  await loadPrograms(ctx, folder);
  await loadInsights(ctx, folder);
  await loadPosts(ctx, folder);
  // Last: packs name what the others hold.
  await loadPacks(ctx, folder, cards);
  await tellSearchOfSkills(ctx);
  await indexChanges(searchables)(ctx);
  await countWords(ctx);
}
