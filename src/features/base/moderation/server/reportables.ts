import type { Context } from '#platform/http/context.ts';
import { conflict, notFound } from '#platform/http/errors.ts';

/** Reportable content; `ownerId` is null for editorial content. */
export type Reportable = { title: string; excerpt: string; url: string; ownerId: string | null };

/** What a feature implements to make its content reportable. */
type ReportableType = {
  /** The content, if the viewer may see it; staff also find hidden content. */
  find: (ctx: Context, id: string) => Promise<Reportable | null>;
  /** Hides it from everyone but its author, and shows it again. People cannot be hidden, only warned and suspended. */
  hiding?: {
    hide: (ctx: Context, id: string, reason: string) => Promise<void>;
    restore: (ctx: Context, id: string) => Promise<void>;
  };
};

/** Reportable content by type. */
export type Reportables = Partial<Record<string, ReportableType>>;

/** How content of a type is hidden; 409 where it cannot be. */
export function getHiding(reportables: Reportables, type: string): NonNullable<ReportableType['hiding']> {
  const { hiding } = getReportable(reportables, type);
  if (!hiding) throw conflict('cannot-hide');
  return hiding;
}

/** The implementation for a type; 404 for an unknown type. */
export function getReportable(reportables: Reportables, type: string): ReportableType {
  const reportable = Object.hasOwn(reportables, type) ? reportables[type] : undefined;
  if (!reportable) throw notFound('this');
  return reportable;
}
