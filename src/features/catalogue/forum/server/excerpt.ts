const LENGTH = 220;

/** The first words of a plain-text body without markup, cut at a word. */
export function createExcerpt(body: string): string {
  const text = body
    .replaceAll(/^(## |- | {4})/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= LENGTH) return text;
  const cut = [...text].slice(0, LENGTH).join('');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2))}…`;
}
