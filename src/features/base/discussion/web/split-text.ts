export type TextPart = { text: string; href?: string; person?: string };

const LINK_OR_MENTION = /(https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]}])|(?<![\p{L}\p{N}_@/.-])@([a-z0-9]+(?:-[a-z0-9]+)*)/giu;

/** Splits plain text into text, links and mentions. */
export function splitText(text: string, mentions: readonly { slug: string; name: string }[]): TextPart[] {
  const parts: TextPart[] = [];
  let position = 0;
  for (const match of text.matchAll(LINK_OR_MENTION)) {
    const [whole, address, slug] = match;
    const person = slug ? mentions.find((mention) => mention.slug === slug.toLowerCase()) : undefined;
    if (!person && !(address && URL.canParse(address))) continue;
    if (match.index > position) parts.push({ text: text.slice(position, match.index) });
    parts.push(person ? { text: `@${person.name}`, person: person.slug } : { text: whole, href: whole });
    position = match.index + whole.length;
  }
  if (position < text.length) parts.push({ text: text.slice(position) });
  return parts;
}
