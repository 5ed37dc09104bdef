import { requireScope } from '#features/base/accounts/server/index.ts';
import { compareExperiment } from '#features/base/analytics/server/index.ts';
import { listArms } from '#features/base/ranking/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

const WEEKS = 12;

/** The experiments on what is recommended, with what was measured in the last weeks. */
export const listExperiments: UseCase<'GET /api/staff/experiments'> = async (ctx) => {
  requireScope(ctx, 'administrator');
  const data = await Promise.all(
    listArms().map(async ({ name, arms }) => {
      const measured = await compareExperiment(ctx, { a: arms.a, b: arms.b }, WEEKS);
      return {
        id: name,
        type: 'experiment' as const,
        attributes: {
          arms: (['a', 'b'] as const).map((arm) => ({ arm, algorithm: arms[arm], share: arms.share, ...measured[arm] })),
          difference: measured.difference,
          weeks: WEEKS,
        },
      };
    }),
  );
  return { data, meta: { next_cursor: null } };
};
