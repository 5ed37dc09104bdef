/** Generates the OpenAPI 3.1 document from the contracts that validate the requests. */
import * as z from 'zod';
import type { Contract, Endpoint } from '#platform/contract/endpoint.ts';

const STATUS_TEXT: Record<number, string> = {
  400: 'Malformed request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found, or not visible to the caller',
  409: 'Conflicting state',
  410: 'No longer available',
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

type Json = Record<string, unknown>;
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
  for (const [key, endpoint] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, endpoint) };
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
      schemas: { Problem: PROBLEM },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: info.cookie } },
    },
  };
}

function operation(key: string, endpoint: Endpoint): Json {
  const tag = key.split('/')[2]?.replace(/\W.*$/, '') ?? 'api';
  const content = Object.entries(endpoint.body ?? {}).map(([kind, schema]) => [
    MEDIA[kind] ?? '',
    { schema: toSchema(schema, 'input') },
  ]);
  const errors = new Set<number>([
    ...(endpoint.errors ?? []),
    ...(endpoint.auth ? [401] : []),
    ...(endpoint.body || endpoint.query ? [422] : []),
    429,
  ]);
  return {
    operationId: key
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '_')
      .replace(/_$/, ''),
    summary: endpoint.summary,
    tags: [tag],
    security: endpoint.auth ? [{ session: [] }] : [],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(content.length > 0 ? { requestBody: { required: true, content: Object.fromEntries(content) } } : {}),
    responses: { ...success(endpoint), ...Object.fromEntries([...errors].toSorted().map((status) => [status, failure(status)])) },
  };
}

const failure = (status: number) => ({
  description: STATUS_TEXT[status] ?? 'Error',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function success({ ok, status }: Endpoint): Json {
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
  return { [status ?? 200]: { description: 'OK', content: { 'application/json': { schema: toSchema(ok, 'output') } } } };
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
