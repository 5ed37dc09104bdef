/** Loads the demo catalogue of `content/` into the database; unchanged files are skipped. */
import { loadJobs } from '#features/jobs/server/index.ts';
import { createContext, type Services } from '#platform/server/context.ts';

export async function loadCatalogue(services: Services, folder: string): Promise<void> {
  await loadJobs(createContext(services), folder);
}
