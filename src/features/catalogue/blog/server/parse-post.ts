import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import * as z from 'zod';
import { countWords } from '#platform/contract/count-words.ts';
import { slugify } from '#platform/db/slug.ts';

/** Reading speed on a screen in words per minute, a conservative estimate. */
const PACE = 200;

const named = z.string().transform((text) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);

const Front = z.strictObject({
  title: z.string().min(5).max(150),
  summary: z.string().min(40).max(220),
  category: z.string().min(1),
  tags: named,
  skills: named,
  family: z.string().optional(),
  published: z.iso.date(),
  updated: z.iso.date().optional(),
});

export type ParsedPost = Omit<z.infer<typeof Front>, 'published' | 'updated' | 'family'> & {
  slug: string;
  body: string;
  contents: { id: string; title: string }[];
  family: string | null;
  minutes: number;
  published_on: string;
  updated_on: string | null;
};

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;
const SAFE: sanitizeHtml.IOptions = {
  allowedTags: ['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'br'],
  allowedAttributes: { a: ['href'], h2: ['id'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
};

/**
 * Parses an article from Markdown with front matter between `---` lines. Throws with the file's name when something is
 * missing. Unsupported Markdown (pictures, tables, HTML) is dropped.
 */
export function parsePost(name: string, text: string): ParsedPost {
  const head = HEAD.exec(text);
  if (!head?.[1]) throw new Error(`${name} does not begin with its facts between two lines of ---`);
  const facts = Object.fromEntries(
    head[1].split(/\r?\n/).map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const front = Front.safeParse(facts);
  if (!front.success) throw new Error(`${name} is not as it should be: ${z.prettifyError(front.error)}`);
  const { published, updated, family, ...rest } = front.data;
  const markdown = text.slice(head[0].length);
  return {
    ...rest,
    slug: name.replace(/\.md$/, ''),
    ...render(markdown),
    family: family ?? null,
    minutes: Math.max(1, Math.round(countWords(markdown) / PACE)),
    published_on: published,
    updated_on: updated ?? null,
  };
}

/** Renders safe HTML and collects its chapters. Duplicate headings get numbered ids. */
function render(markdown: string): Pick<ParsedPost, 'body' | 'contents'> {
  const contents: { id: string; title: string }[] = [];
  const marked = new Marked({
    renderer: {
      heading({ depth, tokens, text }) {
        const words = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h3>${words}</h3>`;
        const title = text.replaceAll(/[*_`]/g, '');
        const same = contents.filter((one) => one.title === title).length;
        const id = `${slugify(title)}${same === 0 ? '' : `-${same + 1}`}`;
        contents.push({ id, title });
        return `<h2 id="${id}">${words}</h2>`;
      },
    },
  });
  const body = sanitizeHtml(marked.parse(markdown, { async: false }), SAFE).trim();
  return { body, contents };
}
