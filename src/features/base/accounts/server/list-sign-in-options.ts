import type { UseCase } from '#platform/http/http.ts';
import { listProviders } from './providers.ts';

/** The providers offered in the sign-in dialog. */
export const listSignInOptions: UseCase<'GET /api/users/auth/providers'> = async (ctx) => ({
  data: listProviders(ctx.config).map((provider) => ({
    id: provider.id,
    type: 'sign_in_option' as const,
    attributes: { name: provider.name, icon: provider.icon, stand_in: provider.isSandbox },
  })),
  meta: { next_cursor: null },
});
