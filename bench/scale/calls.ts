/** The measured requests, as browsers send them. */
import { sql } from 'kysely';
import { hashSecret, newSecret } from '#features/base/accounts/server/index.ts';
import type { Config } from '#platform/runtime/config.ts';
import type { Context } from '#platform/http/context.ts';
import { cookieName } from '#platform/http/cookies.ts';
import { personId } from './fill.ts';
import { computeTimes, type Times } from './measure.ts';
import { UNPOPULAR_WORD, VOCABULARY } from './random-text.ts';

export type Member = { cookie: string };
const MEMBER_COUNT = 50;

/** The most liked card. */
export async function findMostLikedCard({ db }: Context): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select object_id as slug from engagement_counts where object_type = 'knowledge' and verb = 'like' order by total desc limit 1`.execute(
    db,
  );
  return rows[0]?.slug ?? '';
}

/** Signs in the first fifty people. The first follows 8 common topics, the second 8 rare ones, the third and fourth 40 each. */
export async function signInMembers({ db }: Context, config: Config): Promise<Member[]> {
  const fewTopics = { 1: Array.from({ length: 8 }, (_, n) => n), 2: Array.from({ length: 8 }, (_, n) => 1900 + n) };
  const manyTopics = { 3: Array.from({ length: 40 }, (_, n) => 1 + n * n), 4: Array.from({ length: 40 }, (_, n) => n * 49 + 1) };
  for (const [person, topics] of Object.entries({ ...fewTopics, ...manyTopics }))
    await sql`
      insert into engagements (object_type, object_id, verb, user_id)
      select 'hashtag', 'topic-' || topic, 'follow', ${personId(person)} from unnest(${topics}::int[]) as topic on conflict do nothing`.execute(
      db,
    );
  const members = Array.from({ length: MEMBER_COUNT }, (_, n) => ({ n: n + 1, token: newSecret() }));
  for (const { n, token } of members)
    await sql`
      insert into sessions (user_id, token_hash, provider, absolute_expires_at)
      values (${personId(String(n))}, ${hashSecret(token)}, 'google', now() + interval '1 day')`.execute(db);
  return members.map(({ token }) => ({ cookie: `${cookieName(config, 'sid')}=${token}` }));
}

const sampleWords = (from: number, count: number, step: number) =>
  Array.from({ length: count }, (_, n) => VOCABULARY[from + n * step] ?? '');
const COMMON = sampleWords(0, 6, 1);
const FREQUENT = sampleWords(20, 6, 11);
const MEDIUM = sampleWords(150, 6, 60);
const RARE = sampleWords(8000, 6, 3000);
const pairs = (a: readonly string[], b: readonly string[]) =>
  a.map((word, index) => `${word} ${b[(index + 1) % b.length] ?? ''}`);

/** Search texts, by how many documents contain their words. */
const TEXTS: Record<string, readonly string[]> = {
  'the most common words': COMMON,
  'frequent words': FREQUENT,
  'medium words': MEDIUM,
  'rare words': RARE,
  'two common words': pairs(COMMON, COMMON),
  'a common and a medium word': pairs(COMMON, MEDIUM),
  'a rare and a common word': pairs(RARE, COMMON),
  'a frequent word of unpopular documents only': [UNPOPULAR_WORD],
  'a misspelled word': ['pyhton', 'javascrpt', 'desgin', 'kuberntes'],
  'an unfinished word': ['pr', 'des', 'man', 'kube', 'ty'],
  'unknown words': ['zzqqxx', 'qqq zzz www'],
};

const TYPED_PREFIXES = [
  'd',
  'de',
  'des',
  'desi',
  'design',
  'design c',
  'p',
  'pro',
  'data',
  'data an',
  'k',
  'kub',
  'kubern',
  'asha',
  'company 4',
  'ma',
  'topic',
  'x',
];

type Calls = readonly (() => Promise<unknown>)[];

/** Every measurement with its calls. */
export function listCalls(origin: string, members: readonly Member[]): [string, Calls][] {
  const get = (address: string, member?: Member) => async () => {
    const response = await fetch(origin + address, { headers: member ? { cookie: member.cookie } : {} });
    if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const getEach = (texts: readonly string[], address: string) =>
    texts.map((text) => get(`${address}query=${encodeURIComponent(text)}`));
  const feedMembers = members.slice(0, 4);
  return [
    ...Object.entries(TEXTS).flatMap(([name, texts]): [string, Calls][] => [
      [`everything: ${name}`, getEach(texts, '/api/universal_search?')],
      [`cards: ${name}`, getEach(texts, '/api/insight_search?')],
      [`jobs: ${name}`, getEach(texts, '/api/jobs?')],
    ]),
    ['one kind, filtered', getEach([...COMMON, ...MEDIUM], '/api/universal_search/job?filter=work_mode:Remote&')],
    ['people', getEach(['asha', 'menon', 'ravi kh', 'kavya iyer'], '/api/user_search?')],
    ['suggestions while typing', getEach(TYPED_PREFIXES, '/api/search_suggestions?')],
    ['jobs, all', [get('/api/jobs'), get('/api/jobs?page=3')]],
    [
      'jobs, filtered',
      ['work_mode=Remote', 'location=City 3', 'family=data&sort=salary', 'salary=3000000', 'company=company-7'].map((filter) =>
        get(`/api/jobs?${filter}`),
      ),
    ],
    ['trending', [get('/api/knowledges/trending'), get('/api/knowledges/trending_insight_cards')]],
    ['cards for a member', feedMembers.map((member) => get('/api/knowledges/user_personalised_feed', member))],
    ['cards of a topic', ['topic-1', 'topic-90', 'topic-1900'].map((tag) => get(`/api/knowledges?hashtag=${tag}&sort=hot`))],
    ['jobs for a member', feedMembers.map((member) => get('/api/jobs/user_feed', member))],
    ['jobs for a visitor', [get('/api/jobs/user_feed')]],
    ['courses for a member', feedMembers.map((member) => get('/api/programs/for_me', member))],
    ['people to follow', feedMembers.map((member) => get('/api/users/to_follow', member))],
    ['boards to follow', feedMembers.map((member) => get('/api/boards/to_follow', member))],
    ["a member's recorded activity", feedMembers.map((member) => get('/api/journeys/mine', member))],
  ];
}

/** Fifty people like the same card concurrently, then undo it, so that every round is the same; checks the count each time. */
export async function measureConcurrentLikes(
  origin: string,
  members: readonly Member[],
  card: string,
  rounds: number,
): Promise<Times> {
  const sendLike = async (method: string, { cookie }: Member) => {
    const startedAt = performance.now();
    const response = await fetch(`${origin}/api/knowledges/${card}/like`, { method, headers: { cookie, origin } });
    if (!response.ok) throw new Error(`like: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
    return performance.now() - startedAt;
  };
  const countLikes = async () => {
    const response = await fetch(`${origin}/api/knowledges/${card}`);
    return ((await response.json()) as { data: { attributes: { likes: number } } }).data.attributes.likes;
  };
  const allTimes: number[] = [];
  await Promise.all(members.map((member) => sendLike('DELETE', member)));
  const before = await countLikes();
  for (let round = 0; round < rounds; round += 1) {
    const times = await Promise.all(members.map((member) => sendLike('POST', member)));
    if (round > 0) allTimes.push(...times);
    if ((await countLikes()) !== before + members.length) throw new Error('a like was lost or counted twice');
    await Promise.all(members.map((member) => sendLike('DELETE', member)));
    if ((await countLikes()) !== before) throw new Error('a like was not removed');
  }
  return computeTimes('fifty likes of one card at once', allTimes);
}
