const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const MAX_LINE_LENGTH = 24;
const MAX_LINES = 4;

/** Wraps text into at most four lines; longer text ends with an ellipsis. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < MAX_LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]} …`];
}

/** Renders a badge as SVG with the embedded credential ("Open Badges Specification 3.0", 5.3: `openbadges:credential`). */
export function renderBadge({ title, issuer, jwt }: { title: string; issuer: string; jwt: string }): string {
  const lines = wrap(title);
  // Centres the lines vertically between the emblem and the issuer.
  const top = 232 - lines.length * 15;
  const text = lines
    .map((line, index) => `<text x="200" y="${top + index * 30}" font-size="22" font-weight="700">${escape(line)}</text>`)
    .join('');
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0" viewBox="0 0 400 400" width="400" height="400" role="img" aria-label="${escape(title)}">
<openbadges:credential verify="${escape(jwt)}"></openbadges:credential>
<circle cx="200" cy="200" r="192" fill="#1c3ea6"/><circle cx="200" cy="200" r="174" fill="#faf9f6"/>
<path d="M128 118a72 72 0 0 1 144 0z" fill="#2250d6"/><path d="M148 118a52 52 0 0 1 104 0z" fill="#d6336c"/><path d="M170 118a30 30 0 0 1 60 0z" fill="#f2b84b"/>
<g fill="#26221d" text-anchor="middle" font-family="Figtree, Segoe UI, Arial, sans-serif">${text}<text x="200" y="330" font-size="16">${escape(issuer)}</text></g>
</svg>
`;
}
