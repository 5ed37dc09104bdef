import { retentionMonths } from '#features/base/analytics/server/index.ts';
import { offersAdvisorBooking } from '#features/base/leads/server/index.ts';
import { languageModelHost } from '#features/member/fitment/server/index.ts';
import { Remains } from '#features/base/personal-data/contract.ts';
import { retentionDays } from './retention-days.ts';
import type { UseCase } from '#platform/http/http.ts';

const NETWORKS: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'facebook.com': 'Facebook',
  't.me': 'Telegram',
  'whatsapp.com': 'WhatsApp',
};

/** The operator's pages at social networks, each by the network's name, or by the host where we do not know it. */
const socialLinks = (setting: string) =>
  setting
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .map((address) => {
      const host = new URL(address).hostname.replace(/^www\./, '');
      return { name: NETWORKS[host] ?? host, address };
    });

/** The operator's details and settings that pages show. */
export const getSite: UseCase<'GET /api/site'> = async ({ config }) => ({
  data: {
    id: 'site',
    type: 'site',
    attributes: {
      brand: config.BRAND_NAME,
      support_email: config.SUPPORT_EMAIL,
      support_phone: config.SUPPORT_PHONE,
      support_hours: config.SUPPORT_HOURS,
      legal_name: config.LEGAL_NAME,
      legal_address: config.LEGAL_ADDRESS,
      social_links: socialLinks(config.SOCIAL_LINKS),
      advisor_booking: offersAdvisorBooking(config),
      journey_months: retentionMonths(config),
      retention_days: retentionDays(config),
      remains: Remains.options,
      language_model: languageModelHost(config),
      trial: config.staging,
      stand_ins: config.sandboxes.identity || config.sandboxes.payment,
    },
  },
});
