import type { SkillResource } from './skill.ts';

/** Resource kinds in display order. */
export const RESOURCE_KINDS = ['video', 'course', 'book', 'document'] as const;

const COST: Record<string, number> = { free: 0, 'free-audit': 1 };
const LEVEL: Record<string, number> = { beginner: 0, all: 0, intermediate: 1, advanced: 2 };

/** Sorts free resources before paid ones, and easy before hard; ties keep the editors' order. */
export const sortResources = (resources: readonly SkillResource[]): SkillResource[] =>
  resources.toSorted((a, b) => (COST[a.cost] ?? 2) - (COST[b.cost] ?? 2) || (LEVEL[a.level] ?? 1) - (LEVEL[b.level] ?? 1));
