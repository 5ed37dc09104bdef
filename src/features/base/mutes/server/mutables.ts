import type { Context } from '#platform/http/context.ts';
import type { MutedType } from '../contract.ts';

/** What can be muted, as its feature presents it. */
export type Mutable = { id: string; slug: string; title: string; url: string; ownerId: string | null };

/** What can be muted, by type. */
export type Mutables = Readonly<
  Record<
    MutedType,
    {
      /** Null when it does not exist, or the viewer may not know of it. */
      find: (ctx: Context, slug: string) => Promise<Mutable | null>;
      /** By id; what is gone is left out. */
      load: (ctx: Context, ids: readonly string[]) => Promise<readonly Mutable[]>;
    }
  >
>;
