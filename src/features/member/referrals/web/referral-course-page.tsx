import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { useCurrentUser, useLogin } from '#features/base/accounts/web/index.ts';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Cover } from '#platform/ui/art/cover.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MyLink } from './my-link.tsx';
import { amountQuery } from './queries.ts';

export const Route = createFileRoute('/referral-courses/$id')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const loaderData = await context.queryClient.ensureQueryData(amountQuery(params.id));

    return {
      title: loaderData ? m.referrals_course_title({ program: loaderData.data.attributes.title }) : m.referrals_title(),
      description: m.referrals_lead(),
      path: `/referral-courses/${params.id}`,
      hidden: true,
    };
  },
  head: pageHead,
  component: ReferralCoursePage,
});

/** The referral offer of one program, with the member's link and a link to apply. */
function ReferralCoursePage() {
  const { id } = Route.useParams();
  const { attributes } = useSuspenseQuery(amountQuery(id)).data.data;
  const user = useCurrentUser();
  const login = useLogin();
  const amount = formatRupees(attributes.amount * 100);
  return (
    <main className="container narrow-list page-top stack gap-5">
      <Breadcrumbs crumbs={[{ label: m.referrals_title(), render: <Link to="/referral" /> }, { label: attributes.title }]} />
      <header className="subject-head">
        <Cover slug={id} />
        <div className="stack min-w-0 gap-1">
          <p className="small muted">{attributes.provider}</p>
          <h1 lang={foreignLanguageTag(attributes.title)}>{attributes.title}</h1>
        </div>
      </header>
      <Panel className="stack gap-4">
        <h2>{m.referrals_course_amount({ amount })}</h2>
        <HowItWorks
          steps={[
            m.referrals_how_share(),
            m.referrals_how_apply({ fee: formatRupees(attributes.fee * 100) }),
            m.referrals_how_claim({ amount }),
          ]}
        />
        <p className="small muted">{m.referrals_rules()}</p>
      </Panel>
      <Panel className="stack gap-3">
        <h2>{m.referrals_course_link()}</h2>
        {user ? (
          <MyLink path={`/${attributes.code}/apply`} title={attributes.title} />
        ) : (
          <div className="row">
            <Button onClick={() => login.open({ reason: m.referrals_visitor(), returnTo: `/referral-courses/${id}` })}>
              {m.referrals_sign_in()}
            </Button>
          </div>
        )}
      </Panel>
      <div className="row">
        <ButtonLink variant="quiet" href={`/${attributes.code}/apply`}>
          {m.referrals_apply()}
        </ButtonLink>
      </div>
    </main>
  );
}
