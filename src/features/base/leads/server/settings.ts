import * as z from 'zod';
import { defineSettings, type Config, type ValuesOf } from '#platform/runtime/config.ts';

const shape = {
  ADVISOR_BOOKING_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('external page for booking a course advisor'),
};

type LeadsSettings = ValuesOf<typeof shape>;
declare module '#platform/runtime/config.ts' {
  interface Settings extends LeadsSettings {}
}

export const leadsSettings = defineSettings({
  title: 'Course advisor',
  shape,
});

/** Whether members can book a course advisor. */
export const offersAdvisorBooking = (config: Config): boolean => config.ADVISOR_BOOKING_URL !== undefined;
