/** The only code that requests addresses which users or other sites name. */
import type { IncomingMessage } from 'node:http';
import { createFollowAddress, type FetchFailure } from './follow-address.ts';
import { HostBusy } from './host-limits.ts';
import { AddressRefused, internet, parseAddress, pinAddress, type Network } from './pinned-address.ts';
import { readBody, TooLarge } from './read-body.ts';
import { requestAddress } from './request-address.ts';

export type { FetchFailure } from './follow-address.ts';

/** What a fetch is for: how long it may take in all, and the media types it takes with the size of each. */
export type FetchUse = {
  timeoutMs: number;
  maxBytes: Readonly<Record<string, number>>;
  /** What a former answer said of its version; the site may answer that nothing changed. */
  unless?: Version;
};

/** How an answer identifies its version (RFC 9110); null where it does not. */
export type Version = { etag: string | null; lastModified: string | null };
export type NotModified = { kind: 'not_modified' };

/** `url` is the address after redirects, `type` the media type in small letters, `charset` as the header has it. */
export type Fetched = { kind: 'ok'; url: string; type: string; charset: string | null; body: Uint8Array };
export type Streamed = Omit<Fetched, 'body'> & { version: Version };

/** The status of the last response; `refused` when the address must not be called; `silent` when there was no response. */
export type Probe = { kind: 'answered'; status: number } | { kind: 'refused' } | { kind: 'silent' };

export type Message = { headers: Readonly<Record<string, string>>; body: string; timeoutMs: number };

/** The status of the answer, also of a redirect; or why there is none. `refused` when the address must not be called. */
export type Posted = { kind: 'answered'; status: number } | { kind: 'refused' | 'too_slow' | 'silent' };

type Write = (chunk: Uint8Array) => void | Promise<void>;

/** None of its functions throws. */
export type Fetcher = {
  /** Fetches an address into memory, whatever version it is. */
  fetch: (address: string, use: FetchUse) => Promise<Fetched | FetchFailure>;
  /** Passes the body to `write` piece by piece. What it wrote before a failure is incomplete. */
  stream: (address: string, use: FetchUse, write: Write) => Promise<Streamed | NotModified | FetchFailure>;
  /** Whether an address responds, by HEAD, then by GET where HEAD is rejected; each within `timeoutMs`, by default 10 s. */
  probe: (address: string, timeoutMs?: number) => Promise<Probe>;
  /**
   * Posts a message to an address with https, whose owner asked for it: no redirect is followed, and neither robots.txt nor the
   * interval of its host apply.
   */
  post: (address: string, message: Message) => Promise<Posted>;
  /** Whether `post` is certain to refuse an address: for its form, or because its name leads to an address that is not public. */
  refuses: (address: string) => Promise<boolean>;
};

const PROBE_TIMEOUT_MS = 10_000;
const PROBE_BYTES = 64 * 1024;
const LOOKUP_TIMEOUT_MS = 3000;
/** Statuses with which servers reject HEAD. */
const NO_HEAD: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 429, 500, 501, 503]);
const REFUSALS: ReadonlySet<number> = new Set([401, 403, 407, 429, 451, 999]);

/**
 * Creates the fetcher of a process. Every name is resolved once, refused when any of its addresses is not permitted, and called
 * at exactly that address; the same applies to each of at most three redirects. Respects robots.txt, and starts one request in
 * `hostIntervalMs` to each host. `userAgent` starts with the product token that robots.txt files can name.
 */
