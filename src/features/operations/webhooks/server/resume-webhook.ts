import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setState } from './set-state.ts';

/** Resumes a webhook. */
export const resumeWebhook: UseCase<'POST /api/webhooks/{id}/resume'> = async (ctx, request) => {
  signedIn(ctx);
  return setState(ctx, request, 'active');
};
