import { implement, type Routes } from '#platform/http/http.ts';
import { webhooksContract } from '../contract.ts';
import { addCompanyWebhook } from './add-company-webhook.ts';
import { addSiteWebhook } from './add-site-webhook.ts';
import { changeWebhook } from './change-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listCompanyWebhooks } from './list-company-webhooks.ts';
import { listDeliveries } from './list-deliveries.ts';
import { listSiteWebhooks } from './list-site-webhooks.ts';
import { pauseWebhook } from './pause-webhook.ts';
import { resendDelivery } from './resend-delivery.ts';
import { resumeWebhook } from './resume-webhook.ts';
import { rollSecret } from './roll-secret.ts';
import { sendTest } from './send-test.ts';
import { showWebhook } from './show-webhook.ts';

export const webhooksRoutes: Routes = implement(webhooksContract, {
  'GET /api/hiring/companies/{slug}/webhooks': listCompanyWebhooks,
  'POST /api/hiring/companies/{slug}/webhooks': addCompanyWebhook,
  'GET /api/staff/webhooks': listSiteWebhooks,
  'POST /api/staff/webhooks': addSiteWebhook,
  'GET /api/webhooks/{id}': showWebhook,
  'PATCH /api/webhooks/{id}': changeWebhook,
  'DELETE /api/webhooks/{id}': deleteWebhook,
  'POST /api/webhooks/{id}/pause': pauseWebhook,
  'POST /api/webhooks/{id}/resume': resumeWebhook,
  'POST /api/webhooks/{id}/roll_secret': rollSecret,
  'POST /api/webhooks/{id}/test': sendTest,
  'GET /api/webhooks/{id}/deliveries': listDeliveries,
  'POST /api/webhook_deliveries/{id}/resend': resendDelivery,
});
