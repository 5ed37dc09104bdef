/** Fills a migrated database with generated people, jobs, cards, likes and analytics events in realistic distributions. */
import { sql } from 'kysely';
import { TIER_SIZES, updateTiers } from '#features/base/search/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { UNPOPULAR_WORD, drawLikes, createRandom, randomText, createZipfDraw, type Random } from './random-text.ts';

/** The number of rows of each kind. */
export type Size = { cards: number; jobs: number; people: number; likes: number; analyticsEvents: number };
export const sizeForCards = (cards: number): Size => ({
  cards,
  jobs: cards / 5,
  people: Math.max(1000, cards / 10),
  likes: cards * 5,
  analyticsEvents: cards * 20,
});

const BATCH_SIZE = 5000;
const HASHTAGS = 2000;
const COMPANIES = 5000;
const LOCATIONS = 300;
/** The share of cards, the oldest ones, that contain UNPOPULAR_WORD. */
const UNPOPULAR_SHARE = 0.03;
/** The age of the oldest card and of the oldest job. */
const CARD_AGE_DAYS = 1000;
const JOB_AGE_DAYS = 120;

/** SQL for the id of the person with this number. */
export const personId = (number: string) => sql.raw(`('00000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`);

type Log = (line: string) => void;

export async function fill(ctx: Context, size: Size, log: Log): Promise<void> {
  const steps: [string, () => Promise<unknown>][] = [
    ['people', () => fillPeople(ctx, size)],
    ['companies and jobs', () => withoutIndexes(ctx.db, 'jobs', () => fillJobs(ctx, size))],
    ['cards', () => withoutIndexes(ctx.db, 'insights', () => fillCards(ctx, size))],
    ['likes', () => fillLikes(ctx, size)],
    ['lists of cards', () => fillListings(ctx)],
    ['follows', () => fillFollows(ctx, size)],
    ['analytics events', () => fillAnalyticsEvents(ctx, size)],
    ['search', () => fillSearch(ctx)],
  ];
  for (const [name, step] of steps) {
    const startedAt = performance.now();
    await step();
    log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

async function fillPeople({ db }: Context, { people }: Size): Promise<void> {
  await sql`
    insert into users (id, slug, name, email, email_verified, headline, location)
    select ${personId('n')}, 'person-' || n, initcap(f.word) || ' ' || initcap(l.word), '', true, '', ''
    from generate_series(1, ${people}::int) as n
    cross join lateral (select (array['asha','ravi','meera','imran','zoya','arjun','kavya','joseph','lata','vikram','nisha','omar'])[1 + n % 12] as word) as f
    cross join lateral (select (array['menon','iyer','khan','das','rao','gill','bose','shah','nair','dsouza','mehta','joshi','kaur'])[1 + (n / 12) % 13] || n as word) as l`.execute(
    db,
  );
}

/** Writes generated rows in batches. */
async function writeRows<T>(
  count: number,
  makeRow: (index: number) => T,
  write: (rows: string) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < count; at += BATCH_SIZE)
    await write(JSON.stringify(Array.from({ length: Math.min(BATCH_SIZE, count - at) }, (_, index) => makeRow(at + index))));
}

const sentence = (random: Random, minWords: number, spread: number) => {
  const words = randomText(random, minWords + Math.floor(random() * spread));
  return words.charAt(0).toUpperCase() + words.slice(1);
};

async function fillJobs({ db }: Context, { jobs }: Size): Promise<void> {
  const random = createRandom(77);
  await sql`
    insert into companies (slug, name, about, location) select 'company-' || n, 'Company ' || n, '', 'City ' || n % ${LOCATIONS}
    from generate_series(1, ${COMPANIES}::int) as n`.execute(db);
  const drawLocation = createZipfDraw(LOCATIONS, 3);
  const families = ['software', 'data', 'design', 'finance', 'health', 'marketing', 'sales', 'operations', 'education', 'legal'];
  await writeRows(
    jobs,
    (n) => ({
      n,
      title: sentence(random, 2, 4),
      place: drawLocation(random),
      family: families[drawFamily(random)],
      role: n % 20,
      pay: 200 + Math.floor(random() * 3000),
      summary: sentence(random, 10, 6),
      description: sentence(random, 60, 60),
      age: Math.floor(random() ** 1.3 * JOB_AGE_DAYS),
    }),
    (rows) =>
      sql`
        insert into jobs (slug, company_id, title, role_type, work_mode, location, family, experience_min, experience_max, salary_min,
          salary_max, salary_rupees_a_year, summary, description, posted_on, source, source_id)
        select 'bench-job-' || n, c.id, left(title, 200), case when role = 0 then 'Internship' when role < 3 then 'Part-time' else 'Full-time' end,
          case when role % 5 = 0 then 'Remote' when role % 5 = 1 then 'Hybrid' else 'On-site' end, 'City ' || place, family, role % 8,
          role % 8 + 4, pay * 1000, pay * 1500, pay * 1500, summary, description, current_date - age, 'bench', n::text
        from jsonb_to_recordset(${rows}::jsonb) as input (n int, title text, place int, family text, role int, pay int, summary text,
          description text, age int)
        join companies as c on c.slug = 'company-' || 1 + n % ${COMPANIES}::int`.execute(db),
  );
}
const drawFamily = createZipfDraw(10, 1);

/** The age in days of the card at a position in the list of all cards, from 0 (oldest) to 1: more are new than old. */
const cardAge = (position: number) => (1 - position) ** 1.3 * CARD_AGE_DAYS;

async function fillCards({ db }: Context, { cards, people }: Size): Promise<void> {
  const random = createRandom(42);
  await sql`insert into hashtags (slug, name) select 'topic-' || n, 'Topic ' || n from generate_series(0, ${HASHTAGS - 1}::int) as n`.execute(
    db,
  );
  await sql`create unlogged table bench_likes (card int primary key, likes int not null)`.execute(db);
  const drawTopic = createZipfDraw(HASHTAGS, 5);
  await writeRows(
    cards,
    (n) => {
      // Oldest first, as in production.
      const age = cardAge((n + random()) / cards);
      return {
        n,
        title: sentence(random, 4, 7),
        body: `${randomText(random, 60)}${age > cardAge(UNPOPULAR_SHARE) ? ` ${UNPOPULAR_WORD}` : ''}`,
        tags: [...new Set(Array.from({ length: 1 + Math.floor(random() * 4) }, () => `topic-${drawTopic(random)}`))],
        age,
        author: 1 + Math.floor(random() ** 2 * people),
        // Old cards have few likes.
        likes: age > CARD_AGE_DAYS * 0.9 ? 0 : drawLikes(random, people),
      };
    },
    async (rows) => {
      const input = sql`jsonb_to_recordset(${rows}::jsonb) as input (n int, title text, body text, tags text[], age float8, author int, likes int)`;
      await sql`
        insert into insights (slug, author_id, title, summary, body, body_version, category_id, hashtags, tag_words, cover, published_at)
        select 'card-' || n, ${personId('author')}, left(title, 150), left(body, 120), '<p>' || body || '</p>', 1, c.ids[1 + n % cardinality(c.ids)], tags, '',
          'card-' || n, now() - make_interval(secs => age * 86400)
        from ${input} cross join (select array_agg(id order by position) as ids from categories) as c`.execute(db);
      await sql`insert into bench_likes select n, likes from ${input}`.execute(db);
    },
  );
}

/** Distributes the likes over the cards by popularity, without duplicates. */
async function fillLikes({ db }: Context, { likes, people }: Size): Promise<void> {
  await sql`select setseed(0.42)`.execute(db);
  await sql`
    update bench_likes set likes = least(${people}::int, floor(likes * ${likes}::float8 / totals.total + random()))
    from (select sum(likes) as total from bench_likes) as totals`.execute(db);
  await withoutIndexes(db, 'engagements', () =>
    sql`
      insert into engagements (object_type, object_id, verb, user_id, created_at)
      select 'knowledge', 'card-' || card, 'like', ${personId("1 + (card::bigint * 31 + step::bigint * 7919) % (select count(*) from users where slug like 'person-%')")}, now()
      from bench_likes cross join lateral generate_series(1, likes) as step
      on conflict do nothing`.execute(db),
  );
  await sql`
    insert into engagement_counts (object_type, object_id, verb, total)
    select object_type, object_id, verb, count(*) from engagements where object_type = 'knowledge' group by 1, 2, 3`.execute(db);
}

async function fillListings({ db }: Context): Promise<void> {
  await withoutIndexes(db, 'insight_listings', () =>
    sql`
      insert into insight_listings (topic, insight_id, hot, published_at)
      select topic, i.id, log(1 + coalesce(c.total, 0)) + (extract(epoch from i.published_at) - extract(epoch from timestamptz '2024-01-01')) / (30 * 86400), i.published_at
      from insights as i left join engagement_counts as c on c.object_type = 'knowledge' and c.object_id = i.slug and c.verb = 'like'
      left join categories on categories.id = i.category_id
      cross join lateral unnest(array['all', 'category:' || categories.slug, 'author:' || i.author_id] || (select array_agg('hashtag:' || tag) from unnest(i.hashtags) as tag)) as topic
      where topic is not null and i.slug like 'card-%'`.execute(db),
  );
}

/** Every person from number 100 on follows five topics; `loadMembers` chooses the topics of the first ones. */
async function fillFollows({ db }: Context, { people }: Size): Promise<void> {
  await sql`
    insert into engagements (object_type, object_id, verb, user_id)
    select 'hashtag', 'topic-' || (n * 37 + step * step * 11) % ${HASHTAGS}::int, 'follow', ${personId('n')}
    from generate_series(100, ${people}::int) as n cross join generate_series(1, 5) as step on conflict do nothing`.execute(db);
}

async function fillSearch(ctx: Context): Promise<void> {
  const { db } = ctx;
  const days = sql`(extract(epoch from at) - extract(epoch from timestamptz '2024-01-01')) / 86400`;
  await withoutIndexes(db, 'search_docs', async () => {
    await sql`
      insert into search_docs (kind, ref, hot, tier, facets, key, title_words, words, found_at)
      select kind, ref, hot, 2, facets, lower(title), to_tsvector('simple', title),
        setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', extra), 'B') || setweight(to_tsvector('english', body), 'D')
          || array_to_tsvector(array(select facet_word(name, value) from jsonb_each_text(facets) as facet (name, value))), now()
      from (
        select 'insight' as kind, slug as ref, log(2, (0.3 + 0.7 * likes / (likes + 30.0))::numeric)::float8 + ${days} / 90 as hot,
          jsonb_build_object('category', category) as facets, title, '' as extra, body
        from (select i.slug, i.title, i.summary || ' ' || i.body as body, i.published_at as at, c.name as category, coalesce(e.total, 0) as likes
          from insights as i join categories as c on c.id = i.category_id
          left join engagement_counts as e on e.object_type = 'knowledge' and e.object_id = i.slug and e.verb = 'like'
          where i.slug like 'card-%') as card
        union all
        select 'job', id::text, ${days} / 30, jsonb_build_object('work_mode', work_mode, 'role_type', role_type), title, location, summary || ' ' || description
        from (select jobs.*, posted_on::timestamptz as at from jobs where source = 'bench') as job
        union all
        select 'user', id::text, 0.1, '{}', name, '', '' from users where slug like 'person-%'
        union all
        select 'company', id::text, 0.3, '{}', name, location, '' from companies where slug like 'company-%'
      ) as thing`.execute(db);
    await sql`
      update search_docs set tier = case when place <= ${TIER_SIZES[0]} then 0 else 1 end
      from (select id, row_number() over (partition by kind order by hot desc, id desc) as place from search_docs) as ranked
      where ranked.id = search_docs.id and place <= ${TIER_SIZES[1]}`.execute(db);
  });
  await withoutIndexes(db, 'search_faces', () =>
    sql`
      insert into search_faces (doc_id, path, title, meta, text, cover)
      select d.id, '/' || d.kind || '/' || d.ref, coalesce(i.title, j.title, d.key), '{}', left(coalesce(i.body, j.description, ''), 600), d.ref
      from search_docs as d left join insights as i on d.kind = 'insight' and i.slug = d.ref
      left join jobs as j on d.kind = 'job' and j.id = case when d.kind = 'job' then d.ref::uuid end`.execute(db),
  );
  await sql`
    insert into search_vocabulary (word, uses)
    select word, ndoc from ts_stat('select title_words from search_docs where kind <> ''user''') where length(word) > 2 and word !~ '\\d' on conflict do nothing`.execute(
    db,
  );
  await updateTiers(ctx);
  await sql`truncate search_changes`.execute(db);
}

/** Builds the indexes of a table after filling it, as bulk loads do. */
async function withoutIndexes(db: Context['db'], table: string, load: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${table}::regclass and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db);
  await load();
  // The index of a partitioned table includes those of its partitions.
  for (const { definition } of rows) await sql.raw(definition.replace(' ON ONLY ', ' ON ')).execute(db);
}

async function fillAnalyticsEvents({ db }: Context, { analyticsEvents, people }: Size): Promise<void> {
  await sql`
    select make_journeys_month(day::date) from generate_series(now() - interval '301 days', now(), interval '28 days') as day`.execute(
    db,
  );
  await withoutIndexes(db, 'journey_events', () =>
    sql`
      insert into journey_events (at, user_id, client_id, url, actionable_id, actionable_type, actionable_action, facts)
      select now() - make_interval(secs => random() * 300 * 86400), case when n % 3 = 0 then ${personId(`1 + (n % ${people})`)} end,
        'bench-' || n % 1000000, '/insights/detail/card-' || (power(random(), 3) * 1000000)::int, 'card-' || (power(random(), 3) * 1000000)::int,
        'knowledge', (array['navigation','view','view','view','like','save','share'])[1 + n % 7], '{}'
      from generate_series(1, ${analyticsEvents}::bigint) as n`.execute(db),
  );
}
