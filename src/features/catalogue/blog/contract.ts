/** Blog: longer articles by the editors, for people who look for work or learn for it. */
import * as z from 'zod';
import { document, list, resource, type Contract } from '#platform/contract/endpoint.ts';
import { PageQuery } from '#platform/contract/pagination.ts';
import { publicationTimes } from '#platform/contract/publication.ts';
import { Language } from '#features/base/accounts/contract.ts';

const SlugAndName = z.object({ slug: z.string(), name: z.string() });
const Neighbour = z.object({ slug: z.string(), title: z.string() }).nullable();

const cardFields = {
  slug: z.string(),
  title: z.string(),
  /** The language in which it is written. */
  language: Language,
  summary: z.string(),
  category: SlugAndName,
  tags: z.array(SlugAndName),
  minutes: z.number().int(),
  published_on: z.string(),
  updated_on: z.string().nullable(),
};

/** An article as a list shows it. */
export const PostCard = resource('blog', z.object(cardFields));

/** One article with its text, its skills and its neighbours. */
export const Post = resource(
  'blog',
  z.object({
    ...cardFields,
    /** Whether only staff see it: a draft, or what has not begun, has ended or was deleted. */
    only_staff: z.boolean(),
    /** HTML of paragraphs, headings, lists, quotes, code, emphasis and links; nothing else. */
    body: z.string(),
    contents: z.array(z.object({ id: z.string(), title: z.string() })),
    skills: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The job family whose open roles and courses the page shows. */
    family: z.string().nullable(),
    previous: Neighbour,
    next: Neighbour,
  }),
);

const Id = z.object({ id: z.string().max(100) });

const word = z.string().trim().min(1).max(60);

/** What editors write. */
export const PostFields = z.object({
  title: z.string().trim().min(5).max(150),
  summary: z.string().trim().min(40).max(220),
  category: z.string().trim().min(1).max(100),
  tags: z.array(word).min(1).max(8),
  /** By id or name. */
  skills: z.array(word).max(12).default([]),
  family: z.string().trim().min(1).max(60).nullable().default(null),
  markdown: z.string().trim().min(1).max(60_000),
  ...publicationTimes,
});
export type PostFields = z.infer<typeof PostFields>;

export const blogContract = {
  'GET /api/blogs': {
    summary: 'List articles, newest first, with every tag and its count',
    token: 'catalogue:read',
    query: PageQuery.extend({ tag: z.string().trim().max(60).optional() }),
    ok: list(PostCard).extend({ facets: z.object({ tag: z.array(SlugAndName.extend({ count: z.number().int() })) }) }),
  },
  'GET /api/blogs/feed.xml': { summary: 'The newest articles as an Atom feed', ok: { file: 'application/atom+xml' } },
  'GET /api/blogs/{id}': { summary: 'One article', token: 'catalogue:read', params: Id, ok: document(Post), errors: [404] },
  'GET /api/blogs/{id}/share.png': {
    summary: 'Preview image of an article for links on other sites',
    params: Id,
    ok: { file: 'image/png' },
    errors: [404],
    limit: { max: 60, seconds: 60 },
  },
} satisfies Contract;

type BlogContract = typeof blogContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends BlogContract {}
}
