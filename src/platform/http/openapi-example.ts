/** Examples of request bodies, made from their schemas. */
import * as z from 'zod';
import type { Json } from './openapi-schemas.ts';

const FORMATS: Record<string, string> = {
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  date: '2026-12-01',
  'date-time': '2026-12-01T09:00:00Z',
  email: 'ana@people.example',
  uri: 'https://example.com/',
};

/** A body that the endpoint accepts, with its required fields; none where the schema alone does not lead to one. */
export function createExample(schema: z.core.$ZodType, json: Json): unknown {
  const example = valueOf(json);
  return z.safeParse(schema, example).success ? example : undefined;
}

function valueOf(schema: Json): unknown {
  if ('const' in schema) return schema['const'];
  if ('default' in schema) return schema['default'];
  const [option] = (schema['enum'] ?? []) as unknown[];
  if (option !== undefined) return option;
  const [alternative] = (schema['anyOf'] ?? schema['oneOf'] ?? []) as Json[];
  if (alternative) return valueOf(alternative);
  switch (schema['type']) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return Array.from({ length: Number(schema['minItems'] ?? 0) }, () => valueOf((schema['items'] ?? {}) as Json));
    case 'string':
      return FORMATS[String(schema['format'])] ?? 'text'.padEnd(Number(schema['minLength'] ?? 0), ' text');
    case 'integer':
    case 'number':
      return Number(schema['minimum'] ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

const objectOf = ({ properties = {}, required = [] }: Json) =>
  Object.fromEntries((required as string[]).map((name) => [name, valueOf((properties as Record<string, Json>)[name] ?? {})]));
