/** Safe access to JSON of unknown shape: returns undefined instead of throwing. */
export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts a string, number or boolean to text, also inside JSON-LD's `{"@value": …}`. */
export function toText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'boolean') return String(value);
  return isObject(value) && '@value' in value ? toText(value['@value']) : undefined;
}

/** Wraps a single value in an array. */
export const toList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Returns the text at a path of keys; for an array its first entry is used. */
export function textAt(value: unknown, ...path: string[]): string | undefined {
  let current = toList(value)[0];
  for (const key of path) {
    if (!isObject(current)) return undefined;
    current = toList(current[key])[0];
  }
  return toText(current);
}
