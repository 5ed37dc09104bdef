import { formatList } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { requirementLabel } from './requirement-label.ts';
import type { FitReport } from './engine/report-types.ts';

const MAX_NAMES = 3;

/** Summarizes a report in three sentences: strengths, met requirements, and what would help most. */
export function summarizeReport(report: FitReport): string {
  const label = new Map(report.requirements.map((requirement) => [requirement.id, requirementLabel(requirement)]));
  const names = (ids: readonly string[]) => formatList(ids.flatMap((id) => label.get(id) ?? []).slice(0, MAX_NAMES));
  const met = report.requirements.filter(({ status }) => status === 'met').length;
  const [bestImprovement] = report.raise_most;
  return [
    report.strengths.length > 0 ? m.fitment_sum_strengths({ skills: names(report.strengths) }) : m.fitment_sum_no_strengths(),
    m.fitment_sum_met({ met, all: report.requirements.length }),
    bestImprovement
      ? m.fitment_sum_raise({ skill: label.get(bestImprovement.requirement_id) ?? '', points: bestImprovement.points })
      : m.fitment_sum_complete(),
  ].join(' ');
}
