import { getPerson } from '#features/base/accounts/server/index.ts';
import { signedIn, type Context, type Viewer } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { loadPreferences } from './preferences.ts';

/** The viewer's notification preferences. */
export const getPreferences: UseCase<'GET /api/notifications/preferences'> = (ctx) => presentPreferences(ctx, signedIn(ctx));

export async function presentPreferences(ctx: Context, viewer: Viewer) {
  const [preferences, { email, emailVerified }] = await Promise.all([loadPreferences(ctx, viewer.id), getPerson(ctx, viewer.id)]);
  // Members of staff have a category of their own.
  const categories = preferences.categories.filter(({ category }) => category !== 'staff' || viewer.staff);
  return {
    data: {
      id: viewer.id,
      type: 'notification_preferences' as const,
      attributes: { ...preferences, categories, email: emailVerified && email ? email : null },
    },
  };
}
