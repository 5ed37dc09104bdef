/** How editors change learning resources. Checks no permission. */
import { audit } from '#features/base/accounts/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { conflict, invalid, notFound, problem } from '#platform/http/errors.ts';
import { storeVersion } from '../learning-versions.ts';
import { answerMistakes } from '../mistakes/answer-mistakes.ts';
import { SKILLS_CHANGED } from '../skill-catalogue.ts';
import type { Replacement } from './replacement.ts';
import { loadResourceBank, type BankResource } from './resource-bank.ts';

/** How they stand in the audit log. */
export const RESOURCE = 'learning_resource';

/** `version` is the one that the editor saw; `reason` is read by everybody whose report of it waits. */
export type ResourceChange = { id: string; version: number; reason: string };

/** One resource, also a dropped one; 404 for an unknown one. */
export async function getBankResource(ctx: Context, id: string): Promise<BankResource> {
  const found = (await loadResourceBank(ctx)).find((resource) => resource.id === id);
  if (!found) throw notFound('resource');
  return found;
}

/**
 * Replaces the address of a resource, which answers all reports of it; by the address of its file the replacement ends. 422 for
 * the address of another one.
 */
export async function replaceResource(ctx: Context, { id, version, reason }: ResourceChange, next: Replacement): Promise<void> {
  const before = await getSeen(ctx, id, version);
  const taken = (await loadResourceBank(ctx)).some(
    (other) => other.id !== id && [other.url, other.stated.url].includes(next.url),
  );
  if (taken) throw invalid({ path: 'url', code: 'resource-address-taken' });
  await store(ctx, before, { content: next.url === before.stated.url ? null : next, dropped: before.dropped });
  const { url, source, sourced_on } = next;
  const old = { url: before.url, source: before.replacement?.source, sourced_on: before.replacement?.sourced_on };
  const details = { before: old, after: { url, source, sourced_on }, reason };
  await audit(ctx, { action: 'resource.replace', objectType: RESOURCE, objectId: id, details });
  await answerReports(ctx, before, 'corrected', reason);
}

/**
 * Takes a resource out of what is recommended, which answers all reports of it, or puts it back; plans that have it keep it.
 * 409 for one that the path of a skill needs.
 */
export async function setResourceDropped(ctx: Context, { id, version, reason }: ResourceChange, dropped: boolean): Promise<void> {
  const before = await getSeen(ctx, id, version);
  if (before.dropped === dropped) throw problem(412, 'content-changed-meanwhile');
  if (dropped && before.paths.length > 0)
    throw conflict('resource-in-path', { skills: before.paths.map(({ name }) => name).join(', ') });
  await store(ctx, before, { content: before.replacement, dropped });
  const [old, now] = [before.dropped, dropped].map((state) => ({ state: state ? 'dropped' : 'in-use' }));
  const details = { url: before.url, before: old, after: now, reason };
  await audit(ctx, { action: dropped ? 'resource.drop' : 'resource.restore', objectType: RESOURCE, objectId: id, details });
  if (dropped) await answerReports(ctx, before, 'dropped', reason);
}

async function getSeen(ctx: Context, id: string, version: number): Promise<BankResource> {
  const resource = await getBankResource(ctx, id);
  if (resource.version !== version) throw problem(412, 'content-changed-meanwhile');
  return resource;
}

async function store(
  ctx: Context,
  { stated, version }: BankResource,
  change: { content: Replacement | null; dropped: boolean },
): Promise<void> {
  await storeVersion(ctx, { kind: 'resource', thingId: stated.url, version, ...change });
  ctx.announce(SKILLS_CHANGED, 'resources');
}

async function answerReports(ctx: Context, { url, skills }: BankResource, outcome: 'corrected' | 'dropped', answer: string) {
  const [skill] = skills;
  if (!skill) return;
  await answerMistakes(ctx, { kind: 'resource', thingId: url, outcome, answer, skill: skill.name, url: `/skills/${skill.id}` });
}
