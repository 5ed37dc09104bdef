/** The path of this site to go to after signing in. Anything that could leave the site becomes `/`. */
const CONTROL = /\p{Cc}/u;

export function safeReturnPath(given: string | undefined, origin: string): string {
  if (!given || CONTROL.test(given) || !/^\/(?![/\\])/.test(given) || !URL.canParse(given, origin)) return '/';
  const url = new URL(given, origin);
  const decoded = decodedPath(url);
  // URL parsers drop control characters: "/%09/evil" would become "//evil" once decoded.
  if (url.origin !== origin || CONTROL.test(decoded) || /^\/[/\\]/.test(decoded)) return '/';
  return url.pathname + url.search + url.hash;
}

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return '//';
  }
}
