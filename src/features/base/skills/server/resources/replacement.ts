import * as z from 'zod';
import type { LearningVersion } from '../learning-versions.ts';
import type { Skill } from '../skill.ts';

/** Where a resource is now, who says so, and on which day. */
const ReplacementSchema = z.object({ url: z.url(), source: z.string(), sourced_on: z.string() });
export type Replacement = z.infer<typeof ReplacementSchema>;

/** What editors replaced the address of a resource by; null where it is as its file states it. */
export const parseReplacement = (version: LearningVersion | undefined): Replacement | null =>
  version?.content ? ReplacementSchema.parse(version.content) : null;

/** The skills with the resources that editors replaced, and without those that they dropped; by the addresses of the files. */
export function withReplacements(skills: readonly Skill[], latest: ReadonlyMap<string, LearningVersion>): Skill[] {
  const urlOf = (url: string) => parseReplacement(latest.get(url))?.url ?? url;
  return skills.map((skill) => {
    const { resources = [], path } = skill;
    if (!resources.some(({ url }) => latest.has(url))) return skill;
    return {
      ...skill,
      resources: resources
        .filter(({ url }) => !latest.get(url)?.dropped)
        .map((resource) => {
          const url = urlOf(resource.url);
          return url === resource.url ? resource : { ...resource, url, former_url: resource.url };
        }),
      ...(path && { path: path.map((entry) => ({ ...entry, url: urlOf(entry.url) })) }),
    };
  });
}
