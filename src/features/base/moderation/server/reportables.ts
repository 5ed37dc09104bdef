import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** A thing as moderation sees it; `ownerId` is null for what the editors wrote. */
export type Reportable = { title: string; excerpt: string; url: string; ownerId: string | null };

/** What a feature that owns things of a kind does for moderation. */
type Owner = {
  /** The thing, when the viewer may see it; staff also find what is hidden. */
  find: (ctx: Context, id: string) => Promise<Reportable | null>;
  /** Takes it away from everybody but its author, who reads the reason. */
  hide: (ctx: Context, id: string, reason: string) => Promise<void>;
  restore: (ctx: Context, id: string) => Promise<void>;
};

/** What can be reported, by kind. */
export type Reportables = Partial<Record<string, Owner>>;

/** The owner of a kind; 404 for a kind that nobody can report. */
export function ownerOf(reportables: Reportables, type: string): Owner {
  const owner = Object.hasOwn(reportables, type) ? reportables[type] : undefined;
  if (!owner) throw notFound('this');
  return owner;
}
