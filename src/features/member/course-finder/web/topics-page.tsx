import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { parseAnswers, splitTopics, withTopics } from './answers-search.ts';
import { pickAnswers } from './pick-answers.ts';
import { answersQuery, interestQuery } from './queries.ts';
import { StepFrame } from './step-frame.tsx';

const MIN_TOPICS_TO_FILTER = 12;

export const Route = createFileRoute('/personalize-recommendation/$id/sub-categories')({
  validateSearch: pickAnswers,
  loader: async ({ context, params }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(interestQuery(params.id));

    return {
      title: m.course_finder_topics(),
      description: m.course_finder_description(),
      path: `/personalize-recommendation/${params.id}/sub-categories`,
      hidden: true,
    };
  },
  head: pageHead,
  component: TopicsPage,
});

/** Step 3: the sub-categories. Selections are stored in the URL at once. */
function TopicsPage() {
  const { id } = Route.useParams();
  const search = parseAnswers(Route.useSearch());
  const navigate = useNavigate();
  const { data: interest } = useSuspenseQuery(interestQuery(id)).data;
  const { name, sub_categories: allTopics } = interest.attributes;
  const [filter, setFilter] = useState('');
  // The selection until the URL is updated, because the next click may happen before that.
  const [pending, setPending] = useState<readonly string[]>();
  const selectedIds = pending ?? splitTopics(search.topics);
  // A URL may contain topics of other interests.
  const chosen = allTopics.filter((topic) => selectedIds.includes(topic.id)).map((topic) => topic.id);
  const shown = allTopics.filter((topic) => topic.name.toLocaleLowerCase('en').includes(filter.trim().toLocaleLowerCase('en')));
  const choose = (topics: readonly string[]) => {
    setPending(topics);
    void navigate({
      to: '/personalize-recommendation/$id/sub-categories',
      params: { id },
      search: withTopics(search, topics),
      replace: true,
      resetScroll: false,
    }).then(() => setPending((latest) => (latest === topics ? undefined : latest)));
  };
  return (
    <StepFrame
      step={3}
      title={m.course_finder_topics()}
      lead={m.course_finder_topics_lead({ interest: name })}
      back={{ to: '/personalize-recommendation/$id/level', params: { id }, search }}
    >
      {allTopics.length > MIN_TOPICS_TO_FILTER && (
        <TextField
          label={m.course_finder_topics_filter()}
          type="search"
          maxLength={60}
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
      )}
      <fieldset>
        <legend className="visually-hidden">{m.course_finder_topics()}</legend>
        <div className="grid [--min:260px] gap-y-1 gap-x-5">
          {shown.map((topic) => (
            <Checkbox
              key={topic.id}
              name="topics"
              value={topic.id}
              checked={chosen.includes(topic.id)}
              onChange={(event) =>
                choose(event.target.checked ? [...chosen, topic.id] : chosen.filter((other) => other !== topic.id))
              }
              hint={m.course_finder_topics_programs({ count: topic.programs })}
            >
              {topic.name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {shown.length === 0 && <p className="muted">{m.course_finder_topics_none({ interest: name })}</p>}
      <div className="row">
        <ButtonLink
          render={<Link to="/personalize-recommendation/$id/submit-form" params={{ id }} search={withTopics(search, chosen)} />}
        >
          {m.course_finder_next()}
        </ButtonLink>
        <output className="small muted">{m.course_finder_topics_count({ count: chosen.length })}</output>
        {chosen.length > 0 && (
          <Button variant="bare" small onClick={() => choose([])}>
            {m.course_finder_clear()}
          </Button>
        )}
        <RestoreLastTopics interest={id} chosen={chosen} onRestore={choose} />
      </div>
    </StepFrame>
  );
}

type RestoreLastTopicsProps = { interest: string; chosen: readonly string[]; onRestore: (topics: readonly string[]) => void };

/** A button that restores the member's last selection for this interest. */
function RestoreLastTopics({ interest, chosen, onRestore }: RestoreLastTopicsProps) {
  const user = useCurrentUser();
  const { data } = useQuery({ ...answersQuery(), enabled: user !== null });
  const last = data?.data?.attributes;
  if (last?.interest !== interest || last.topics.length === 0) return null;
  if (last.topics.length === chosen.length && last.topics.every((topic) => chosen.includes(topic))) return null;
  return (
    <Button variant="bare" small onClick={() => onRestore(last.topics)}>
      {m.course_finder_reset()}
    </Button>
  );
}
