/** Endpoints as data, keyed by method and path, from which server and browser derive the URL. Types and zod only. */
import * as z from 'zod';
import type { core } from 'zod';
import { PageMeta } from './pagination.ts';
import type { TokenScope } from './token-scope.ts';

type Schema = core.$ZodType;
type ObjectSchema = core.$ZodObject;

/** The property name is the encoding of the request body; with two of them the caller chooses. */
export type Body =
  | { json: Schema }
  | { form: ObjectSchema }
  | { multipart: ObjectSchema }
  | { form: ObjectSchema; multipart: ObjectSchema };
/** What an endpoint returns: JSON by a schema, a file of a media type, a redirect, or nothing. */
export type Ok = Schema | { file: string; localized?: true } | { redirect: true } | null;
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 422 | 429 | 502 | 503;
/** At most `max` calls in `seconds`, per member, or per address for visitors. */
export type RateLimit = { max: number; seconds: number };

export type Endpoint = {
  summary: string;
  /** Visitors get 401 before the request body is read. */
  auth?: boolean;
  /** Suspended members may use it although it changes something; every GET is open to them. */
  whileSuspended?: true;
  /** The scope that an API token needs, or `any` for every token. Without it the endpoint accepts no token. */
  token?: TokenScope | 'any';
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: Body;
  status?: 200 | 201 | 202 | 204 | 302 | 303;
  ok: Ok;
  errors?: readonly ErrorStatus[];
  /** The maximum size of the request body in bytes; 100 kB by default. */
  maxBytes?: number;
  limit?: RateLimit;
  /** What its work is where it takes much: such requests take turns (`src/platform/http/turns.ts`). */
  cost?: 'search' | 'score' | 'document' | 'export';
  /** Accepts an Idempotency-Key header from members: a repeated request gets the first response and has no second effect. */
  idempotent?: true;
  /**
   * The use case opens its own short transactions with `ctx.inTransaction` because it calls another server, or needs none
   * because it runs a single statement.
   */
  transaction?: 'manual';
  /** Called by another site without a cookie (payment return, webhook): exempt from the same-origin rule. */
  crossSite?: true;
};

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type EndpointKey = `${Method} /${string}`;
export type Contract = Record<EndpointKey, Endpoint>;

/** Every endpoint of the API. Each feature's contract.ts adds its own by declaration merging, hence an interface. */
export interface Endpoints {}

type In<T> = T extends Schema ? T['_zod']['input'] : never;
type Out<T> = T extends Schema ? T['_zod']['output'] : undefined;
type Part<K extends string, T> = T extends Schema ? (object extends In<T> ? { [P in K]?: In<T> } : { [P in K]: In<T> }) : object;
type Flat<T> = { [P in keyof T]: T[P] };

/** What a caller passes. `extends unknown` distributes first; without it 120 endpoints are one cross product (TS2590). */
export type InputOf<D> = D extends unknown
  ? Flat<
      (D extends { params: infer T } ? Part<'params', T> : object) &
        (D extends { query: infer T } ? Part<'query', T> : object) &
        (D extends { body: infer B } ? { [P in keyof B]: { [Q in P]: In<B[P]> } }[keyof B] : object)
    >
  : never;

/** What a use case receives. */
export type ParsedOf<D> = {
  params: D extends { params: infer T } ? Out<T> : undefined;
  query: D extends { query: infer T } ? Out<T> : undefined;
  body: D extends { body: infer B } ? Out<B[keyof B]> : undefined;
};

export type FileReply = { file: Uint8Array | ReadableStream<Uint8Array>; name: string; type?: string; inline?: boolean };
export type RedirectReply = { location: string };

/** What a use case returns. */
export type ReplyOf<D> = D extends { ok: infer T }
  ? T extends Schema
    ? T['_zod']['input']
    : T extends null
      ? void
      : T extends { redirect: true }
        ? RedirectReply
        : FileReply
  : never;

/** What a caller gets. */
export type OutputOf<D> = D extends { ok: infer T }
  ? T extends Schema
    ? T['_zod']['output']
    : T extends null
      ? undefined
      : Blob
  : never;

/** `{id, type, attributes}`: the shape of every resource of the API. */
export const resource = <const T extends string, A extends z.ZodObject>(type: T, attributes: A) =>
  z.object({ id: z.string(), type: z.literal(type), attributes });

/** One resource. */
export const document = <R extends Schema>(schema: R) => z.object({ data: schema });

/** One page of resources, with its page metadata. */
export const list = <R extends Schema>(schema: R) => z.object({ data: z.array(schema), meta: PageMeta });

/** A complete short list, or the next page of a cursor-paginated one. */
export const feed = <R extends Schema>(schema: R) =>
  z.object({ data: z.array(schema), meta: z.object({ next_cursor: z.string().nullable() }) });

/** The next page of a cursor-paginated list, with how many there are on all its pages. */
export const countedFeed = <R extends Schema>(schema: R) =>
  feed(schema).extend({ meta: z.object({ next_cursor: z.string().nullable(), total: z.number().int() }) });

/** Where the next page of a list begins, as its answer said. */
export const cursor = z.string().max(200).optional();

/** What is searched for in a list. */
export const find = z.string().trim().max(200).default('');

/** An answer that is a table in a file. */
export const csv = { file: 'text/csv; charset=utf-8' } as const;
