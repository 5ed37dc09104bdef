/** Signing by the Standard Webhooks specification, so that receivers verify with its libraries. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString('base64');

/** The headers that prove where a message comes from and when it was sent: one signature by each secret. */
export function signMessage(message: { id: string; body: string; at: Date }, secrets: readonly string[]): Record<string, string> {
  const { id, body, at } = message;
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
