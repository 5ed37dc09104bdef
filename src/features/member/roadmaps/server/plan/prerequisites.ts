import type { Taxonomy } from '#features/base/skills/server/index.ts';
import type { Plan } from './plan-types.ts';
import type { Prerequisites } from './steps.ts';

/** For each skill of a plan, the other skills of the plan that are learnt before it, also through skills outside of the plan. */
export function findPrerequisites({ skills }: Pick<Plan, 'skills'>, { byId }: Pick<Taxonomy, 'byId'>): Prerequisites {
  const planned = new Set(skills.map(({ skill_id }) => skill_id));
  return new Map(
    [...planned].map((id) => {
      const found = new Set<string>();
      const visit = (skillId: string): void => {
        for (const next of byId.get(skillId)?.prerequisites ?? []) {
          if (found.has(next) || next === id) continue;
          found.add(next);
          visit(next);
        }
      };
      visit(id);
      return [id, [...found].filter((other) => planned.has(other))];
    }),
  );
}

/** The items in their order, except that each comes after those that it needs. */
export function neededFirst<T>(items: readonly T[], needs: (item: T, other: T) => boolean): T[] {
  const ordered = new Set<T>();
  const visited = new Set<T>();
  const visit = (item: T): void => {
    if (visited.has(item)) return;
    visited.add(item);
    for (const other of items) if (needs(item, other)) visit(other);
    ordered.add(item);
  };
  for (const item of items) visit(item);
  return [...ordered];
}
