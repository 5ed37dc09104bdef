import type { UseCase } from '#platform/http/http.ts';
import { presentReceived } from './load-received.ts';

/** An application by its link. Mail programs open links by themselves, so this tells nobody that it was opened. */
export const getReceived: UseCase<'GET /api/received/{token}'> = (ctx, { params }) => presentReceived(ctx, params.token);
