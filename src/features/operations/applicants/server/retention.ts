import { sql, type SqlBool } from 'kysely';
import { withdrawnDays } from '#features/catalogue/jobs/server/index.ts';
import type { Context } from '#platform/http/context.ts';

const DAY_MS = 86_400_000;

/** How many days an employer may read letter and file after a withdrawal. */
export const keptDays = ({ config }: Pick<Context, 'config'>): number => withdrawnDays(config);

/** Whether letter and file of an application are no longer the employer's to read. */
export const isExpired = (ctx: Context, withdrawnAt: Date | null): boolean =>
  withdrawnAt !== null && ctx.clock.now().getTime() - withdrawnAt.getTime() >= keptDays(ctx) * DAY_MS;

/** The same as a condition on applications `a`: letter and file are still the employer's to read. */
export const isKept = (ctx: Context) =>
  sql<SqlBool>`(a.withdrawn_at is null or a.withdrawn_at > ${new Date(ctx.clock.now().getTime() - keptDays(ctx) * DAY_MS)})`;
