import { requireFreshSession } from '#features/base/accounts/server/index.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { signedIn } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { eraseAccount } from './erase-account.ts';
import type { PersonalData } from './personal-data.ts';

/** Deletes the viewer's account. 409 while something is in progress that must finish first. */
export const deleteAccount =
  (personalData: PersonalData): UseCase<'POST /api/users/delete_account'> =>
  async (ctx) => {
    const viewer = signedIn(ctx);
    await requireFreshSession(ctx);
    const obstacle = await eraseAccount(ctx, personalData, viewer.id);
    if (obstacle) throw conflict(obstacle, {}, { code: 'not-yet' });
    ctx.request.setCookie(cookieName(ctx.config, 'sid'), null);
    ctx.request.setHeader('clear-site-data', '"cache", "storage"');
  };
