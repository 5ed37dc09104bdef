/** Calls endpoints of this server in process, as the network would. */
import type { Endpoints, InputOf, OutputOf } from '#platform/contract/endpoint.ts';
import { buildRequest, parseResponse, type RequestParts } from '#platform/contract/request.ts';

type Name = keyof Endpoints & string;
type Arguments<K extends Name> =
  object extends InputOf<Endpoints[K]> ? [input?: InputOf<Endpoints[K]>] : [input: InputOf<Endpoints[K]>];

/** Calls one endpoint. Throws a `Problem` for anything but success. */
export type Call = <K extends Name>(key: K, ...input: Arguments<K>) => Promise<OutputOf<Endpoints[K]>>;

export const callThrough =
  (send: (request: Request) => Promise<Response>, origin: string, headers: Record<string, string>): Call =>
  async (key, ...[input]) =>
    (await parseResponse(await send(buildRequest(key, (input ?? {}) as RequestParts, origin, { headers })))) as never;
