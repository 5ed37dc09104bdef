import type { Probe } from '#platform/fetch/fetcher.ts';
import type { Context } from '#platform/http/context.ts';
import { skillCatalogue } from './skill-catalogue.ts';
import type { CheckVerdict } from './tables.ts';

declare module '#platform/tasks/tasks.ts' {
  interface Tasks {
    'resources.check': Record<string, never>;
    'resources.check-one': { url: string };
  }
}

export type CheckReport = Record<CheckVerdict, number> & { gone_urls: string[] };

/** The URLs checked per night: a catalogue of a thousand within a week, with few requests per site. */
const MAX_PER_NIGHT = 200;
const CONCURRENCY = 4;

/** The nightly link check, if the operator allows outgoing requests. */
export async function checkResourcesNightly(ctx: Context): Promise<void> {
  if (!ctx.config.RESOURCE_CHECKS) return;
  const { gone_urls, ...counts } = await checkResources(ctx, { limit: MAX_PER_NIGHT });
  ctx.log.info({ ...counts, addresses: gone_urls }, 'learning resources were checked');
}

/** Checks the resource URLs that were checked longest ago and stores the results; `onResult` is told of each. */
export async function checkResources(
  ctx: Context,
  { limit, onResult }: { limit: number; onResult?: (verdict: CheckVerdict) => Promise<void> },
): Promise<CheckReport> {
  const queue = await listOldestFirst(ctx, limit);
  const report: CheckReport = { works: 0, gone: 0, failing: 0, unknown: 0, gone_urls: [] };
  const checkQueue = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const verdict = await checkUrl(ctx, url);
      report[verdict] += 1;
      await onResult?.(verdict);
      if (verdict === 'gone') report.gone_urls.push(url);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, checkQueue));
  return report;
}

/** Checks one address, because an editor asks for it. */
export async function checkOneResource(ctx: Context, { url }: { url: string }): Promise<void> {
  await checkUrl(ctx, url);
}

async function checkUrl(ctx: Context, url: string): Promise<CheckVerdict> {
  const probe = await ctx.fetcher.probe(toProbeUrl(url));
  const verdict = toVerdict(probe);
  await storeCheck(ctx, url, verdict, probe.kind === 'answered' ? probe.status : null);
  return verdict;
}

async function listOldestFirst(ctx: Context, limit: number): Promise<string[]> {
  const { skills } = await skillCatalogue();
  const urls = [...new Set(skills.flatMap(({ resources = [] }) => resources.map(({ url }) => url)))];
  const checks = await ctx.db.selectFrom('resource_checks').select(['url', 'checked_at']).execute();
  const lastChecks = new Map(checks.map(({ url, checked_at }) => [url, checked_at.getTime()]));
  return urls.toSorted((a, b) => (lastChecks.get(a) ?? 0) - (lastChecks.get(b) ?? 0)).slice(0, limit);
}

const VIDEO = /^https:\/\/(?:www\.youtube\.com\/(?:watch\?|playlist\?)|youtu\.be\/)/;

/** The video host returns 200 for missing videos; its oEmbed service returns the real status. */
function toProbeUrl(url: string): string {
  return VIDEO.test(url) ? `https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(url)}` : url;
}

/** Many sites block bots: only an explicit "not found" means gone; a refusal says nothing about the page. */
function toVerdict(probe: Probe): CheckVerdict {
  if (probe.kind === 'refused') return 'unknown';
  if (probe.kind === 'silent') return 'failing';
  const { status } = probe;
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500) return 'failing';
  return status < 400 ? 'works' : 'unknown';
}

async function storeCheck(ctx: Context, url: string, verdict: CheckVerdict, status: number | null): Promise<void> {
  const failed = verdict === 'gone' || verdict === 'failing';
  const check = { checked_at: ctx.clock.now(), verdict, status };
  await ctx.db
    .insertInto('resource_checks')
    .values({ url, ...check, failures: failed ? 1 : 0 })
    .onConflict((conflict) =>
      conflict.column('url').doUpdateSet((eb) => ({ ...check, failures: failed ? eb('resource_checks.failures', '+', 1) : 0 })),
    )
    .execute();
}
