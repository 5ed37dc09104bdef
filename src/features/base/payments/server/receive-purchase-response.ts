import { localizePath, DEFAULT_LANGUAGE } from '#platform/language/language.ts';
import type { UseCase } from '#platform/http/http.ts';
import { storeResponse, settleResponse } from './receive-response.ts';

const HOME = '/';
const MY_PURCHASES = '/purchases';

/** The payer's return from the provider: always redirects to a page, whatever was posted and whatever fails. */
export const receivePurchaseResponse: UseCase<'POST /api/purchases/purchase_response'> = async (ctx, { body }) => {
  // public: posted by the provider's page, trusted only after verification
  const logFailure = (error: unknown) =>
    ctx.log.error({ err: error, requestId: ctx.request.id }, 'a payment response could not be settled yet');
  try {
    const stored = await storeResponse(ctx, 'browser', body);
    if (!stored) return { location: HOME };
    await settleResponse(ctx, stored).catch(logFailure);
    return { location: localizePath(stored.purchase.status_path, stored.purchase.context.language ?? DEFAULT_LANGUAGE) };
  } catch (error) {
    logFailure(error);
    return { location: MY_PURCHASES };
  }
};
