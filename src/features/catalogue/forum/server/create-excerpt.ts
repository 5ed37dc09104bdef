const MAX_LENGTH = 220;

/** Returns the beginning of a body without its markup, cut at the end of a word. */
export function createExcerpt(body: string): string {
  const text = body
    .replaceAll(/^(## |- | {4})/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= MAX_LENGTH) return text;
  const beginning = [...text].slice(0, MAX_LENGTH).join('');
  return `${beginning.slice(0, Math.max(beginning.lastIndexOf(' '), MAX_LENGTH / 2))}…`;
}
