export type TextPart = { text: string; href?: string; person?: string };

const WORTH_A_LINK = /(https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}])|(?<![\p{L}\p{N}_@/.-])@([a-z0-9]+(?:-[a-z0-9]+)*)/giu;

/** Splits plain text into text, links and mentions. */
export function splitText(text: string, mentions: readonly { slug: string; name: string }[]): TextPart[] {
  const pieces: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(WORTH_A_LINK)) {
    const [whole, address, slug] = match;
    const person = slug ? mentions.find((one) => one.slug === slug.toLowerCase()) : undefined;
    if (!person && !(address && URL.canParse(address))) continue;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    pieces.push(person ? { text: `@${person.name}`, person: person.slug } : { text: whole, href: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}
