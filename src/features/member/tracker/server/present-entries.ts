import { findFormSteps } from '#features/member/program-applications/server/index.ts';
import type { Context, Viewer } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import { findTracked, type TrackedRow } from './select-tracked.ts';
import { loadTimelines } from './timelines.ts';

/** Loads and presents one entry. */
export async function presentEntry(ctx: Context, viewer: Viewer, id: string) {
  const row = await findTracked(ctx, viewer.id, id);
  const [data] = row ? await presentEntries(ctx, viewer, [row]) : [];
  if (!data) throw notFound('entry');
  return { data };
}

/** Presents entries in the given order with their timelines. */
export async function presentEntries(ctx: Context, viewer: Viewer, rows: readonly TrackedRow[]) {
  const drafts = rows.flatMap(({ form_id, form_status }) => (form_id && form_status === 'draft' ? [form_id] : []));
  const [timelines, steps] = await Promise.all([loadTimelines(ctx, viewer, rows), findFormSteps(ctx, drafts)]);
  return rows.map((row) => ({
    id: row.id,
    type: 'tracker_entry' as const,
    attributes: {
      kind: row.kind,
      title: row.title,
      organisation: row.organisation,
      url: row.url,
      own: row.id.startsWith('own-'),
      cover: row.cover,
      stage: row.stage,
      moved_at: row.moved_at.toISOString(),
      job_application_id: row.job_application_id,
      form: row.form_id
        ? { id: row.form_id, code: row.program_code ?? '', step: steps.get(row.form_id) ?? ('status' as const) }
        : null,
      timeline: timelines.get(row.id) ?? [],
      notes: row.notes,
      remind_on: row.remind_on,
      removed: row.removed,
    },
  }));
}
