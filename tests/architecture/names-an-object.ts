import * as z from 'zod';
import type { Body, Endpoint } from '#platform/contract/endpoint.ts';

/** Names of all fields anywhere in a schema. */
function fieldsOf(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  const names: string[] = [];
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === 'properties') names.push(...Object.keys(value));
      collect(value);
    }
  };
  collect(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return names;
}

const bodies = (body: Body | undefined): z.core.$ZodType[] => Object.values(body ?? {});

/** Whether a request to the endpoint names an object. */
export const namesAnObject = ([key, { query, body }]: [string, Endpoint]): boolean => {
  const fields = [query, ...bodies(body)].flatMap(fieldsOf);
  return key.includes('{') || fields.some((name) => /(^|_)(id|ids|slug|txnid|token)$/.test(name));
};
