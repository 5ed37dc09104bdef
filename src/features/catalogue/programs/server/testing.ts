/** Factories for tests: a new program and a new university. */
import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/http/context.ts';
import { writeProgram, type ProgramDraft } from './write-program.ts';

const randomSuffix = () => randomBytes(6).toString('hex');

/** Creates a program, in a new category unless one is given. Returns its id. */
export async function aProgram(ctx: Context, overrides: Partial<ProgramDraft> = {}): Promise<string> {
  const sourceId = randomSuffix();
  const category = overrides.category ?? `baking-${sourceId}`;
  if (overrides.category === undefined)
    await ctx.db
      .insertInto('categories')
      .values({ slug: category, name: 'Baking', family: 'manufacturing', description: 'Dough.' })
      .execute();
  return writeProgram(ctx, {
    source: 'test',
    sourceId,
    title: 'Bread science',
    provider: 'Baker College',
    url: `https://bread.example/${sourceId}`,
    families: ['manufacturing'],
    programType: 'certificate',
    level: 'beginner',
    language: 'en',
    cost: 'paid',
    ...overrides,
    category,
  });
}

/** Creates a university. */
export async function aUniversity(ctx: Context, overrides: { name?: string; region?: string } = {}) {
  const code = `university-${randomSuffix()}`;
  return ctx.db
    .insertInto('universities')
    .values({
      code,
      name: 'University of Bread',
      country: 'India',
      region: 'India',
      website: 'https://bread.example/',
      source: 'test',
      source_id: code,
      ...overrides,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}
