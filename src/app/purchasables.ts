/** What can be bought, by type: the feature that sells it says what it is, what it costs and whose it is. */
import type { Purchasables } from '#features/payments/server/index.ts';

export const purchasables: Purchasables = {};
