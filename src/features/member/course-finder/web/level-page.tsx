import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { LEVELS, parseAnswers } from './answers-search.ts';
import { pickAnswers } from './pick-answers.ts';
import { interestQuery } from './queries.ts';
import { StepFrame } from './step-frame.tsx';
import { LEVEL_LABELS } from './labels.ts';

export const Route = createFileRoute('/personalize-recommendation/$id/level')({
  validateSearch: pickAnswers,
  loader: async ({ context, params }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(interestQuery(params.id));

    return {
      title: m.course_finder_level(),
      description: m.course_finder_description(),
      path: `/personalize-recommendation/${params.id}/level`,
      hidden: true,
    };
  },
  head: pageHead,
  component: LevelPage,
});

/** Step 2: the level. */
function LevelPage() {
  const { id } = Route.useParams();
  const search = parseAnswers(Route.useSearch());
  const { data: interest } = useSuspenseQuery(interestQuery(id)).data;
  return (
    <StepFrame
      step={2}
      title={m.course_finder_level()}
      lead={m.course_finder_level_lead({ interest: interest.attributes.name })}
      back={{ to: '/personalize-recommendation' }}
    >
      <List>
        {LEVELS.map((level) => (
          <Item key={level}>
            <ItemTitle
              level={2}
              render={<Link to="/personalize-recommendation/$id/sub-categories" params={{ id }} search={{ ...search, level }} />}
              aria-current={search.level === level ? 'true' : undefined}
            >
              {LEVEL_LABELS[level].label()}
            </ItemTitle>
            <p className="muted">{LEVEL_LABELS[level].text()}</p>
          </Item>
        ))}
      </List>
    </StepFrame>
  );
}
