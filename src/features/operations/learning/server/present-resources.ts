import { countWaitingReports, getBankResource, RESOURCE } from '#features/base/skills/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { healthOf, type FoundResource } from './select-resources.ts';

const MAX_ENTRIES = 20;

const resourceFields = ({ stated, url, check, replacement, dropped, skills, reports }: FoundResource) => ({
  title: stated.title,
  url,
  provider: stated.provider,
  kind: stated.kind,
  health: healthOf(check),
  checked_at: check?.at.toISOString() ?? null,
  replaced: replacement !== null,
  dropped,
  skills,
  reports,
});

export const presentResourceItem = (resource: FoundResource) => ({
  id: resource.id,
  type: 'staff_resource' as const,
  attributes: resourceFields(resource),
});

/** One resource with its last check and its history; 404 for an unknown one. */
export async function presentResource(ctx: Context, id: string) {
  const [resource, reports, history] = await Promise.all([
    getBankResource(ctx, id),
    countWaitingReports(ctx, 'resource'),
    findAuditEntries(ctx, { type: RESOURCE, id }, MAX_ENTRIES),
  ]);
  const { stated, check, replacement, version, paths, url } = resource;
  return {
    data: {
      id,
      type: 'staff_resource' as const,
      attributes: {
        ...resourceFields({ ...resource, reports: reports.get(url) ?? 0 }),
        stated_url: stated.url,
        source: replacement?.source ?? '',
        sourced_on: replacement?.sourced_on ?? null,
        status: check?.status ?? null,
        failures: check?.failures ?? 0,
        hours: stated.hours,
        language: stated.language,
        cost: stated.cost,
        paths,
        version,
        history,
      },
    },
  };
}
