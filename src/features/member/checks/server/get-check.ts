import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { presentCheck } from './present-check.ts';

/** A skill's check and piece of work, with what the viewer has done of them. */
export const getCheck: UseCase<'GET /api/checks/{skill_id}'> = async (ctx, { params }) => ({
  data: await presentCheck(ctx, signedIn(ctx).id, params.skill_id),
});
