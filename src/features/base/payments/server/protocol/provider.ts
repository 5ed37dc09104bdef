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

/** Without keys the sandbox, if it runs; in production the provider's live hosts, otherwise its test host. Null when not configured. */
function findPaymentProvider(config: Config): Provider | null {
  if (config.sandboxes.payment && config.sandboxOrigin)
    return withHosts(
      { payment: config.sandboxOrigin, command: config.sandboxOrigin },
      { key: SANDBOX_MERCHANT_KEY, salt: SANDBOX_MERCHANT_SALT },
    );
  if (!config.PAYU_KEY || !config.PAYU_SALT) return null;
  return withHosts(config.production && !config.staging ? HOSTS.live : HOSTS.test, {
    key: config.PAYU_KEY,
    salt: config.PAYU_SALT,
  });
}

/** Throws 503 when no provider is configured. */
export function getPaymentProvider(config: Config): Provider {
  const provider = findPaymentProvider(config);
  if (!provider) throw unavailable('payments-not-set-up', 3600);
  return provider;
}

/** The origin of the payment page, to which forms may post; null when no provider is configured. */
export function paymentPageOrigin(config: Config): string | null {
  const provider = findPaymentProvider(config);
  return provider && new URL(provider.paymentUrl).origin;
}

const withHosts = (hosts: { payment: string; command: string }, merchant: Merchant): Provider => ({
  ...merchant,
  paymentUrl: `${hosts.payment}/_payment`,
  commandUrl: `${hosts.command}/merchant/postservice?form=2`,
});
