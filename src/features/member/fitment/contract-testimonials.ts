/** Stories of people who used the toolkit, and what editors write of them. */
import * as z from 'zod';
import { resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { publicationTimes } from '#platform/contract/publication.ts';

/** The id of a YouTube video; null for a story without one. */
export const VideoId = z
  .string()
  .regex(/^[\w-]{11}$/)
  .nullable();

/** The story of someone who used the toolkit; shown as text when it has no video. */
export const Testimonial = resource(
  'testimonial',
  z.object({
    name: z.string(),
    title: z.string(),
    videoId: VideoId,
    thumbnail: z.string(),
    backgroundColor: z.string(),
    quote: z.string(),
    story: z.string(),
    /** The scores before and after, when the story mentions them. */
    moved: z.object({ from: z.number().int().min(0).max(100), to: z.number().int().min(0).max(100) }).nullable(),
    /** Written for the demonstration, and labelled so on the page. */
    sample: z.boolean(),
  }),
);

const ID_IN_ADDRESS = /(?:youtu\.be\/|[?&]v=|\/(?:embed|shorts)\/)([\w-]{11})(?:[?&#]|$)/;
const findVideoId = (text: string) => (/^https:\/\/\S+$/.test(text) ? ID_IN_ADDRESS.exec(text)?.[1] : undefined);

/** The id of a YouTube video, as such or as an address of it; empty without one. */
const VideoAddress = z
  .string()
  .trim()
  .max(200)
  .transform((text) => findVideoId(text) ?? text)
  .refine((text) => text === '' || /^[\w-]{11}$/.test(text), issueCode('video-invalid'))
  .default('');

const storedScore = z.number().int().min(0).max(100).nullable().default(null);

/** What editors write of a story. */
export const TestimonialFields = z.object({
  name: z.string().trim().min(2).max(80),
  title: z.string().trim().min(3).max(120),
  quote: z.string().trim().min(20).max(240),
  story: z.string().trim().min(40).max(2000),
  video: VideoAddress,
  /** Both, or none. */
  score_before: storedScore,
  score_after: storedScore,
  /** Lists begin with the smallest. */
  position: z.number().int().min(0).max(10_000),
  ...publicationTimes,
});
export type TestimonialFields = z.infer<typeof TestimonialFields>;
