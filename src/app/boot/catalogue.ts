/** Loads the reference data of `content/`, and outside production the demo; unchanged files are skipped. */
import { loadPosts } from '#features/catalogue/blog/server/index.ts';
import { loadPacks } from '#features/catalogue/boards/server/index.ts';
import { loadCampaigns } from '#features/catalogue/campaigns/server/index.ts';
import { loadCommunities } from '#features/catalogue/communities/server/index.ts';
import { loadForum } from '#features/catalogue/forum/server/index.ts';
import { loadInsights } from '#features/catalogue/insights/server/index.ts';
import { loadCategories } from '#features/base/interests/server/index.ts';
import { loadJobs, loadJobTemplates } from '#features/catalogue/jobs/server/index.ts';
import { loadDemoEmployers } from '#features/operations/hiring-teams/server/index.ts';
import { loadTestimonials } from '#features/member/fitment/server/index.ts';
import { enqueueSkillsForSearch } from '#features/member/skill-pages/server/index.ts';
import { loadCourses, loadPrograms } from '#features/catalogue/programs/server/index.ts';
import { countWords, indexChanges, loadSearchWords } from '#features/base/search/server/index.ts';
import { loadSkills } from '#features/base/skills/server/index.ts';
import { hasDemo, isCatalogueEmpty, showsDemo } from '#platform/db/content-loads.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { cards } from '../wiring/cards.ts';
import { enqueuePagesForSearch } from '../wiring/pages-to-search.ts';
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
  const demo = await showsDemo(ctx);
  if (isFirstLoad) report(`Loading ${demo ? 'the demo catalogue' : 'skills, courses and categories'}, once ...`);
  if (!demo && (await hasDemo(ctx))) report('This database holds the demo catalogue. Remove it with: npm run cli -- demo remove');
  await loadSkills(ctx);
  await loadSearchWords(ctx);
  await loadCategories(ctx, folder);
  await loadCommunities(ctx, folder);
  await loadJobTemplates(ctx, folder);
  await loadCourses(ctx);
  if (demo) await loadDemo(ctx, folder);
  await enqueueSkillsForSearch(ctx);
  await enqueuePagesForSearch(ctx);
  if (isFirstLoad) report('Indexing it for search ...');
  await indexChanges(searchables)(ctx);
  await countWords(ctx);
}

async function loadDemo(ctx: Context, folder: string): Promise<void> {
  await loadForum(ctx, folder);
  await loadJobs(ctx, folder);
  await loadDemoEmployers(ctx, folder);
  await loadPrograms(ctx, folder);
  await loadInsights(ctx, folder);
  await loadPosts(ctx, folder);
  await loadTestimonials(ctx, folder);
  await loadCampaigns(ctx, folder);
  // Packs refer to everything else, so they come last.
  await loadPacks(ctx, folder, cards);
}
