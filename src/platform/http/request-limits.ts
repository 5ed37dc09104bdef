/**
 * The limits of requests to the API. What is known without the database is counted first: the address, and the session or the API
 * token that the request names. So a request above a limit costs no query.
 */
import { createHash } from 'node:crypto';
import type { Endpoint, RateLimit } from '#platform/contract/endpoint.ts';
import type { RequestInfo, Services, Viewer } from './context.ts';
import { cookieName } from './cookies.ts';
import { problem } from './errors.ts';
import { addressKey } from './rate-limit.ts';

const MEMBER_LIMIT = { max: 300, seconds: 300 };
const VISITOR_LIMIT = { max: 600, seconds: 300 };
/** Many members may share an address, and whoever invents sessions has one. */
export const SESSIONS_LIMIT = { max: 6000, seconds: 300 };

type Limited = { key: string; endpoint: Endpoint; request: RequestInfo; inProcess: boolean };
/** Who sends a request, as far as it says itself: its address, and the key of the session or token that it names. */
type Sender = { address: string; session: string | null };

export const sessionsKey = (ip: string): string => `sessions ${addressKey(ip)}`;

/** Counts a request before anything is looked up; refuses it above a limit (429). */
export async function limitSender(services: Services, limited: Limited): Promise<Sender> {
  const { endpoint, request } = limited;
  const token = endpoint.crossSite ? undefined : (request.bearer ?? request.cookies.get(cookieName(services.config, 'sid')));
  const address = `address ${addressKey(request.ip)}`;
  const session = token ? `session ${createHash('sha256').update(token).digest('base64url')}` : null;
  if (session === null) await limit(services, limited, address, VISITOR_LIMIT);
  else {
    await limit(services, limited, session, MEMBER_LIMIT);
    if (!isExempt(limited)) await refuseAbove(services, [[sessionsKey(request.ip), SESSIONS_LIMIT]]);
  }
  return { address, session };
}

/**
 * Counts a request that named a session or token, now that it is known whose it is: a member's, or nobody's. Each token has calls
 * of its own, as it was counted before; what an endpoint limits is limited for the member, whatever tokens they have.
 */
export async function limitMember(
  services: Services,
  limited: Limited,
  { sender, viewer }: { sender: Sender; viewer: Viewer | null },
): Promise<void> {
  if (sender.session === null) return;
  if (viewer) await limit(services, limited, `member ${viewer.id}`, viewer.token ? null : MEMBER_LIMIT);
  else await limit(services, limited, sender.address, VISITOR_LIMIT);
}

/** A page counts once, not once per API call it makes; the payment provider is exempt. */
const isExempt = ({ inProcess, endpoint }: Limited) => inProcess || endpoint.crossSite === true;

const limit = (services: Services, limited: Limited, who: string, overall: RateLimit | null): Promise<void> =>
  refuseAbove(services, [
    ...(limited.endpoint.limit ? [[`${who} ${limited.key}`, limited.endpoint.limit] as const] : []),
    ...(isExempt(limited) || !overall ? [] : [[who, overall] as const]),
  ]);

async function refuseAbove({ limiter }: Services, limits: readonly (readonly [string, RateLimit])[]): Promise<void> {
  const decisions = await Promise.all(limits.map(([key, rate]) => limiter.count(key, rate)));
  const refused = decisions.find(({ allowed }) => !allowed);
  if (!refused) return;
  const seconds = refused.resetSeconds;
  throw problem(429, 'rate-limited', { seconds }, { headers: { 'retry-after': String(seconds) } });
}
