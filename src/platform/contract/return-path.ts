const CONTROL = /\p{Cc}/u;

/** The path of this site to go to after signing in. Anything that could leave the site becomes `/`. */
export function safeReturnPath(path: string | undefined, origin: string): string {
  if (!path || CONTROL.test(path) || !/^\/(?![/\\])/.test(path) || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  const decoded = decodedPath(url);
  // URL parsers drop control characters: "/%09/evil" would become "//evil" once decoded.
  if (url.origin !== origin || CONTROL.test(decoded) || /^\/[/\\]/.test(decoded)) return '/';
  return url.pathname + url.search + url.hash;
}

function decodedPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return '//'; // malformed, so the caller rejects it
  }
}