export function createFetcher(options: {
  userAgent: string;
  network?: Network;
  hostIntervalMs?: number;
  now?: () => number;
}): Fetcher {
  const network = options.network ?? internet;
  const follow = createFollowAddress({ hostIntervalMs: 1000, now: Date.now, ...options, network });

  async function stream(address: string, use: FetchUse, write: Write): Promise<Streamed | NotModified | FetchFailure> {
    const signal = AbortSignal.timeout(use.timeoutMs);
    try {
      const accept = `${Object.keys(use.maxBytes).join(', ')}, */*;q=0.1`;
      const opened = await follow(address, { method: 'GET', accept, signal, conditions: conditionsOf(use.unless) });
      if (opened.kind !== 'opened') return opened;
      const { response, status, url } = opened;
      if (status === 304 && use.unless) {
        response.destroy();
        return { kind: 'not_modified' };
      }
      const { type, charset } = parseType(response.headers['content-type']);
      const maxBytes = Object.hasOwn(use.maxBytes, type) ? use.maxBytes[type] : undefined;
      const failure = failureOf(status) ?? checkHeaders(response, type, maxBytes);
      if (failure) response.destroy();
      else await readBody(response, maxBytes ?? 0, write);
      return failure ?? { kind: 'ok', url, type, charset, version: versionOf(response) };
    } catch (error) {
      return toFailure(error, signal);
    }
  }

  async function probeBy(method: 'GET' | 'HEAD', address: string, timeoutMs: number): Promise<Probe> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const opened = await follow(address, { method, accept: '*/*', signal });
      if (opened.kind !== 'opened') return { kind: opened.kind === 'unavailable' ? 'silent' : 'refused' };
      const { response, status } = opened;
      if (method === 'GET') await readBody(response, PROBE_BYTES, () => undefined).catch(ignoreTooLarge);
      response.destroy();
      return { kind: 'answered', status };
    } catch (error) {
      return { kind: error instanceof AddressRefused || error instanceof HostBusy ? 'refused' : 'silent' };
    }
  }

  return {
    stream,
    post: (address, message) => post(address, message, { network, userAgent: options.userAgent }),
    refuses: async (address) => {
      try {
        await pinAddress(parseSecure(address, network), network, AbortSignal.timeout(LOOKUP_TIMEOUT_MS));
        return false;
      } catch (error) {
        return error instanceof AddressRefused;
      }
    },
    fetch: async (address, use) => {
      const chunks: Uint8Array[] = [];
      const { unless: _, ...always } = use;
      const streamed = await stream(address, always, (chunk) => void chunks.push(chunk));
      if (streamed.kind === 'not_modified') return { kind: 'unavailable', status: 304 };
      if (streamed.kind !== 'ok') return streamed;
      const { kind, url, type, charset } = streamed;
      return { kind, url, type, charset, body: Buffer.concat(chunks) };
    },
    probe: async (address, timeoutMs = PROBE_TIMEOUT_MS) => {
      const head = await probeBy('HEAD', address, timeoutMs);
      return head.kind === 'answered' && NO_HEAD.has(head.status) ? probeBy('GET', address, timeoutMs) : head;
    },
  };
}

function parseSecure(address: string, network: Network): URL {
  const { url } = parseAddress(address, network);
  if (url.protocol !== 'https:') throw new AddressRefused();
  return url;
}

async function post(
  address: string,
  { headers, body, timeoutMs }: Message,
  { network, userAgent }: { network: Network; userAgent: string },
): Promise<Posted> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const url = parseSecure(address, network).href;
    const request = { method: 'POST', headers: { ...headers, 'user-agent': userAgent }, body, network, signal } as const;
    const response = await requestAddress(url, request);
    response.destroy();
    return { kind: 'answered', status: response.statusCode ?? 0 };
  } catch (error) {
    if (error instanceof AddressRefused) return { kind: 'refused' };
    return { kind: signal.aborted ? 'too_slow' : 'silent' };
  }
}

const ignoreTooLarge = (error: unknown) => {
  if (!(error instanceof TooLarge)) throw error;
};

function failureOf(status: number): FetchFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status === 404 || status === 410) return { kind: 'not_found', status };
  return REFUSALS.has(status) ? { kind: 'refused', status } : { kind: 'unavailable', status };
}

const conditionsOf = ({ etag, lastModified }: Version = { etag: null, lastModified: null }): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

const versionOf = ({ headers }: IncomingMessage): Version => ({
  etag: headers.etag ?? null,
  lastModified: headers['last-modified'] ?? null,
});

function checkHeaders({ headers }: IncomingMessage, type: string, maxBytes: number | undefined): FetchFailure | null {
  if (maxBytes === undefined) return { kind: 'wrong_type', type };
  return Number(headers['content-length']) > maxBytes ? { kind: 'too_large' } : null;
}

function toFailure(error: unknown, signal: AbortSignal): FetchFailure {
  if (error instanceof AddressRefused) return { kind: 'not_public' };
  if (error instanceof TooLarge) return { kind: 'too_large' };
  if (error instanceof HostBusy) return { kind: 'busy' };
  return signal.aborted ? { kind: 'too_slow' } : { kind: 'unavailable', status: null };
}

/** "Text/HTML; charset=utf-8". A body without a type counts as a page, as browsers treat it. */
function parseType(header: string | undefined): { type: string; charset: string | null } {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';');
  const charset = parameters.map((part) => /^\s*charset\s*=\s*"?([\w.:-]+)"?\s*$/.exec(part)?.[1]).find(Boolean);
  return { type: type.trim() || 'text/html', charset: charset ?? null };
}
