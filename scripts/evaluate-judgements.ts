/** The lines of `npm run evaluate -- recommendations FILE`: how much of what is recommended fits, beside a simple baseline. */
import { readFile } from 'node:fs/promises';
import { openServices } from '#app/boot/services.ts';
import { openDatabaseStore } from '#app/boot/start-up.ts';
import { apiRoutes } from '#app/http/api.ts';
import { loadConfig } from '#app/wiring/settings.ts';
import { asMember } from '#features/base/accounts/server/index.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import {
  measurePrecision,
  nameOf,
  parseJudgements,
  type JudgedList,
  type JudgedMember,
  type JudgedResult,
  type Shown,
} from '#features/base/ranking/server/evaluation/judgements.ts';
import type { Interval } from '#features/base/ranking/server/evaluation/metrics.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { readJobNeeds, refreshMatches } from '#features/member/job-matches/server/index.ts';
import type { Endpoints, ParsedOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { createContext, type Context } from '#platform/http/context.ts';
import { createLog } from '#platform/runtime/log.ts';
import { checkReason, type Candidate, type Checked } from './evaluate-reasons.ts';

const CUTOFF = 5;
const SEED = 1;
const KINDS = ['jobs', 'courses', 'insights', 'packs', 'similar-jobs', 'similar-courses'] as const;

/** Recommends from the database of the settings (`DATA_DIR` or `DATABASE_URL`), which needs the demo; nothing is stored in it. */
export async function recommendationLines(file: string, showErrors: boolean): Promise<string[]> {
  const lists = parseJudgements(await readFile(file, 'utf8'));
  const results = await recommendAll(lists);
  const labels = lists.reduce((sum, { fitting, unfitting }) => sum + fitting.length + unfitting.length, 0);
  return [
    `lists ${lists.length}, labels ${labels}`,
    ...KINDS.map((kind) =>
      kindLine(
        kind,
        results.filter(({ list }) => list.kind === kind),
      ),
    ),
    kindLine('all', results),
    ...(showErrors ? results.flatMap(errorLines) : []),
  ];
}

function kindLine(kind: string, results: readonly JudgedResult[]): string {
  const { lists, empty, missed, shown, precision, baseline, found, trueReasons, unlabelled } = measurePrecision(results, {
    cutoff: CUTOFF,
    seed: SEED,
  });
  return (
    `${kind} (${lists} lists, ${shown} shown): precision@${CUTOFF} ${interval(precision)}, reasons true ${trueReasons.toFixed(3)}, ` +
    `of the fitting shown ${interval(found)}, empty ${empty} (${missed} although something fits), unlabelled ${unlabelled.length}; ` +
    `by shared words ${interval(baseline)}`
  );
}

function errorLines({ list, shown }: JudgedResult): string[] {
  return shown
    .slice(0, CUTOFF)
    .filter(({ id, isTrue }) => !list.fitting.includes(id) || !isTrue)
    .map(({ id, title, reason, isTrue }) => {
      const label = list.fitting.includes(id) ? 'fits' : list.unfitting.includes(id) ? 'unfitting' : 'unlabelled';
      return `${nameOf(list)}: ${title} [${id}] ${label}${isTrue ? '' : ', reason false'} (${reason})`;
    });
}

const interval = ({ mean, low, high }: Interval) => `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`;

async function recommendAll(lists: readonly JudgedList[]): Promise<JudgedResult[]> {
  const config = loadConfig(process.env);
  const store = await openDatabaseStore(config);
  const running = openServices({ config, log: createLog('silent'), databaseUrl: store.url, runsTasks: false });
  try {
    // What a change would queue is not run: the change is undone.
    const services = { ...running.work, tasks: { enqueue: async () => {} } };
    return await withoutStoring(createContext(services), async (ctx) => {
      await readJobNeeds(ctx);
      const candidates = await loadCandidates(ctx);
      const results: JudgedResult[] = [];
      for (const list of lists) results.push(await recommend(ctx, list, candidates));
      return results;
    });
  } finally {
    await running.signals.stop();
    await running.database.close();
    await store.close();
  }
}

class Undone extends Error {}

/** Runs work in a transaction that is rolled back. */
async function withoutStoring<T>(ctx: Context, work: (ctx: Context) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined;
  try {
    await ctx.inTransaction(async (trx) => {
      result = { value: await work(trx) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  if (!result) throw new Error('the work had no result');
  return result.value;
}

const routes = apiRoutes();

/** Calls an endpoint's use case, in the context's transaction. */
async function call<K extends keyof Endpoints>(
  ctx: Context,
  key: K,
  input: Partial<ParsedOf<Endpoints[K]>>,
): Promise<ReplyOf<Endpoints[K]>> {
  const run = routes.find(({ contract }) => key in contract)?.useCases[key];
  if (!run) throw new Error(`${key} has no use case`);
  return (await run(ctx, { params: {}, query: {}, body: undefined, ...input } as never)) as ReplyOf<Endpoints[K]>;
}

type Candidates = Record<'jobs' | 'courses' | 'insights' | 'packs', Candidate[]>;

/** Everything that could be recommended, with what it says of itself. */
async function loadCandidates(ctx: Context): Promise<Candidates> {
  const jobs = await ctx.db.selectFrom('jobs').select(['slug', 'title', 'family', 'description']).orderBy('slug').execute();
  const programs = await ctx.db
    .selectFrom('programs')
    .select(['id', 'title', 'families', 'skill_ids', 'category'])
    .where('retired', '=', false)
    .orderBy('id')
    .execute();
  const insights = await ctx.db
    .selectFrom('insights')
    .innerJoin('categories', 'categories.id', 'insights.category_id')
    .select(['insights.slug', 'insights.title', 'categories.slug as category', 'insights.hashtags'])
    .orderBy('insights.slug')
    .execute();
  const packs = await ctx.db
    .selectFrom('boards')
    .select(['slug', 'title', 'categories'])
    .where('type', '=', 'learning_pack')
    .orderBy('slug')
    .execute();
  return {
    jobs: jobs.map(({ slug, title, family, description }) => ({
      id: slug,
      title,
      families: [family],
      text: description,
      topics: [],
    })),
    courses: programs.map(({ id, title, families, skill_ids, category }) => ({
      id,
      title,
      families,
      text: skill_ids.join(' '),
      topics: [category, ...skill_ids],
    })),
    insights: insights.map(({ slug, title, category, hashtags }) => ({
      id: slug,
      title,
      families: [],
      text: hashtags.join(' '),
      topics: [category, ...hashtags],
    })),
    packs: packs.map(({ slug, title, categories }) => ({
      id: slug,
      title,
      families: [],
      text: categories.join(' '),
      topics: categories,
    })),
  };
}

async function recommend(ctx: Context, list: JudgedList, candidates: Candidates): Promise<JudgedResult> {
  const { taxonomy } = await skillCatalogue();
  if (list.kind === 'similar-jobs') {
    const { data } = await call(ctx, 'GET /api/jobs/{slug}/similar', { params: { slug: list.job } });
    const own = candidates.jobs.find(({ id }) => id === list.job);
    const shown = data.map(({ attributes: { slug, title, reason } }) =>
      present(slug, title, reason, candidates.jobs, { ...nobody, seedTitle: own?.title ?? null, taxonomy }),
    );
    return { list, shown, baseline: byWords(own, candidates.jobs) };
  }
  if (list.kind === 'similar-courses') {
    const { data } = await call(ctx, 'GET /api/programs/{id}', { params: { id: list.course } });
    const own = candidates.courses.find(({ id }) => id === list.course);
    const shown = data.attributes.related.map(({ id, attributes: { title } }) => ({
      id,
      title,
      reason: 'related',
      isTrue: true,
    }));
    return { list, shown, baseline: byWords(own, candidates.courses) };
  }
  const { asThem, skills } = await createMember(ctx, list.member);
  const query = { page: 1, per_page: CUTOFF } as const;
  const pool = candidates[list.kind];
  const asked = { id: '', title: list.member.headline, families: [], text: list.member.skills.join(' '), topics: [] };
  const baseline = byWords(asked, pool);
  const tell = (id: string, title: string, reason: { kind: string; subject: string } | null) =>
    present(id, title, reason, pool, { member: list.member, skills, seedTitle: null, taxonomy });
  if (list.kind === 'jobs') {
    const { data } = await call(asThem, 'GET /api/jobs/user_feed', { query });
    return { list, baseline, shown: data.map(({ attributes: { slug, title, reason } }) => tell(slug, title, reason)) };
  }
  if (list.kind === 'courses') {
    const { data } = await call(asThem, 'GET /api/programs/for_me', { query });
    return { list, baseline, shown: data.map(({ id, attributes: { title, reason } }) => tell(id, title, reason)) };
  }
  if (list.kind === 'packs') {
    const { data } = await call(asThem, 'GET /api/boards/to_follow', { query });
    return { list, baseline, shown: data.map(({ attributes: { slug, title, reason } }) => tell(slug, title, reason)) };
  }
  const { data } = await call(asThem, 'GET /api/knowledges/user_personalised_feed', { query: { per_page: CUTOFF } });
  return { list, baseline, shown: data.map(({ attributes: { slug, title, reason } }) => tell(slug, title, reason)) };
}

const nobody = { member: null, skills: [] } as const;

function present(
  id: string,
  title: string,
  reason: { kind: string; subject: string } | null,
  pool: readonly Candidate[],
  checked: Checked,
): Shown {
  const candidate = pool.find((other) => other.id === id);
  const isTrue = candidate !== undefined && checkReason(reason, candidate, checked);
  return { id, title, reason: reason ? `${reason.kind} ${reason.subject}`.trim() : 'no reason', isTrue };
}

/** The member with the profile and the interests of the gold data. */
async function createMember(ctx: Context, member: JudgedMember) {
  const { id } = await aMember(ctx, { name: member.name });
  const asThem = await asMember(ctx, id);
  if (!asThem) throw new Error('the member was not created');
  await call(asThem, 'PATCH /api/users/update_profile', { body: { headline: member.headline, location: member.location } });
  const { data } = await call(asThem, 'PATCH /api/users/profile', {
    body: {
      skills: member.skills,
      experience: member.experience.map((position) => ({ ...position, location: '', text: '' })),
      education: member.education.map((position) => ({ ...position, location: '', text: '' })),
      certificates: member.certificates.map((title) => ({
        title,
        issuer: 'The council',
        issued_on: '2023-06',
        url: '',
        skill: '',
      })),
    },
  });
  for (const category of member.categories) await call(asThem, 'POST /api/categories/follow_topic', { query: { id: category } });
  for (const slug of member.hashtags) await call(asThem, 'POST /api/hashtags/{slug}/follow', { params: { slug } });
  await refreshMatches(ctx, { userId: id });
  return { asThem, skills: (data.attributes.skills ?? []).map(({ name }) => name) };
}

const wordsOf = ({ title, text }: Candidate) => new Set(`${title} ${text}`.toLowerCase().match(/[a-z+#]{3,}/g));

/** The baseline: those that share most words, by title; nothing is known of words. */
function byWords(asked: Candidate | undefined, pool: readonly Candidate[]): string[] {
  if (!asked) return [];
  const words = wordsOf(asked);
  return pool
    .filter(({ id }) => id !== asked.id)
    .map((candidate) => {
      const own = wordsOf(candidate);
      return { id: candidate.id, score: words.intersection(own).size / Math.sqrt(Math.max(1, own.size)) };
    })
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
