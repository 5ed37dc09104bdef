/** When X happens, feature Y does Z, in the same transaction. The only wiring of events. */
import type { ReactionTable } from '#platform/server/events.ts';

export const reactions: ReactionTable = {};
