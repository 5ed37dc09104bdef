import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BoardTile } from '#features/catalogue/boards/web/index.ts';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { ProgramCard } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { List } from '#platform/ui/list.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { SkeletonCards, SkeletonList } from '#platform/ui/skeleton.tsx';
import { questionsQuery } from '#features/catalogue/forum/web/index.ts';
import { MoreButton } from '#features/catalogue/communities/web/index.ts';
import { boardsQuery, cardsQuery, coursesQuery } from '#features/catalogue/communities/web/index.ts';
import { QuestionItem } from '#features/catalogue/forum/web/index.ts';

type PartProps = { slug: string; topic?: string };
type LoadState = { isPending: boolean; isError: boolean; refetch: () => Promise<unknown> };

/** Loading, error and empty states of a part of a community. */
function Part({
  state,
  empty,
  skeleton,
  children,
}: {
  state: LoadState;
  empty: ReactNode;
  skeleton: ReactNode;
  children: ReactNode;
}) {
  if (state.isPending) return skeleton;
  if (state.isError) return <ErrorState onRetry={() => void state.refetch()} />;
  return empty || children;
}

export function QuestionsPart({ slug, topic }: PartProps) {
  const feed = useInfiniteQuery(questionsQuery({ category: slug, ...(topic && { hashtag: topic }) }));
  const questions = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  const emptyState = (
    <EmptyState
      cover="no-question-yet"
      title={m.communities_no_questions()}
      action={<ButtonLink render={<Link to="/forum/ask" search={{ category: slug }} />}>{m.forum_ask()}</ButtonLink>}
    >
      {m.communities_no_questions_text()}
    </EmptyState>
  );
  return (
    <Part state={feed} skeleton={<SkeletonList rows={4} />} empty={questions.length === 0 && emptyState}>
      <List>
        {questions.map((question) => (
          <QuestionItem key={question.id} question={question} hideCommunity />
        ))}
      </List>
      <MoreButton feed={feed} />
    </Part>
  );
}

export function CardsPart({ slug, topic }: PartProps) {
  const feed = useInfiniteQuery(cardsQuery(slug, topic));
  const cards = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  const emptyState = (
    <EmptyState
      cover="no-card-yet"
      title={m.communities_no_cards()}
      action={
        <ButtonLink variant="quiet" render={<Link to="/insights" />}>
          {m.communities_all_cards()}
        </ButtonLink>
      }
    >
      {m.communities_no_cards_text()}
    </EmptyState>
  );
  return (
    <Part state={feed} skeleton={<SkeletonCards min={280} />} empty={cards.length === 0 && emptyState}>
      <div className="grid [--min:260px] gap-4">
        {cards.map((card) => (
          <InsightCard key={card.id} insight={card} level={3} />
        ))}
      </div>
      <MoreButton feed={feed} />
    </Part>
  );
}

type CoursesPartProps = PartProps & { page: number; link: (page: number) => React.ReactElement };

export function CoursesPart({ slug, topic, page, link }: CoursesPartProps) {
  const courses = useQuery(coursesQuery(slug, { page, ...(topic && { topic }) }));
  const programs = courses.data?.data ?? [];
  const emptyState = (
    <EmptyState
      cover="no-course-yet"
      title={m.communities_no_courses()}
      action={
        <ButtonLink variant="quiet" render={<Link to="/courses" />}>
          {m.communities_all_courses()}
        </ButtonLink>
      }
    >
      {m.communities_no_courses_text()}
    </EmptyState>
  );
  return (
    <Part state={courses} skeleton={<SkeletonCards min={260} />} empty={programs.length === 0 && emptyState}>
      <div className="grid [--min:240px] gap-4">
        {programs.map((program) => (
          <ProgramCard key={program.id} program={program} />
        ))}
      </div>
      <Pagination page={page} pages={courses.data?.meta.total_pages ?? 1} link={link} />
    </Part>
  );
}

export function BoardsPart({ slug }: { slug: string }) {
  const boards = useQuery(boardsQuery(slug));
  const packs = boards.data?.data ?? [];
  const emptyState = (
    <EmptyState
      cover="no-board-yet"
      title={m.communities_no_boards()}
      action={
        <ButtonLink variant="quiet" render={<Link to="/learning-packs" />}>
          {m.communities_all_boards()}
        </ButtonLink>
      }
    >
      {m.communities_no_boards_text()}
    </EmptyState>
  );
  return (
    <Part state={boards} skeleton={<SkeletonCards min={280} />} empty={packs.length === 0 && emptyState}>
      <div className="grid [--min:260px] gap-4">
        {packs.map((pack) => (
          <BoardTile key={pack.id} board={pack} level={3} />
        ))}
      </div>
    </Part>
  );
}
