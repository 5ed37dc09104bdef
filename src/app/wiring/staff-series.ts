/** What happened day by day, as the staff's console draws it. */
import { countSignUps } from '#features/base/accounts/server/index.ts';
import { countSales } from '#features/base/payments/server/index.ts';
import { countApplications } from '#features/catalogue/jobs/server/index.ts';
import type { StaffSeries } from '#features/operations/staff/server/index.ts';

const PAISE = 100;

export const staffSeries: StaffSeries = [
  { id: 'sign-ups', scopes: ['support', 'moderator', 'editor'], load: countSignUps },
  { id: 'applications', scopes: ['support', 'moderator', 'editor'], load: countApplications },
  { id: 'purchases', scopes: ['finance'], load: countSales },
  {
    id: 'revenue',
    scopes: ['finance'],
    load: async (ctx, since) => (await countSales(ctx, since)).map(({ day, paise }) => ({ day, count: Number(paise) / PAISE })),
  },
];
