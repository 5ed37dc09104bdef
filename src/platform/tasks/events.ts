/** Events between features: reactions run in the same transaction. `src/app/wiring/reactions.ts` connects them. */
import type { Context } from '#platform/http/context.ts';

/** Every event and its payload. Each feature adds its own by declaration merging, hence an interface. */
export interface Events {}

export type Reaction<K extends keyof Events> = (ctx: Context, payload: Events[K]) => Promise<void>;
export type ReactionTable = { [K in keyof Events]?: readonly Reaction<K>[] };
export type Reactions = { run: <K extends keyof Events>(ctx: Context, event: K, payload: Events[K]) => Promise<void> };

/** Runs the reactions in order; one that throws rolls back the transaction. */
export function createReactions(table: ReactionTable): Reactions {
  return {
    run: async (ctx, event, payload) => {
      for (const reaction of table[event] ?? []) await reaction(ctx, payload);
    },
  };
}
