import * as z from 'zod';
import { defineSettings, type Config, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  JOURNEY_MONTHS: z.coerce
    .number()
    .int()
    .min(1)
    .max(120)
    .default(13)
    .describe('months for which analytics events are stored; the privacy page states it'),
};

type AnalyticsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends AnalyticsSettings {}
}

export const analyticsSettings = defineSettings({
  title: 'Analytics',
  shape,
});

/** The months for which analytics events are stored. */
export const retentionMonths = (config: Config): number => config.JOURNEY_MONTHS;
