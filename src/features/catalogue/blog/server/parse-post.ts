import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import * as z from 'zod';
import { countWords } from '#platform/contract/count-words.ts';
import { slugify } from '#platform/db/slug.ts';

/** Reading speed on a screen in words per minute, a conservative estimate. */
const WORDS_PER_MINUTE = 200;

const CommaSeparated = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

const FrontMatter = z.strictObject({
  title: z.string().min(5).max(150),
  summary: z.string().min(40).max(220),
  category: z.string().min(1),
  tags: CommaSeparated,
  skills: CommaSeparated,
  family: z.string().optional(),
  published: z.iso.date(),
  updated: z.iso.date().optional(),
});

export type RenderedText = { markdown: string; body: string; contents: { id: string; title: string }[]; minutes: number };

export type ParsedPost = Omit<z.infer<typeof FrontMatter>, 'published' | 'updated' | 'family'> &
  RenderedText & {
    slug: string;
    family: string | null;
    published_on: string;
    updated_on: string | null;
  };

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br'],
  allowedAttributes: { a: ['href'], h2: ['id'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/**
 * Parses a post from Markdown with front matter between `---` lines. Throws with the file's name when a field is missing,
 * unknown or invalid. Removes images, and the tags of tables and HTML, whose text stays.
 */
export function parsePost(name: string, text: string): ParsedPost {
  const match = FRONT_MATTER.exec(text);
  if (!match?.[1]) throw new Error(`${name} does not begin with front matter between two lines of ---`);
  const fields = Object.fromEntries(
    match[1].split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const frontMatter = FrontMatter.safeParse(fields);
  if (!frontMatter.success) throw new Error(`${name} is invalid: ${z.prettifyError(frontMatter.error)}`);
  const { published, updated, family, ...otherFields } = frontMatter.data;
  const markdown = text.slice(match[0].length);
  return {
    ...otherFields,
    slug: name.replace(/\.md$/, ''),
    ...renderText(markdown),
    family: family ?? null,
    published_on: published,
    updated_on: updated ?? null,
  };
}

/** Renders Markdown to safe HTML, and its second-level headings to the table of contents. Titles that would have the id of another get numbered ones. */
export function renderText(markdown: string): RenderedText {
  const contents: { id: string; title: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, text }) {
        const titleHtml = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h3>${titleHtml}</h3>`;
        const title = text.replaceAll(/[*_`]/g, '');
        const name = slugify(title) || `part-${contents.length + 1}`;
        let id = name;
        for (let number = 2; contents.some((item) => item.id === id); number++) id = `${name}-${number}`;
        contents.push({ id, title });
        return `<h2 id="${id}">${titleHtml}</h2>`;
      },
    },
  });
  const body = sanitizeHtml(marked.parse(markdown, { async: false }), SANITIZE_OPTIONS).trim();
  return { markdown, body, contents, minutes: Math.max(1, Math.round(countWords(markdown) / WORDS_PER_MINUTE)) };
}
