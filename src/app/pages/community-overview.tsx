import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BoardTile } from '#features/catalogue/boards/web/index.ts';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { ProgramCard } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { List } from '#platform/ui/list.tsx';
import { Lines } from '#platform/ui/lines.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { EventItem } from '#features/catalogue/communities/web/index.ts';
import { questionsQuery } from '#features/catalogue/forum/web/index.ts';
import { boardsQuery, cardsQuery, coursesQuery, nextEventsQuery } from '#features/catalogue/communities/web/index.ts';
import { QuestionItem } from '#features/catalogue/forum/web/index.ts';

const MAX_ITEMS = { questions: 5, cards: 4, courses: 4, events: 3, packs: 4 };

const itemsOfList = <T,>({ data }: { data?: { data: T[] } | undefined }): T[] => data?.data ?? [];
const itemsOfFirstPage = <T,>({ data }: { data?: { pages: { data: T[] }[] } | undefined }): T[] => data?.pages[0]?.data ?? [];

/** A preview of each part of the community; empty parts are omitted. */
export function CommunityOverview({ slug, about }: { slug: string; about: string }) {
  const questions = itemsOfFirstPage(useInfiniteQuery(questionsQuery({ category: slug })));
  const events = itemsOfList(useQuery(nextEventsQuery(slug)));
  const cards = itemsOfFirstPage(useInfiniteQuery(cardsQuery(slug)));
  const courses = itemsOfList(useQuery(coursesQuery(slug)));
  const packs = itemsOfList(useQuery(boardsQuery(slug)));
  return (
    <div className="stack gap-10">
      {about && (
        <div className="prose">
          <Lines text={about} />
        </div>
      )}
      <Section title={m.communities_tab_questions()} slug={slug} tab="questions" empty={questions.length === 0}>
        <List>
          {questions.slice(0, MAX_ITEMS.questions).map((question) => (
            <QuestionItem key={question.id} question={question} hideCommunity />
          ))}
        </List>
      </Section>
      <Section title={m.communities_tab_events()} slug={slug} tab="events" empty={events.length === 0}>
        <ul className="events">
          {events.slice(0, MAX_ITEMS.events).map((event) => (
            <EventItem key={event.id} event={event} />
          ))}
        </ul>
      </Section>
      <Section title={m.communities_tab_cards()} slug={slug} tab="cards" empty={cards.length === 0}>
        <Grid>
          {cards.slice(0, MAX_ITEMS.cards).map((card) => (
            <InsightCard key={card.id} insight={card} level={3} />
          ))}
        </Grid>
      </Section>
      <Section title={m.communities_tab_boards()} slug={slug} tab="boards" empty={packs.length === 0}>
        <Grid>
          {packs.slice(0, MAX_ITEMS.packs).map((pack) => (
            <BoardTile key={pack.id} board={pack} level={3} />
          ))}
        </Grid>
      </Section>
      <Section title={m.communities_tab_courses()} slug={slug} tab="courses" empty={courses.length === 0}>
        <Grid>
          {courses.slice(0, MAX_ITEMS.courses).map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </Grid>
      </Section>
    </div>
  );
}

const Grid = ({ children }: { children: ReactNode }) => <div className="grid [--min:240px] gap-4">{children}</div>;

type SectionProps = {
  title: string;
  slug: string;
  tab: 'questions' | 'events' | 'cards' | 'boards' | 'courses';
  empty: boolean;
  children: ReactNode;
};

function Section({ title, slug, tab, empty, children }: SectionProps) {
  if (empty) return null;
  return (
    <section aria-labelledby={`part-${tab}`}>
      <div className="part-head">
        <h2 id={`part-${tab}`} className="part-title">
          {title}
        </h2>
        <TextLink render={<Link to="/communities/$slug" params={{ slug }} search={{ tab }} />}>
          {m.communities_see_all()}
          <span className="visually-hidden"> {title}</span>
        </TextLink>
      </div>
      {children}
    </section>
  );
}
