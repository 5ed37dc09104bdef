import { implement } from '#platform/http/http.ts';
import { deliveriesContract } from '../contract.ts';
import { confirmOwnAddress } from './confirm-own-address.ts';
import { getAddress } from './get-address.ts';
import { getDelivery } from './get-delivery.ts';
import { getReceived } from './get-received.ts';
import { getReceivedFile } from './get-received-file.ts';
import { getReceivedResume } from './get-received-resume.ts';
import { moveReceived } from './move-received.ts';
import { openReceived } from './open-received.ts';
import { rejectReceived } from './reject-received.ts';
import { removeOwnAddress } from './remove-own-address.ts';
import { sendAgain } from './send-again.ts';
import { stopDeliveries } from './stop-deliveries.ts';
import { takeBackReceived } from './take-back-received.ts';

export const deliveriesRoutes = implement(deliveriesContract, {
  'GET /api/delivery_addresses/{token}': getAddress,
  'POST /api/delivery_addresses/{token}/confirm': confirmOwnAddress,
  'POST /api/delivery_addresses/{token}/remove': removeOwnAddress,
  'GET /api/received/{token}': getReceived,
  'POST /api/received/{token}/open': openReceived,
  'GET /api/received/{token}/resume': getReceivedResume,
  'GET /api/received/{token}/file': getReceivedFile,
  'POST /api/received/{token}/stage': moveReceived,
  'POST /api/received/{token}/rejection': rejectReceived,
  'DELETE /api/received/{token}/rejection': takeBackReceived,
  'POST /api/received/{token}/stop': stopDeliveries,
  'GET /api/job_applications/{id}/delivery': getDelivery,
  'POST /api/job_applications/{id}/delivery': sendAgain,
});
