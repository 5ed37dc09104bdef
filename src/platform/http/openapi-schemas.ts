/** Names for the schemas of the OpenAPI document, so that each is printed once. */

export type Json = Record<string, unknown>;

/** `job_application` and `get_api_jobs` as names of types. */
export const pascalCase = (text: string): string =>
  text.replaceAll(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

export function createNamedSchemas() {
  const byName = new Map<string, { json: Json; text: string }>();

  /** A reference to a schema under this name, or the first free number after it where another schema has it. */
  function name(wanted: string, json: Json): Json {
    const text = JSON.stringify(json);
    for (let count = 1; ; count += 1) {
      const candidate = count === 1 ? wanted : `${wanted}${count}`;
      const taken = byName.get(candidate);
      if (!taken) byName.set(candidate, { json, text });
      if (!taken || taken.text === text) return { $ref: `#/components/schemas/${candidate}` };
    }
  }

  /** The schema with its resources (`{id, type, attributes}`) and page metadata replaced by references. */
  function hoist(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(hoist);
    if (!isObject(value)) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hoist(part)]));
    const wanted = nameOf(value);
    return wanted === undefined ? inner : name(wanted, inner);
  }

  return {
    name,
    hoist: (json: Json) => hoist(json) as Json,
    all: () => Object.fromEntries([...byName].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, { json }]) => [key, json])),
  };
}

export type NamedSchemas = ReturnType<typeof createNamedSchemas>;

/** The name of a resource is that of its type; other schemas stay where they are. */
function nameOf({ properties }: Json): string | undefined {
  if (!isObject(properties)) return undefined;
  const { id, type, attributes, total_pages } = properties;
  if (isObject(id) && isObject(attributes) && isObject(type) && typeof type['const'] === 'string')
    return pascalCase(type['const']);
  return total_pages === undefined ? undefined : 'PageMeta';
}
