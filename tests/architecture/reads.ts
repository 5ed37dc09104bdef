/** Every GET endpoint of the contract with the objects of a fixture. */
import { contract } from '#app/http/contract.ts';
import { ORIGIN, type TestUser } from '#app/boot/testing.ts';
import { buildRequest, type RequestParts } from '#platform/contract/request.ts';
import { namesAnObject } from './names-an-object.ts';
import { PERSONAL } from './personal-objects.ts';

/** Those that name an object of its owner, each with the request for it. */
export const OWN_READS = Object.entries(PERSONAL).flatMap(([key, rows]) =>
  key.startsWith('GET ') ? rows.map((row) => [key, row] as const) : [],
);

/** Those that name none. */
export const GENERAL_READS = Object.entries(contract).flatMap(([key, endpoint]) =>
  key.startsWith('GET ') && !namesAnObject([key, endpoint]) ? [key] : [],
);

/** The request of a person, or of a visitor. */
export const requestOf = (person: TestUser | null, key: string, parts: RequestParts): Request =>
  buildRequest(key, parts, ORIGIN, { headers: { host: new URL(ORIGIN).host, ...(person && { cookie: person.cookie }) } });
