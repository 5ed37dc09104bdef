/** Safe access to JSON of unknown shape: undefined instead of errors. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text, a number or a truth value as text; JSON-LD's `{"@value": …}` is looked into. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  return isObject(value) && '@value' in value ? toText(value['@value']) : undefined;
}

/** Wraps a single value in an array. */
export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** The text at a path of keys; of an array, its first entry is used. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  let at = toList(value)[0];
  for (const key of path) {
    if (!isObject(at)) return undefined;
    at = toList(at[key])[0];
  }
  return toText(at);
}
