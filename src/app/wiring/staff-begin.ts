/** What an administrator of a new site has to do, as the console's first page shows it. */
import { hasQuestions } from '#features/catalogue/forum/server/index.ts';
import { hasInsights } from '#features/catalogue/insights/server/index.ts';
import { hasCompanies, hasJobs } from '#features/catalogue/jobs/server/index.ts';
import type { BeginSteps } from '#features/operations/staff/server/index.ts';
import { hasDemo, showsDemo } from '#platform/db/content-loads.ts';
import { findPlaceholders } from '#platform/runtime/settings.ts';

export const findBeginSteps: BeginSteps = async (ctx) => {
  const [demo, isShown] = [await hasDemo(ctx), await showsDemo(ctx)];
  if (demo && isShown) return [];
  const { config } = ctx;
  return [
    { id: 'operator', done: findPlaceholders(config).length === 0 },
    { id: 'payments', done: !config.sandboxes.payment },
    { id: 'mail', done: config.SMTP_URL !== undefined },
    ...(demo ? [{ id: 'demo' as const, done: false }] : []),
    { id: 'companies', done: await hasCompanies(ctx) },
    { id: 'jobs', done: await hasJobs(ctx) },
    { id: 'communities', done: await hasQuestions(ctx) },
    { id: 'articles', done: await hasInsights(ctx) },
  ];
};
