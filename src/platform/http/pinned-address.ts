/** Calls to servers named by users: the host name is resolved once, and only a public address is called. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** How names are resolved, and which host and port a call to a pinned address uses; tests replace both. */
export type Network = {
  resolve: (host: string) => Promise<string[]>;
  targetOf: (address: string, port: number) => { host: string; port: number };
};

export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  targetOf: (host, port) => ({ host, port }),
};

/** Thrown for an address that must not be called. */
export class AddressRefused extends Error {}

/** The host name to send in TLS; empty for a literal address. */
export const serverName = ({ hostname }: URL): string => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) ? '' : host;
};

/** Returns one public address of a host. Throws `AddressRefused` when any of its addresses is not public. */
export async function pinAddress({ hostname }: URL, network: Network, signal: AbortSignal): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await Promise.race([network.resolve(host), rejectOnAbort(signal)]);
  if (addresses.length === 0) throw new Error('no address');
  if (!addresses.every(isPublicAddress)) throw new AddressRefused();
  return addresses[0] ?? '';
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
  });
