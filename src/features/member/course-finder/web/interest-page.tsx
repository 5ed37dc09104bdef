import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { fieldCover } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { withTopics } from './answers-search.ts';
import { answersQuery, interestsQuery } from './queries.ts';
import { StepFrame } from './step-frame.tsx';

export const Route = createFileRoute('/personalize-recommendation')({
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(interestsQuery());

    return {
      title: m.course_finder_title(),
      description: m.course_finder_description(),
      path: '/personalize-recommendation',
    };
  },
  head: pageHead,
  component: InterestPage,
});

/** Step 1: the interest. */
function InterestPage() {
  const { data } = useSuspenseQuery(interestsQuery()).data;
  return (
    <StepFrame step={1} title={m.course_finder_interest()} lead={m.course_finder_lead()}>
      <LastResultsLink />
      <ul className="interests">
        {data.map(({ id, attributes: { name, family, description } }) => (
          <li key={id}>
            <Link className="family" to="/personalize-recommendation/$id/level" params={{ id }}>
              <Cover slug={fieldCover(family)} thumb={64} />
              <span>
                <span className="strong family-name">{name}</span>
                <span className="small muted">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </StepFrame>
  );
}

/** A link to the last results. */
function LastResultsLink() {
  const user = useCurrentUser();
  const { data } = useQuery({ ...answersQuery(), enabled: user !== null });
  const last = data?.data?.attributes;
  if (!last) return null;
  const { interest: id, topics, ...answers } = last;
  return (
    <p>
      <TextLink
        render={<Link to="/personalize-recommendation/$id/results" params={{ id }} search={withTopics(answers, topics)} />}
      >
        {m.course_finder_again()}
      </TextLink>
    </p>
  );
}
