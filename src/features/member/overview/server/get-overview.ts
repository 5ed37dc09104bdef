import { countUnread } from '#features/base/notifications/server/index.ts';
import { resumeRows } from '#features/base/resumes/server/index.ts';
import { listFreshSearches, type Finders } from '#features/base/saved-searches/server/index.ts';
import { countBoards } from '#features/catalogue/boards/server/index.ts';
import { listUnanswered } from '#features/member/correspondence/server/index.ts';
import { listLatestScores } from '#features/member/fitment/server/index.ts';
import { findSkillQuestion } from '#features/member/job-matches/server/index.ts';
import { findCurrentPlan } from '#features/member/roadmaps/server/index.ts';
import { listLatestEntries } from '#features/member/tracker/server/index.ts';
import { signedIn, type Context } from '#platform/http/context.ts';
import type { UseCase } from '#platform/http/http.ts';

const MAX_SCORES = 3;
const MAX_APPLICATIONS = 3;

/** What goes on for the viewer. */
export const getOverview =
  (finders: Finders): UseCase<'GET /api/overview'> =>
  async (ctx) => {
    const { id } = signedIn(ctx);
    const [current, tracked, latest, fresh, unanswered, question, boards, resumes, unread] = await Promise.all([
      findCurrentPlan(ctx, id),
      listLatestEntries(ctx, id),
      listLatestScores(ctx, id, MAX_SCORES),
      listFreshSearches(ctx, finders, id),
      listUnanswered(ctx, id),
      findSkillQuestion(ctx, id),
      countBoards(ctx, id),
      countResumes(ctx, id),
      countUnread(ctx, id),
    ]);
    return {
      data: {
        id,
        type: 'overview',
        attributes: {
          plan: current.plan,
          waiting: listWaiting(unanswered, tracked.drafts),
          applications: tracked.entries.slice(0, MAX_APPLICATIONS),
          scores: latest.scores,
          question,
          searches: fresh.searches,
          counts: {
            plans: current.count,
            applications: tracked.applied,
            scores: latest.count,
            saved: tracked.saved,
            searches: fresh.count,
            boards,
            resumes,
            unread,
          },
        },
      },
    };
  };

type Unanswered = Awaited<ReturnType<typeof listUnanswered>>;
type Drafts = Awaited<ReturnType<typeof listLatestEntries>>['drafts'];

function listWaiting({ interviews, messages }: Unanswered, drafts: Drafts) {
  const present = <K extends string>(kind: K, { job_id, title, organisation, at }: Unanswered['messages'][number]) => ({
    kind,
    id: `job-${job_id}`,
    title,
    organisation,
    at: at.toISOString(),
  });
  return [
    ...interviews.map((interview) => present('interview', interview)),
    ...messages.map((message) => present('message', message)),
    ...drafts.map((draft) => ({ kind: 'draft' as const, ...draft })),
  ];
}

async function countResumes(ctx: Context, userId: string): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(resumeRows(ctx).as('resume'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
