/** Events: when something happens in one feature, others react in the same transaction. app/reactions.ts is the only wiring. */
import type { Context } from '#platform/http/context.ts';

/** Every event and its facts. Each feature adds its own by declaration merging, hence an interface. */
export interface Events {}

export type Reaction<K extends keyof Events> = (ctx: Context, facts: Events[K]) => Promise<void>;
export type ReactionTable = { [K in keyof Events]?: readonly Reaction<K>[] };
export type Reactions = { run: <K extends keyof Events>(ctx: Context, event: K, facts: Events[K]) => Promise<void> };

/** Runs each reaction in the order given; one that throws undoes the whole transaction. */
export function createReactions(table: ReactionTable): Reactions {
  return {
    run: async (ctx, event, facts) => {
      for (const reaction of table[event] ?? []) await reaction(ctx, facts);
    },
  };
}
