/** Splits an internal URL into the props of the router's link: `<Link {...linkTo('/forum/a?b=c#d')} />`. */
export function linkTo(address: string): { to: string; search: Record<string, string>; hash?: string } {
  const { pathname, searchParams, hash } = new URL(address, 'http://site');
  return { to: pathname, search: Object.fromEntries(searchParams), ...(hash && { hash: hash.slice(1) }) };
}
