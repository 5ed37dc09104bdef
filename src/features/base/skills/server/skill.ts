import { z } from 'zod';

const DescribedResource = z.object({
  kind: z.enum(['video', 'course', 'book', 'document']),
  title: z.string().min(1),
  url: z.url(),
  /** Its address before it was replaced: plans that have it take this one instead. */
  former_url: z.url().optional(),
  provider: z.string().min(1),
  level: z.string(),
  language: z.string(),
  hours: z.number().nonnegative(),
  cost: z.string(),
  /** The learning elements of the skill that it teaches, word for word; without this, all of them. */
  teaches: z.array(z.string().min(1)).optional(),
});

/**
 * A resource given as a bare address is a document of which nothing else is known: its address is its title, and it is not
 * taken for something that teaches a certain learning element.
 */
const describeAddress = (url: string): z.input<typeof DescribedResource> => ({
  kind: 'document',
  title: url,
  url,
  provider: URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url,
  level: '',
  language: 'und',
  hours: 0,
  cost: '',
  teaches: [],
});

const Resource = z.preprocess((given) => (typeof given === 'string' ? describeAddress(given) : given), DescribedResource);

/**
 * Guards ambiguous words: `words` are the affected forms, by default every plain single word. They need one of `near`, or a sentence
 * that introduces or lists skills, unless the guard has only `unless`: words beside which they mean something else in any case.
 */
const Guard = z.object({
  words: z.array(z.string()).optional(),
  near: z.array(z.string()).optional(),
  unless: z.array(z.string()).optional(),
  case_sensitive: z.boolean().optional(),
});

/** One step of a skill's path: a resource of the skill, or a part of it, that teaches some of its learning elements. */
const PathEntry = z.strictObject({
  url: z.url(),
  /** Which part to take, where the whole resource is more than is needed. */
  part: z.string().min(1).optional(),
  /** Learning elements of the skill, word for word. */
  teaches: z.array(z.string().min(1)).min(1),
  /** How long this part takes, at most the hours of the resource. */
  hours: z.number().positive(),
});

const ShownAs = z.enum(['link', 'file', 'text']);

/** A piece of work that shows a skill, with criteria that somebody else could verify. */
export const PieceOfWork = z.strictObject({
  title: z.string().min(1),
  task: z.string().min(1),
  hours: z.number().positive(),
  criteria: z.array(z.string().min(1)).min(3).max(6),
  /** How it can be handed in. */
  show: z.array(ShownAs).min(1),
});

/** A piece of work in Hindi, as editors write it. */
export const WorkInHindi = PieceOfWork.pick({ title: true, task: true, criteria: true });

/** Hindi names in Devanagari and, as many people type them, in Latin letters. */
export const HindiNames = z.object({ devanagari: z.array(z.string().min(1)), latin: z.array(z.string().min(1)) });

/** One canonical skill. Without `resources` it is recognised in texts but cannot be part of a plan by itself. */
export const SkillSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens'),
  name: z.string().min(1),
  kind: z.enum(['tool', 'language', 'method', 'domain', 'soft', 'certification']),
  family: z.string().min(1),
  aliases: z.array(z.string().min(1)),
  /** Names that people type, which in running text would often mean something else. */
  typed_names: z.array(z.string().min(1)).optional(),
  hindi_names: HindiNames.optional(),
  /** What people write who did it, each in two to four words: "budget variance". */
  tasks: z.array(z.string().min(1)).optional(),
  parents: z.array(z.string()),
  siblings: z.array(z.string()),
  implies: z.array(z.string()),
  prerequisites: z.array(z.string()),
  guard: Guard.optional(),
  summary: z.string().optional(),
  learning_elements: z.array(z.string()).optional(),
  hours: z.number().positive().optional(),
  /**
   * What to take, in order: each learning element is taught by exactly one entry, and the hours add up to those of the
   * skill. Without a complete path a skill cannot be a stop of a plan.
   */
  path: z.array(PathEntry).min(1).optional(),
  resources: z.array(Resource).optional(),
  work: PieceOfWork.optional(),
});

/**
 * `out_of_use`: what members did with it stays, but it is no longer found, suggested or taught. `work_dropped`: editors took its
 * piece of work back.
 */
export type Skill = Omit<z.infer<typeof SkillSchema>, 'work'> & {
  work?: PieceOfWork | undefined;
  out_of_use?: true;
  work_dropped?: true;
};
export type SkillResource = z.infer<typeof Resource>;
export type PathEntry = z.infer<typeof PathEntry>;
export type PieceOfWork = z.infer<typeof PieceOfWork> & { hindi?: z.infer<typeof WorkInHindi> };
