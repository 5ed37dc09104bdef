import type * as z from 'zod';
import { withdrawnDays } from '#features/catalogue/jobs/server/index.ts';
import { deliveryLinkDays } from '#features/member/deliveries/server/index.ts';
import type { Config } from '#platform/runtime/config.ts';
import type { Retained } from '../contract.ts';

/** The periods after which the sweeps delete, from the same settings. */
export const retentionDays = (config: Config): Record<z.output<typeof Retained>, number> => ({
  sessions: config.SESSION_DAYS,
  audit: config.AUDIT_DAYS,
  addresses: config.AUDIT_ADDRESS_DAYS,
  mail: config.MAIL_DAYS,
  tasks: config.TASK_DAYS,
  notifications: config.NOTIFICATION_DAYS,
  webhooks: config.WEBHOOK_DAYS,
  messages: config.LEAD_DAYS,
  spam: config.SPAM_DAYS,
  withdrawn: withdrawnDays(config),
  links: deliveryLinkDays(config),
});
