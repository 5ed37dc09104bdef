/** The provider's URLs and our merchant credentials. */
import type { Config } from '#platform/runtime/config.ts';
import { unavailable } from '#platform/http/errors.ts';
import { SANDBOX_MERCHANT_KEY, SANDBOX_MERCHANT_SALT } from '#platform/runtime/sandbox-contract.ts';
import type { Merchant } from './hashes.ts';

export type Provider = Merchant & { paymentUrl: string; commandUrl: string };

const HOSTS = {
  test: { payment: 'https://test.payu.in', command: 'https://test.payu.in' },
  live: { payment: 'https://secure.payu.in', command: 'https://info.payu.in' },
};

/** The sandbox without keys, the provider's test host on a local origin, its live hosts otherwise. 503 when not configured. */
export function getPaymentProvider(config: Config): Provider {
  if (config.sandboxes.payment && config.sandboxOrigin)
    return withHosts(
      { payment: config.sandboxOrigin, command: config.sandboxOrigin },
      { key: SANDBOX_MERCHANT_KEY, salt: SANDBOX_MERCHANT_SALT },
    );
  if (!config.PAYU_KEY || !config.PAYU_SALT) throw unavailable('payments-not-set-up', 3600);
  return withHosts(config.local ? HOSTS.test : HOSTS.live, { key: config.PAYU_KEY, salt: config.PAYU_SALT });
}

const withHosts = (hosts: { payment: string; command: string }, merchant: Merchant): Provider => ({
  ...merchant,
  paymentUrl: `${hosts.payment}/_payment`,
  commandUrl: `${hosts.command}/merchant/postservice?form=2`,
});
