/** The learning resources of `content/`, each address once, with what editors changed of them and what was last checked. */
import { createHash } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';
import { loadLatestVersions, type LearningVersion } from '../learning-versions.ts';
import type { Skill, SkillResource } from '../skill.ts';
import { skillCatalogue, statedCatalogue } from '../skill-catalogue.ts';
import type { CheckVerdict } from '../tables.ts';
import { parseReplacement, type Replacement } from './replacement.ts';

type SkillName = { id: string; name: string };

/** A resource by the address that its file states. */
export type BankResource = {
  id: string;
  stated: SkillResource;
  replacement: Replacement | null;
  /** Its address now. */
  url: string;
  dropped: boolean;
  version: number;
  /** The last check of its address; null before the first. */
  check: { verdict: CheckVerdict; status: number | null; at: Date; failures: number } | null;
  skills: SkillName[];
  /** The skills whose path needs it. */
  paths: SkillName[];
};

/** A short name of an address, for pages and requests. */
const addressId = (url: string): string => createHash('sha256').update(url).digest('hex').slice(0, 16);

/** All resources, also dropped ones, in the order of skills and files. */
export async function loadResourceBank(ctx: Context): Promise<BankResource[]> {
  const [{ skills }, { taxonomy }, latest, checks] = await Promise.all([
    statedCatalogue(),
    skillCatalogue(),
    loadLatestVersions(ctx, 'resource'),
    ctx.db.selectFrom('resource_checks').selectAll().execute(),
  ]);
  const checkOf = new Map(
    checks.map(({ url, verdict, status, checked_at, failures }) => [url, { verdict, status, at: checked_at, failures }]),
  );
  const bank = new Map<string, BankResource>();
  for (const skill of skills)
    for (const stated of skill.resources ?? []) {
      const resource = bank.get(stated.url) ?? toBankResource(stated, latest.get(stated.url));
      resource.check = checkOf.get(resource.url) ?? null;
      bank.set(stated.url, resource);
      addSkill(resource, skill, taxonomy.byId.get(skill.id) ?? skill);
    }
  return [...bank.values()];
}

function toBankResource(stated: SkillResource, version: LearningVersion | undefined): BankResource {
  const replacement = parseReplacement(version);
  return {
    id: addressId(stated.url),
    stated,
    replacement,
    url: replacement?.url ?? stated.url,
    dropped: version?.dropped ?? false,
    version: version?.version ?? 0,
    check: null,
    skills: [],
    paths: [],
  };
}

// After a merge two skills that have it may be one.
function addSkill(resource: BankResource, { path = [] }: Skill, { id, name }: Skill): void {
  if (!resource.skills.some((other) => other.id === id)) resource.skills.push({ id, name });
  if (path.some(({ url }) => url === resource.stated.url)) resource.paths.push({ id, name });
}
