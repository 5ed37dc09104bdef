import type { UseCase } from '#platform/http/http.ts';
import { lockAddress, presentAddress } from './load-address.ts';

/** An address to confirm. Mail programs open links by themselves, so this changes nothing. */
export const getAddress: UseCase<'GET /api/delivery_addresses/{token}'> = async (ctx, { params }) =>
  presentAddress(ctx, (await lockAddress(ctx, params.token)).id);
