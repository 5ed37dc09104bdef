type Change = { field: string; before: string | null; after: string | null };

const MAX_LETTERS = 400;

/** The details of an audit entry: `before` and `after` field by field, the reason apart, and what else is stated. */
export function describeChanges(details: unknown): { changes: Change[]; reason: string } {
  const { before, after, reason, ...stated } = toRecord(details);
  const [old, now] = [toFields(before), toFields(after)];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const changed = fields
    .map((field) => ({ field, before: toText(old[field]), after: toText(now[field]) }))
    .filter((change) => change.before !== change.after);
  const rest = Object.entries(stated).map(([field, value]) => ({ field, before: null, after: toText(value) }));
  return { changes: [...changed, ...rest.filter(({ after: value }) => value !== null)], reason: toText(reason) ?? '' };
}

/** A plain value is the state of the whole. */
const toFields = (value: unknown) => (typeof value === 'string' ? { state: value } : toRecord(value));

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};

function toText(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value)) return value.map((entry) => toText(entry) ?? '').join(', ');
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_LETTERS);
}
