/** A product's attribute as a path segment. A purchase of another product has no such attribute, and then gets `untitled`. */
export const attributeSegment = (value: unknown): string => encodeURIComponent(typeof value === 'string' ? value : 'untitled');
