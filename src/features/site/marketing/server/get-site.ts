import { retentionMonths } from '#features/base/analytics/server/index.ts';
import { offersAdvisorBooking } from '#features/base/leads/server/index.ts';
import { languageModelHost } from '#features/member/fitment/server/index.ts';
import type { UseCase } from '#platform/http/http.ts';

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
      social_links: config.SOCIAL_LINKS.split(',').flatMap((link) => link.trim() || []),
      advisor_booking: offersAdvisorBooking(config),
      journey_months: retentionMonths(config),
      language_model: languageModelHost(config),
      stand_ins: config.sandboxes.identity || config.sandboxes.payment,
    },
  },
});
