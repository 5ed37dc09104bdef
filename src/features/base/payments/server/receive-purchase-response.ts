import { localPath, MAIN_LANGUAGE } from '#platform/language/language.ts';
import type { UseCase } from '#platform/http/http.ts';
import { storeResponse, settleResponse } from './receive-response.ts';
import { statusPath } from './status-path.ts';

const HOME = '/';
const MY_PURCHASES = '/purchases';

/** The payer comes back: whatever was posted and whatever breaks here, they land on a page and never on an error. */
export const receivePurchaseResponse: UseCase<'POST /api/purchases/purchase_response'> = async (ctx, { body }) => {
  // public: posted by the provider's page, believed only after asking the provider
  const failed = (error: unknown) =>
    ctx.log.error({ err: error, requestId: ctx.request.id }, 'a payment answer could not be settled yet');
  try {
    const noted = await storeResponse(ctx, 'browser', body);
    if (!noted) return { location: HOME };
    await settleResponse(ctx, noted).catch(failed);
    return { location: localPath(statusPath(noted.purchase), noted.purchase.context.language ?? MAIN_LANGUAGE) };
  } catch (error) {
    failed(error);
    return { location: MY_PURCHASES };
  }
};
