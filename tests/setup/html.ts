/** Reads pages as they are sent, before anything runs in them. */
export const titleOf = (html: string): string => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';

/** What a person reads, without scripts and tags. */
export const wordsOf = (html: string): string =>
  html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
