import { matchSkills } from '#features/base/skills/server/index.ts';
import type { FitInput } from '#features/member/fitment/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadLine } from './decide-line.ts';
import { scoreLines } from './score-lines.ts';

/**
 * What a line would earn in the member's own words, as when it is taken. Until the report is open it is at most what the
 * suggestion earns, so that a line tells nothing of other rows.
 */
export const computeLineEffect: UseCase<'POST /api/tailoring/{job_application_id}/lines/{line_id}/effect'> = async (
  ctx,
  { params, body },
) => {
  signedIn(ctx);
  const { input, unlocked, lines, line, decisions } = await loadLine(ctx, params.job_application_id, params.line_id);
  if (!line) throw notFound();
  const others = decisions.filter(({ line_id }) => line_id !== line.id);
  const pointsWith = (text: string) => {
    const scored = scoreLines(input, lines, [...others, { line_id: line.id, state: 'taken', text }]);
    return scored.find(({ id }) => id === line.id) ?? { points: 0, shows: [] };
  };
  const { points, shows } = pointsWith(body.text);
  const most = unlocked ? Infinity : pointsWith(line.suggestion).points;
  return { data: { points: Math.min(points, most), shows, added: findAdded(input, line.suggestion, body.text) } };
};

const NUMBER = /\d+(?:[.,]\d+)*/g;

/** The numbers and skills of a text that neither the résumé, the profile nor the suggestion has. */
export function findAdded({ taxonomy, resume, profile }: FitInput, suggestion: string, text: string): string[] {
  const own = [resume, profile?.text ?? '', suggestion].join('\n');
  const numbers = new Set(own.match(NUMBER) ?? []);
  const skills = new Set([
    ...matchSkills(taxonomy, own).map(({ skillId }) => skillId),
    ...(profile?.skills ?? []).map((skill) => skill.skill_id),
  ]);
  return [
    ...new Set([
      ...(text.match(NUMBER) ?? []).filter((number) => !numbers.has(number)),
      ...matchSkills(taxonomy, text)
        .filter(({ skillId }) => !skills.has(skillId))
        .map(({ start, end }) => text.slice(start, end)),
    ]),
  ];
}
