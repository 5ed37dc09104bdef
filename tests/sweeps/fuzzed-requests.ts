/** Arbitrary requests for the operations of an OpenAPI document: mostly as its schemas say, at times not. */
import fc from 'fast-check';

type Json = Record<string, unknown>;
type Parameter = { name: string; in: string; required: boolean; schema: Json };
export type Operation = {
  method: string;
  path: string;
  statuses: ReadonlySet<number>;
  acceptsToken: boolean;
  parameters: Parameter[];
  /** By media type. */
  bodies: [string, Json][];
};
/** What leads to an object that exists, and a body that is accepted. */
export type GoodParts = { params?: Record<string, unknown>; json?: unknown };
type Request = { url: string; headers: Record<string, string>; body?: string | FormData };

const read = (from: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (found, name) => (typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined),
    from,
  );

export function loadOperations(document: unknown): Operation[] {
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve);
    if (typeof part !== 'object' || part === null) return part;
    const ref = read(part, '$ref');
    if (typeof ref === 'string') return resolve(read(document, ...ref.split('/').slice(1)));
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, resolve(value)]));
  };
  return Object.entries(read(document, 'paths') as Json).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      statuses: new Set(Object.keys(read(operation, 'responses') as Json).map(Number)),
      acceptsToken: (read(operation, 'security') as Json[]).some((scheme) => 'token' in scheme),
      parameters: (resolve(read(operation, 'parameters')) as Parameter[]).filter((parameter) => parameter.in !== 'header'),
      bodies: Object.entries((read(operation, 'requestBody', 'content') ?? {}) as Json).map(([media, content]) => [
        media,
        resolve(read(content, 'schema')) as Json,
      ]),
    })),
  );
}

/** Values that fit no schema, and such that are awkward to store. */
const ODD = fc.constantFrom<unknown>(
  null,
  '',
  'x'.repeat(3000),
  -1,
  1e15,
  [],
  {},
  true,
  '%00',
  'a\u0000b',
  '😀',
  '../..',
  '1e400',
);

/** A value of a schema; one in eight is odd. */
function valueOf(schema: Json, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 7, arbitrary: fitting(schema, depth) }, { weight: 1, arbitrary: ODD });
}

function fitting(schema: Json, depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const options = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (options) return fc.oneof(...options.map((option) => valueOf(option, depth + 1)));
  switch (schema['type']) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([name, part]) => [
            name,
            valueOf(part, depth + 1),
          ]),
        ),
        { requiredKeys: (schema['required'] ?? []) as string[] },
      );
    case 'array':
      return fc.array(valueOf((schema['items'] ?? {}) as Json, depth + 1), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.max(3, Number(schema['minItems'] ?? 0)),
      });
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'string':
      return textOf(schema);
    default:
      return depth > 4 ? fc.constant(null) : fc.jsonValue({ maxDepth: 1 });
  }
}

function numberOf({ minimum, maximum }: Json): fc.Arbitrary<number> {
  const min = Number(minimum ?? -5);
  return fc.integer({ min, max: Math.max(min, Math.min(Number(maximum ?? 100), 1000)) });
}

function textOf({ format, minLength }: Json): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.constantFrom('2026-12-01', '1970-01-01', '9999-12-31');
  if (format === 'date-time') return fc.constantFrom('2026-12-01T09:00:00Z', '1970-01-01T00:00:00.000Z');
  if (format === 'email') return fc.constant('ana@people.example');
  if (format === 'uri') return fc.constantFrom('https://a.example/', 'http://127.0.0.1/');
  return fc.oneof(
    fc
      .constantFrom('sql', 'data analysis', 'true', '3', 'JobApplication')
      .map((word) => word.padEnd(Number(minLength ?? 0), ' and more')),
    fc.string({ minLength: Number(minLength ?? 0), maxLength: 60 }),
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : String(JSON.stringify(value)));

/** Values among which a good one is frequent. */
const withGood = <T>(values: fc.Arbitrary<T>, good: T | undefined): fc.Arbitrary<T> =>
  good === undefined ? values : fc.oneof(values, fc.constant(good));

/** Requests for one operation. */
export function buildFuzzedRequest({ path, parameters, bodies }: Operation, good: GoodParts): fc.Arbitrary<Request> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const record = (list: Parameter[]) =>
    fc.record(Object.fromEntries(list.map(({ name, schema }) => [name, valueOf(schema)])), {
      requiredKeys: list.filter(({ required }) => required).map(({ name }) => name),
    });
  const body: fc.Arbitrary<Pick<Request, 'headers' | 'body'>> =
    bodies.length === 0
      ? fc.constant({ headers: {} })
      : fc.oneof(
          {
            weight: 12,
            arbitrary: fc
              .constantFrom(...bodies)
              .chain(([media, schema]) => valueOf(schema).map((value) => encode(media, value))),
          },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              { headers: { 'content-type': 'application/json' }, body: '{broken' },
              { headers: { 'content-type': 'text/plain' }, body: 'x' },
            ),
          },
        );
  return fc
    .tuple(
      withGood(record(inPath), good.params),
      record(inQuery),
      withGood(body, good.json === undefined ? undefined : encode('application/json', good.json)),
    )
    .map(([params, query, encoded]) => {
      const pathname = path.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => encodeURIComponent(asText(Reflect.get(params, name))) || 'x',
      );
      const search = new URLSearchParams();
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) for (const one of Array.isArray(value) ? value : [value]) search.append(name, asText(one));
      return { url: search.size > 0 ? `${pathname}?${search}` : pathname, ...encoded };
    });
}

function encode(media: string, value: unknown): Pick<Request, 'headers' | 'body'> {
  if (media === 'application/json') return { headers: { 'content-type': media }, body: JSON.stringify(value) };
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (media === 'application/x-www-form-urlencoded') {
    const form = new URLSearchParams(fields.map(([name, field]) => [name, asText(field)]));
    return { headers: { 'content-type': media }, body: form.toString() };
  }
  const form = new FormData();
  for (const [name, field] of fields)
    form.append(name, /file|resume/.test(name) ? new File([asText(field)], 'a.txt', { type: 'text/plain' }) : asText(field));
  return { headers: {}, body: form };
}
