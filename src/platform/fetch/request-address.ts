import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { parseAddress, pinAddress, serverName, type Network } from './pinned-address.ts';

export type AddressRequest = {
  method: 'GET' | 'HEAD' | 'POST';
  headers: Record<string, string>;
  body?: string;
  network: Network;
  signal: AbortSignal;
};

/**
 * Sends one request to exactly the address that the host name resolved to, and returns the response before its body. Follows no
 * redirect. Throws `AddressRefused`, or an error of the network.
 */
export async function requestAddress(
  address: string,
  { method, headers, body, network, signal }: AddressRequest,
): Promise<IncomingMessage> {
  const { url, port } = parseAddress(address, network);
  const { plain = false, ...target } = network.targetOf(await pinAddress(url, network, signal), port);
  const options: RequestOptions = {
    method,
    ...target,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, connection: 'close' },
    signal,
    agent: false,
    // Connects to the pinned address; a literal address must not be resolved again.
    lookup: undefined,
  };
  const isSecure = url.protocol === 'https:' && !plain;
  const request = isSecure ? https.request({ ...options, servername: serverName(url) }) : http.request(options);
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.once('response', (response) => {
      // A connection that breaks before anybody reads the body must not end the process.
      response.on('error', () => undefined);
      resolve(response);
    });
    request.end(body);
  });
}
