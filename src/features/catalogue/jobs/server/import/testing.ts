/** Imports for tests: a text is imported, and a job found as a visitor reads it. */
import type { openTestApp } from '#app/boot/testing.ts';
import { importJobs } from './import-jobs.ts';

export const DESCRIPTION = 'You write SQL every day and you speak with the people who use the figures.';
export const APPLY_URL = 'https://careers.example/apply';

type Options = { source?: string; company?: string; applyUrl?: string | undefined };

export const createImport = (app: ReturnType<typeof openTestApp>) => ({
  importText: (text: string, options: Options = {}) =>
    importJobs(app.context(), text, { source: 'test', applyUrl: APPLY_URL, ...options }),
  findImported: async (query: string) => {
    await app.updateSearchIndex();
    const { data } = await app.call(null, 'GET /api/jobs', { query: { query } });
    const slug = data[0]?.attributes.slug ?? 'none';
    return (await app.call(null, 'GET /api/jobs/{slug}', { params: { slug } })).data.attributes;
  },
});
