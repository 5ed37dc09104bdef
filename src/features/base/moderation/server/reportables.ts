import type { Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

/** Reportable content; `ownerId` is null for editorial content. */
export type Reportable = { title: string; excerpt: string; url: string; ownerId: string | null };

/** What a feature implements to make its content reportable. */
type ReportableType = {
  /** The content, if the viewer may see it; staff also find hidden content. */
  find: (ctx: Context, id: string) => Promise<Reportable | null>;
  /** Hides it from everyone but its author, who sees the reason. */
  hide: (ctx: Context, id: string, reason: string) => Promise<void>;
  restore: (ctx: Context, id: string) => Promise<void>;
};

/** Reportable content by type. */
export type Reportables = Partial<Record<string, ReportableType>>;

/** The implementation for a type; 404 for an unknown type. */
export function getReportable(reportables: Reportables, type: string): ReportableType {
  const reportable = Object.hasOwn(reportables, type) ? reportables[type] : undefined;
  if (!reportable) throw notFound('this');
  return reportable;
}
