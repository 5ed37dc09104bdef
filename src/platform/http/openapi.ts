/** Generates the OpenAPI 3.1 document from the contracts that validate the requests. */
import * as z from 'zod';
import type { Contract, Endpoint } from '#platform/contract/endpoint.ts';
import { createExample } from './openapi-example.ts';
import { createNamedSchemas, pascalCase, type Json, type NamedSchemas } from './openapi-schemas.ts';

const STATUS_TEXT: Record<number, string> = {
  400: 'Malformed request',
  401: 'Not signed in, or an API token that is not valid',
  403: 'Not allowed, or not with this API token, or sent by another site',
  404: 'Not found, or not visible to the caller',
  409: 'Conflicting state',
  410: 'No longer available',
  412: 'Changed by somebody else since it was read',
  413: 'Too large',
  415: 'Wrong media type',
  422: 'Invalid',
  429: 'Too many requests',
  502: 'An upstream service failed',
  503: 'Temporarily unavailable',
};
const MEDIA: Record<string, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};
const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
};

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Repeating a request with the same key returns the first response, for one day; a different request with the key is a 422.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

/** The document for all endpoints of `contract`, with `origin` as the server. */
export function openApiDocument(
  contract: Contract,
  info: { title: string; version: string; description: string; origin: string; cookie: string },
): Json {
  const paths: Record<string, Json> = {};
  const schemas = createNamedSchemas();
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description: info.description,
      license: { name: 'Proprietary', url: `${info.origin}/` },
    },
    servers: [{ url: info.origin }],
    paths,
    components: {
      schemas: { Problem: PROBLEM, ...schemas.all() },
      responses: Object.fromEntries(
        Object.keys(STATUS_TEXT).map((status) => [failureName(Number(status)), failure(Number(status))]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: info.cookie },
        token: { type: 'http', scheme: 'bearer', description: 'An API token that a member makes in Settings.' },
      },
    },
  };
}

function operation(key: string, endpoint: Endpoint, schemas: NamedSchemas): Json {
  const tag = key.split('/')[2]?.replace(/\W.*$/, '') ?? 'api';
  const operationId = key
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '');
  const content = Object.entries(endpoint.body ?? {}).map(([kind, schema]) => {
    const json = toSchema(schema, 'input');
    const example = kind === 'json' ? createExample(schema, json) : undefined;
    const name = `${pascalCase(operationId)}${kind === 'json' ? '' : pascalCase(kind)}Body`;
    return [MEDIA[kind] ?? '', { schema: schemas.name(name, json), ...(example !== undefined && { example }) }];
  });
  return {
    operationId,
    summary: endpoint.summary,
    description: describe(key, endpoint),
    tags: [tag],
    security: security(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(content.length > 0 ? { requestBody: { required: true, content: Object.fromEntries(content) } } : {}),
    responses: {
      ...success(endpoint, schemas),
      ...Object.fromEntries(
        failures(key, endpoint).map((status) => [status, { $ref: `#/components/responses/${failureName(status)}` }]),
      ),
    },
  };
}

/** Who may call: a member by the session, a program by a token, or (the empty one) anybody. */
const security = ({ auth, token }: Endpoint): Json[] => [
  ...(auth ? [{ session: [] }] : [{}]),
  ...(token ? [{ token: token === 'any' ? [] : [token] }] : []),
];

/** All statuses of errors that a request can get: those of the use case, and those of the way to it. */
function failures(key: string, { errors = [], auth, token, params, query, body, idempotent, crossSite }: Endpoint): number[] {
  const isChange = !key.startsWith('GET ');
  const all = new Set<number>([
    ...errors,
    ...(auth || token ? [401] : []),
    ...((isChange && !crossSite) || token ? [403] : []),
    ...(params ? [404] : []),
    ...(body ? [400, 413, 415, 422] : []),
    ...(query ? [422] : []),
    ...(idempotent ? [400, 409, 422] : []),
    429,
    503,
  ]);
  return [...all].toSorted((a, b) => a - b);
}

const tokenWith = (scope: string) => `an API token that has the scope \`${scope}\``;

/** What the contract says of an endpoint beside its summary. */
function describe(key: string, { auth, token, whileSuspended, limit, maxBytes, body, idempotent }: Endpoint): string {
  const who = auth ? 'For signed-in members' : 'For everybody';
  const byToken = token === undefined ? 'not with an API token' : `with ${token === 'any' ? 'any API token' : tokenWith(token)}`;
  return [
    `${who}; ${byToken}.`,
    ...(limit ? [`At most ${limit.max} requests in ${limit.seconds} seconds.`] : []),
    ...(body && maxBytes ? [`The body has at most ${maxBytes} bytes.`] : []),
    ...(idempotent ? ['An Idempotency-Key makes repeating it safe.'] : []),
    ...(whileSuspended && !key.startsWith('GET ') ? ['Suspended members may use it as well.'] : []),
  ].join(' ');
}

const failureName = (status: number) => `Problem${status}`;

const failure = (status: number) => ({
  description: STATUS_TEXT[status] ?? 'Error',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function success({ ok, status }: Endpoint, schemas: NamedSchemas): Json {
  if (ok === null) return { 204: { description: 'Done' } };
  if ('redirect' in ok)
    return {
      [status ?? 303]: {
        description: 'Continue at the URL of the Location header',
        headers: { Location: { schema: { type: 'string' } } },
      },
    };
  if ('file' in ok)
    return { 200: { description: 'The file', content: { [ok.file]: { schema: { type: 'string', format: 'binary' } } } } };
  return {
    [status ?? 200]: { description: 'OK', content: { 'application/json': { schema: schemas.hoist(toSchema(ok, 'output')) } } },
  };
}

function parameters(schema: z.core.$ZodObject | undefined, location: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

function toSchema(schema: z.core.$ZodType | undefined, io: 'input' | 'output'): Json {
  if (!schema) return {};
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'file') Object.assign(jsonSchema, { type: 'string', format: 'binary' });
    },
  });
  return json;
}
