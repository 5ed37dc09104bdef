/** Checks whether a public URL responds, without being redirected to internal addresses. */
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { internet, pinAddress, AddressRefused, serverName, type Network } from './pinned-address.ts';

/**
 * `answered`: the status of the last response. `refused`: the URL, or one it redirects to, must not be called. `silent`: no
 * such name, no connection, a time-out, or too large a response.
 */
export type Probe = { kind: 'answered'; status: number } | { kind: 'refused' } | { kind: 'silent' };

const PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };
const MAX_REDIRECTS = 3;
const MAX_BYTES = 64 * 1024;
const REQUEST_TIMEOUT_MS = 5000;
const TOTAL_TIMEOUT_MS = 15_000;
const HEADERS = { 'user-agent': 'PathlightLinkCheck/1.0', accept: '*/*', connection: 'close' };
/** Statuses with which servers reject HEAD. */
const NO_HEAD = new Set([400, 403, 404, 405, 406, 429, 500, 501, 503]);

/** `requestMs` limits one request; `deadline` limits all of them, in milliseconds since 1970. */
type ProbeOptions = { network: Network; requestMs: number; deadline: number };

/**
 * Requests an http or https URL by HEAD, then by GET where HEAD is rejected. Every name is resolved once, refused when any of
 * its addresses is not public, and called at exactly that address; the same applies to each of at most three redirects. Never
 * throws.
 */
export async function probeAddress(
  address: string,
  {
    network = internet,
    requestMs = REQUEST_TIMEOUT_MS,
    totalMs = TOTAL_TIMEOUT_MS,
  }: { network?: Network; requestMs?: number; totalMs?: number } = {},
): Promise<Probe> {
  const options = { network, requestMs, deadline: Date.now() + totalMs };
  try {
    const head = await follow('HEAD', address, options);
    const status = NO_HEAD.has(head) ? await follow('GET', address, options) : head;
    return { kind: 'answered', status };
  } catch (error) {
    return { kind: error instanceof AddressRefused ? 'refused' : 'silent' };
  }
}

async function follow(method: 'HEAD' | 'GET', address: string, options: ProbeOptions): Promise<number> {
  let current = address;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const { status, location } = await requestOnce(method, current, options);
    if (status < 300 || status >= 400 || location === undefined) return status;
    if (!URL.canParse(location, current)) throw new Error('invalid redirect');
    current = new URL(location, current).href;
  }
  throw new Error('too many redirects');
}

async function requestOnce(method: 'HEAD' | 'GET', address: string, { network, requestMs, deadline }: ProbeOptions) {
  if (!URL.canParse(address)) throw new AddressRefused();
  const url = new URL(address);
  const port = PORTS[url.protocol];
  const isDefaultPort = url.port === '' || (url.port === '80' && port === 443) || (url.port === '443' && port === 80);
  if (port === undefined || !isDefaultPort || url.username !== '' || url.password !== '') throw new AddressRefused();
  const remainingMs = Math.min(requestMs, deadline - Date.now());
  if (remainingMs <= 0) throw new Error('timed out');
  const signal = AbortSignal.timeout(remainingMs);
  const pinned = await pinAddress(url, network, signal);
  const target = network.targetOf(pinned, url.port === '' ? port : Number(url.port));
  const options: RequestOptions = {
    method,
    ...target,
    path: `${url.pathname}${url.search}`,
    headers: { ...HEADERS, host: url.host },
    signal,
    agent: false,
    // Connects to the pinned address; a literal address must not be resolved again.
    lookup: undefined,
  };
  return url.protocol === 'https:'
    ? send(https.request({ ...options, servername: serverName(url) }))
    : send(http.request(options));
}

/** Returns status and location; reads only a limited part of the body. */
function send(request: http.ClientRequest): Promise<{ status: number; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response: IncomingMessage) => {
      const result = { status: response.statusCode ?? 0, location: response.headers.location };
      const redirects = result.status >= 300 && result.status < 400;
      let bytes = 0;
      const finish = () => {
        request.destroy();
        resolve(result);
      };
      response.once('error', reject);
      response.once('end', () => resolve(result));
      if (request.method === 'HEAD' || redirects) return finish();
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
        if (bytes >= MAX_BYTES) finish();
      });
      return undefined;
    });
    request.end();
  });
}
