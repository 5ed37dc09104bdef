import { audit, requireFreshSession } from '#features/base/accounts/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { exportData } from './export-data.ts';
import type { PersonalData } from './personal-data.ts';

/** The viewer's personal data as a ZIP. */
export const exportMyData =
  (personalData: PersonalData): UseCase<'GET /api/users/export'> =>
  async (ctx) => {
    const viewer = signedIn(ctx);
    await requireFreshSession(ctx);
    const zip = await exportData(ctx, personalData, viewer.id);
    await audit(ctx, { action: 'account.export', objectType: 'user', objectId: viewer.id });
    return zip;
  };
