import { signedIn } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';
import { setState } from './set-state.ts';

/** Pauses a webhook. */
export const pauseWebhook: UseCase<'POST /api/webhooks/{id}/pause'> = async (ctx, request) => {
  signedIn(ctx);
  return setState(ctx, request, 'paused');
};
