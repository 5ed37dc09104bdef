/** Where to go after signing in: a path of this site, or home. Anything that could leave the site is home. */
const CONTROL = /\p{Cc}/u;

export function safeReturnPath(given: string | undefined, origin: string): string {
  if (!given || CONTROL.test(given) || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, origin)) return '/';
  const url = new URL(given, origin);
  if (url.origin !== origin || /^\/[/\\]/.test(decodedPath(url))) return '/';
  return url.pathname + url.search + url.hash;
}

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return '//';
  }
}
