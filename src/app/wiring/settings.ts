/** The settings of all owners. Only the declarations are imported, because they are read before anything else starts. */
import { accountsSettings } from '#features/base/accounts/server/settings.ts';
import { analyticsSettings } from '#features/base/analytics/server/settings.ts';
import { notificationsSettings } from '#features/base/notifications/server/settings.ts';
import { paymentsSettings } from '#features/base/payments/server/settings.ts';
import { skillsSettings } from '#features/base/skills/server/settings.ts';
import { jobsSettings } from '#features/catalogue/jobs/server/settings.ts';
import { badgesSettings } from '#features/member/badges/server/settings.ts';
import { deliveriesSettings } from '#features/member/deliveries/server/settings.ts';
import { fitmentSettings } from '#features/member/fitment/server/settings.ts';
import { leadsSettings } from '#features/base/leads/server/settings.ts';
import { filesSettings } from '#platform/files/settings.ts';
import { composeConfig, type Config, type SettingsSlice } from '#platform/runtime/config.ts';
import { platformSettings } from '#platform/runtime/settings.ts';
import { pageCacheSettings } from '../http/settings.ts';

/** In the order of docs/configuration.md. */
export const settings: readonly SettingsSlice[] = [
  ...platformSettings,
  filesSettings,
  pageCacheSettings,
  accountsSettings,
  paymentsSettings,
  notificationsSettings,
  analyticsSettings,
  jobsSettings,
  deliveriesSettings,
  fitmentSettings,
  badgesSettings,
  skillsSettings,
  leadsSettings,
];

/** Parses and validates all settings. Throws a `ConfigError`, as `composeConfig` does. */
export const loadConfig = (env: Record<string, string | undefined>): Config => composeConfig(settings, env);
