/** Finds the title and the visible text in the HTML of a page. */
export const findTitle = (html: string): string => /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';

/** The text of a page, without scripts, styles and tags. */
export const visibleText = (html: string): string =>
  html.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' ');
