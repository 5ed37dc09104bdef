import type { UseCase } from '#platform/http/http.ts';
import type { Context } from '#platform/http/context.ts';
import { findPrograms } from './find-programs.ts';

/**
 * The missing skills of a report. `computeGain` returns the points, with one decimal, that learning these skills adds to the
 * score.
 */
export type Gaps = {
  job: string;
  company: string;
  applicationId: string;
  skills: readonly { id: string; name: string }[];
  computeGain: (skillIds: readonly string[]) => number;
};

/** Finds the gaps of the viewer's newest purchased report, or null. Injected, because programs must not depend on reports. */
export type FindMissingSkills = (ctx: Context) => Promise<Gaps | null>;

/** Up to four programs in the requested order, and which of the viewer's missing skills each teaches. */
export const comparePrograms =
  (findMissingSkills: FindMissingSkills): UseCase<'GET /api/programs/compare'> =>
  async (ctx, { query: { ids } }) => {
    const cards = await findPrograms(ctx, ids);
    if (cards.length === 0) return { data: [], meta: { next_cursor: null }, mine: null };
    const rows = await ctx.db
      .selectFrom('programs')
      .select(['id', 'summary', 'eligibility', 'hours_per_week', 'fee_note'])
      .where('id', 'in', ids)
      .execute();
    const details = new Map(rows.map(({ id, ...row }) => [id, row]));
    const data = cards.map((card) => {
      const row = details.get(card.id);
      const hours = row?.hours_per_week ?? null;
      return {
        ...card,
        attributes: {
          ...card.attributes,
          summary: row?.summary ?? '',
          eligibility: row?.eligibility ?? [],
          hours_per_week: hours === null ? null : Number(hours),
          fee_note: row?.fee_note ?? '',
        },
      };
    });
    const gaps = await findMissingSkills(ctx);
    return { data, meta: { next_cursor: null }, mine: gaps && presentGaps(gaps, data) };
  };

type ProgramSkills = { id: string; attributes: { skills: { id: string }[] } };

function presentGaps({ job, company, applicationId, computeGain, skills }: Gaps, programs: readonly ProgramSkills[]) {
  const missing = skills.map(({ id, name }) => ({
    id,
    name,
    points: computeGain([id]),
    covered_by: programs
      .filter(({ attributes }) => attributes.skills.some((taught) => taught.id === id))
      .map((program) => program.id),
  }));
  const coveredIds = (id: string) => missing.filter(({ covered_by }) => covered_by.includes(id)).map((skill) => skill.id);
  return {
    job,
    company,
    job_application_id: applicationId,
    skills: missing.toSorted((a, b) => b.points - a.points),
    points: Object.fromEntries(programs.map(({ id }) => [id, computeGain(coveredIds(id))])),
  };
}
