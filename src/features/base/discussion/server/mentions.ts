const MAX_MENTIONS = 10;
const MENTION = /(?<![\p{L}\p{N}_@/.-])@([a-z0-9]+(?:-[a-z0-9]+)*)/giu;

/** The slugs mentioned with an @, distinct, at most ten: "thanks @asha-menon!" gives `asha-menon`. */
export function mentionedSlugs(text: string): string[] {
  const slugs = [...text.matchAll(MENTION)].map(([, slug = '']) => slug.toLowerCase());
  return [...new Set(slugs)].slice(0, MAX_MENTIONS);
}
