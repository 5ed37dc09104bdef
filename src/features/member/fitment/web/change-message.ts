import { m } from '#platform/messages/messages.js';
import { bandInSentence } from './band.ts';
import { formatPoints } from './format-points.ts';
import type { Fitment } from './queries.ts';

/** Says what a change did: to the score where the report is open, and to the band. */
export function changeMessage(before: Fitment, after: Fitment): string {
  const [{ band: from, report: old }, { band: to, report }] = [before.attributes, after.attributes];
  if (to === null) return m.fitment_saved();
  if (report && old) {
    const points = formatPoints(report.total);
    return report.total === old.total
      ? m.fitment_score_stays({ points })
      : m.fitment_score_now({ points, band: bandInSentence(to) });
  }
  return from === to ? m.fitment_band_stays({ band: bandInSentence(to) }) : m.fitment_band_now({ band: bandInSentence(to) });
}
