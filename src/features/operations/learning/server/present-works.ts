import { countWaitingReports, getBankWork, WORK, type PieceOfWork } from '#features/base/skills/server/index.ts';
import { countShownWorks } from '#features/member/checks/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { FoundWork } from './select-works.ts';

const MAX_ENTRIES = 20;

const workFields = ({ skill, work, corrected, dropped, reports }: FoundWork) => ({
  title: work.title,
  skill,
  hours: work.hours,
  corrected,
  dropped,
  has_hindi: work.hindi !== undefined,
  reports,
});

export const presentWorkItem = (work: FoundWork) => ({
  id: work.id,
  type: 'staff_work' as const,
  attributes: workFields(work),
});

/** The piece of work of a skill with its history; 404 for an unknown one. */
export async function presentWork(ctx: Context, id: string) {
  const found = await getBankWork(ctx, id);
  const [reports, shown, history] = await Promise.all([
    countWaitingReports(ctx, 'work'),
    countShownWorks(ctx, id),
    findAuditEntries(ctx, { type: WORK, id }, MAX_ENTRIES),
  ]);
  const { skill, work, stated, corrected, version } = found;
  return {
    data: {
      id,
      type: 'staff_work' as const,
      attributes: {
        ...workFields({ ...found, reports: reports.get(skill.id) ?? 0 }),
        text: textOf(work),
        stated: corrected ? textOf(stated) : null,
        show: work.show,
        shown_by: shown.all,
        completed_by: shown.complete,
        version,
        history,
      },
    },
  };
}

const textOf = ({ title, task, hours, criteria, hindi }: PieceOfWork) => ({
  title,
  task,
  hours,
  criteria,
  hindi: hindi ?? null,
});
