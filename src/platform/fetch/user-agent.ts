/**
 * The user agent of requests to other sites: a product token that robots.txt files can name (letters, digits, `_` and `-`), and
 * where to ask about it.
 */
export function userAgent(brandName: string, origin: string): string {
  const token = brandName.replaceAll(/[^A-Za-z0-9_-]+/g, '') || 'JobReader';
  return `${token}/1.0 (+${origin})`;
}
