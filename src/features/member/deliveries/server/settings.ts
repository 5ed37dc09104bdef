import * as z from 'zod';
import { defineSettings, type Config, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  DELIVERY_LINK_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(365)
    .default(60)
    .describe('days for which the link in an e-mail with an application opens it without an account'),
};

type DeliveriesSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends DeliveriesSettings {}
}

export const deliveriesSettings = defineSettings({ title: 'Applications by e-mail', shape });

/** The days for which the link in an e-mail opens an application. */
export const deliveryLinkDays = (config: Config): number => config.DELIVERY_LINK_DAYS;
