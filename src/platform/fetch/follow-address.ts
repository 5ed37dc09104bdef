import type { IncomingMessage } from 'node:http';
import { createHostLimits } from './host-limits.ts';
import { AddressRefused, parseAddress, type Network } from './pinned-address.ts';
import { ENCODINGS, readBody, TooLarge } from './read-body.ts';
import { requestAddress } from './request-address.ts';
import { createRobots, MAX_ROBOTS_BYTES, type RobotsFile } from './robots.ts';

/** Why there is no body. None of them is worth an automatic retry within a minute. */
export type FetchFailure =
  /** Not http or https, another port, credentials, or an address that is not public; also after a redirect. */
  | { kind: 'not_public' }
  /** robots.txt forbids it. */
  | { kind: 'robots' }
  /** The site answers people only (401, 403, 429, 451, 999). */
  | { kind: 'refused'; status: number }
  /** The site redirects to a page for signing in. */
  | { kind: 'sign_in' }
  | { kind: 'not_found'; status: 404 | 410 }
  | { kind: 'too_large' }
  | { kind: 'too_slow' }
  /** A media type that the use does not take, such as a picture. */
  | { kind: 'wrong_type'; type: string }
  /** Too many requests of ours to this host at the moment. */
  | { kind: 'busy' }
  /** No such name, no connection, a redirect loop, or another status. */
  | { kind: 'unavailable'; status: number | null };

type FollowOptions = { method: 'GET' | 'HEAD'; accept: string; signal: AbortSignal; conditions?: Record<string, string> };
type Opened = { kind: 'opened'; url: string; status: number; response: IncomingMessage };

/** Returns the first response that is no redirect, before its body. Throws `AddressRefused`, `HostBusy` and network errors. */
export type FollowAddress = (address: string, options: FollowOptions) => Promise<Opened | FetchFailure>;

const MAX_REDIRECTS = 3;
const MAX_ADDRESS_LENGTH = 2048;
const ROBOTS_TIMEOUT_MS = 5000;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const SIGN_IN_PATH = /\/(?:log-?in|sign[_-]?in|authwall|uas|checkpoint|oauth2?|sso|saml2?|idp)(?:$|[/.;])/i;
const SIGN_IN_HOST = /^(?:login|signin|accounts|auth|sso|idp)\./i;

/** Follows at most three redirects and checks each address against the network's limits, robots.txt and the limits of its host. */
export function createFollowAddress(options: {
  userAgent: string;
  network: Network;
  hostIntervalMs: number;
  now: () => number;
}): FollowAddress {
  const { userAgent, network, now } = options;
  const hosts = createHostLimits(options.hostIntervalMs, now);
  const robots = createRobots({ token: userAgent.split('/')[0] ?? '', load: loadRobots, now });

  const send = (address: string, { method, accept, signal, conditions }: FollowOptions) =>
    requestAddress(address, { method, headers: { ...headersFor(userAgent, accept), ...conditions }, signal, network });

  const checkRobots = async (url: URL, signal: AbortSignal): Promise<FetchFailure | null> => {
    const verdict = await beforeAbort(robots.check(url), signal);
    if (verdict === 'allowed') return null;
    return verdict === 'forbidden' ? { kind: 'robots' } : { kind: 'unavailable', status: null };
  };

  async function follow(address: string, options: FollowOptions, isRobotsFile: boolean): Promise<Opened | FetchFailure> {
    const visited = new Set<string>();
    let current = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      if (current.length > MAX_ADDRESS_LENGTH) throw new AddressRefused();
      const { url } = parseAddress(current, network);
      if (SIGN_IN_PATH.test(url.pathname) || SIGN_IN_HOST.test(url.hostname)) return { kind: 'sign_in' };
      const forbidden = isRobotsFile ? null : await checkRobots(url, options.signal);
      if (forbidden) return forbidden;
      const request = () => send(current, options);
      // A fetch waits for its turn once per host, not for each redirect.
      const isFirst = !isRobotsFile && !visited.has(url.host);
      const response = await (isFirst ? hosts.run(url.host, options.signal, request) : request());
      visited.add(url.host);
      const status = response.statusCode ?? 0;
      if (status === 429 || status === 503) hosts.pause(url.host, Number(response.headers['retry-after'] ?? 0) * 1000 || 0);
      const { location } = response.headers;
      if (!REDIRECTS.has(status) || location === undefined) return { kind: 'opened', url: current, status, response };
      response.destroy();
      if (!URL.canParse(location, current)) return { kind: 'unavailable', status };
      current = new URL(location, current).href;
    }
    return { kind: 'unavailable', status: null };
  }

  async function loadRobots(address: string): Promise<RobotsFile> {
    const chunks: Uint8Array[] = [];
    try {
      const signal = AbortSignal.timeout(ROBOTS_TIMEOUT_MS);
      const opened = await follow(address, { method: 'GET', accept: 'text/plain, */*;q=0.1', signal }, true);
      // The page will redirect to the same place, with the right words.
      if (opened.kind !== 'opened') return opened.kind === 'sign_in' ? 'absent' : 'unreachable';
      const { status, response } = opened;
      if (status !== 200) response.destroy();
      else await readBody(response, MAX_ROBOTS_BYTES, (chunk) => void chunks.push(chunk));
      if (status >= 400 && status < 500 && status !== 429) return 'absent';
      return status === 200 ? { text: Buffer.concat(chunks).toString('utf8') } : 'unreachable';
    } catch (error) {
      // The part that was read counts.
      if (error instanceof TooLarge) return { text: Buffer.concat(chunks).toString('utf8') };
      // The page itself is refused for the same reason, with the right words.
      return error instanceof AddressRefused ? 'absent' : 'unreachable';
    }
  }

  return (address, options) => follow(address, options, false);
}

const headersFor = (userAgent: string, accept: string) => ({
  'user-agent': userAgent,
  accept,
  'accept-encoding': ENCODINGS,
  'accept-language': 'en-IN, en;q=0.9, hi;q=0.8',
});

const beforeAbort = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('timed out')), { once: true });
    }),
  ]);
