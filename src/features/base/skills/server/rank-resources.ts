import type { SkillResource } from './skill.ts';

/** Kinds of resources in the order in which they are offered. */
export const RESOURCE_KINDS = ['video', 'course', 'book', 'document'] as const;

const COST: Record<string, number> = { free: 0, 'free-audit': 1 };
const LEVEL: Record<string, number> = { beginner: 0, all: 0, intermediate: 1, advanced: 2 };

/** Free before paid, easy before hard; among equals the editor's order stands. */
export const compareResources = (resources: readonly SkillResource[]): SkillResource[] =>
  resources.toSorted((a, b) => (COST[a.cost] ?? 2) - (COST[b.cost] ?? 2) || (LEVEL[a.level] ?? 1) - (LEVEL[b.level] ?? 1));
