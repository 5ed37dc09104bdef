/** Events between features: handlers run in the transaction of the event. `src/app/wiring/event-handlers.ts` registers them. */
import type { Context } from '#platform/http/context.ts';

/** Every event and its payload. Each feature adds its own by declaration merging, hence an interface. */
export interface Events {}

export type EventHandler<K extends keyof Events> = (ctx: Context, payload: Events[K]) => Promise<void>;
export type EventHandlerTable = { [K in keyof Events]?: readonly EventHandler<K>[] };
export type EventHandlers = { run: <K extends keyof Events>(ctx: Context, event: K, payload: Events[K]) => Promise<void> };

/** Runs the handlers of an event in order; one that throws rolls back the transaction. */
export function createEventHandlers(table: EventHandlerTable): EventHandlers {
  return {
    run: async (ctx, event, payload) => {
      for (const handler of table[event] ?? []) await handler(ctx, payload);
    },
  };
}
