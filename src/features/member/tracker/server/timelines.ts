import { applicationFormEventRows, applicationFormRows } from '#features/member/program-applications/server/index.ts';
import { jobApplicationEventRows } from '#features/catalogue/jobs/server/index.ts';
import type { ApplicationEvent } from '#features/catalogue/jobs/contract.ts';
import type { FormStatus } from '#features/member/program-applications/contract.ts';
import type { Context, Viewer } from '#platform/http/context.ts';
import type { TrackerStage } from '../contract.ts';
import type { TrackedRow } from './select-tracked.ts';

export type TimelineEvent = { id: string | null; what: TrackerStage | ApplicationEvent | FormStatus; note: string; at: string };

/** The timelines of entries, oldest first: the statuses of applications and the member's own stages. */
export async function loadTimelines(
  ctx: Context,
  viewer: Viewer,
  rows: readonly TrackedRow[],
): Promise<Map<string, TimelineEvent[]>> {
  const [ownStages, jobEvents, programEvents] = await Promise.all([
    loadOwnStages(ctx, rows),
    loadJobEvents(ctx, rows),
    loadProgramEvents(ctx, viewer, rows),
  ]);
  return new Map(
    rows.map((row) => {
      const events = [
        ...(row.saved_at ? [toEvent('saved', row.saved_at)] : []),
        ...(row.considered_at ? [toEvent('considering', row.considered_at)] : []),
        ...jobEvents.filter(({ key }) => key === row.job_application_id).map(({ status, at }) => toEvent(status, at)),
        ...programEvents.filter(({ key }) => key === row.program_id).map(({ status, at, note }) => toEvent(status, at, note)),
        ...ownStages.filter(({ key }) => key === row.entry_id).map(({ id, stage, at, note }) => toEvent(stage, at, note, id)),
      ];
      return [row.id, events.toSorted((a, b) => a.at.localeCompare(b.at))];
    }),
  );
}

const toEvent = (what: TimelineEvent['what'], at: Date, note = '', id: string | null = null): TimelineEvent => ({
  id,
  what,
  note,
  at: at.toISOString(),
});

const nonNullIds = (ids: readonly (string | null)[]) => ids.filter((id) => id !== null);

async function loadOwnStages(ctx: Context, rows: readonly TrackedRow[]) {
  const ids = nonNullIds(rows.map(({ entry_id }) => entry_id));
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom('tracker_events')
    .select(['id', 'entry_id as key', 'stage', 'note', 'at'])
    .where('entry_id', 'in', ids)
    .orderBy('at')
    .orderBy('created_at')
    .execute();
}

async function loadJobEvents(ctx: Context, rows: readonly TrackedRow[]) {
  const ids = nonNullIds(rows.map(({ job_application_id }) => job_application_id));
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom(jobApplicationEventRows(ctx).as('job_application_events'))
    .select(['job_application_id as key', 'status', 'at'])
    .where('job_application_id', 'in', ids)
    .orderBy('id')
    .execute();
}

/** The events of all applications for a program: a member may apply again after withdrawing. */
async function loadProgramEvents(ctx: Context, viewer: Viewer, rows: readonly TrackedRow[]) {
  const ids = nonNullIds(rows.map(({ form_id, program_id }) => form_id && program_id));
  if (ids.length === 0) return [];
  const forms = ctx.db
    .selectFrom(applicationFormRows(ctx).as('application_forms'))
    .where('application_forms.user_id', '=', viewer.id)
    .where('program_id', 'in', ids);
  const [started, events] = await Promise.all([
    forms.select(['program_id as key', 'created_at as at']).orderBy('created_at').execute(),
    forms
      .innerJoin(applicationFormEventRows(ctx).as('event'), 'event.application_form_id', 'application_forms.id')
      .select(['program_id as key', 'event.status', 'event.note', 'event.at'])
      .orderBy('event.id')
      .execute(),
  ]);
  return [...started.map((form) => ({ ...form, status: 'draft' as const, note: '' })), ...events];
}
