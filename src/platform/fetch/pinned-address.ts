/** Calls to servers named by users: a host name is resolved once, and only a permitted address and port is called. */
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * Which addresses and ports may be called, and how names are resolved. Only tests pass anything but `internet`: no setting or
 * environment variable replaces it.
 */
export type Network = {
  resolve: (host: string) => Promise<string[]>;
  isPermitted: (address: string) => boolean;
  ports: readonly number[];
  /** Where a call to a permitted address connects; `plain` without TLS, whatever the address says. */
  targetOf: (address: string, port: number) => { host: string; port: number; plain?: boolean };
};

/** The public internet on the standard ports. */
export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isPermitted: isPublicAddress,
  ports: [80, 443],
  targetOf: (host, port) => ({ host, port }),
};

/** Thrown for an address that must not be called. */
export class AddressRefused extends Error {}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/** Parses an http or https URL and its port. Throws `AddressRefused` for other protocols and ports, and for credentials. */
export function parseAddress(address: string, { ports }: Network): { url: URL; port: number } {
  if (!URL.canParse(address)) throw new AddressRefused();
  const url = new URL(address);
  const defaultPort = DEFAULT_PORTS[url.protocol];
  const port = url.port === '' ? defaultPort : Number(url.port);
  if (defaultPort === undefined || port === undefined || !ports.includes(port) || url.username !== '' || url.password !== '')
    throw new AddressRefused();
  return { url, port };
}

/** The host name to send in TLS; empty for a literal address. */
export const serverName = ({ hostname }: URL): string => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return isIP(host) ? '' : host;
};

/** Returns one permitted address of a host. Throws `AddressRefused` when any of its addresses is not permitted. */
export async function pinAddress({ hostname }: URL, network: Network, signal: AbortSignal): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : await Promise.race([network.resolve(host), rejectOnAbort(signal)]);
  if (addresses.length === 0) throw new Error('no address');
  if (!addresses.every(network.isPermitted)) throw new AddressRefused();
  return addresses[0] ?? '';
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(new Error('timed out'));
    signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
  });
