/** A copy of a response without the item, in whichever of its lists it is. */
export function removeItem(value: unknown, type: string, id: string): unknown {
  if (Array.isArray(value))
    return value.filter((element) => !isItem(element, type, id)).map((element) => removeItem(element, type, id));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, removeItem(part, type, id)]));
}

const isItem = (value: unknown, type: string, id: string): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === type && 'id' in value && value.id === id;
