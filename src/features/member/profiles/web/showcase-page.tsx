import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { siteOrigin } from '#platform/browser/api.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { BadgeShelf } from './badge-shelf.tsx';
import { showcaseQuery, type Showcase } from './queries.ts';
import { VisibilityButton } from './section-frame.tsx';
import { ShowcaseSkill } from './showcase-skill.tsx';

export const Route = createFileRoute('/profile/$slug/showcase')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const showcase = (await context.queryClient.ensureQueryData(showcaseQuery(params.slug))).data.attributes;

    return {
      title: m.profiles_showcase_of({ name: showcase.name }),
      description: m.profiles_showcase_description({ name: showcase.name, count: skillsWithEvidence(showcase).length }),
      path: `/profile/${params.slug}/showcase`,
      type: 'profile',
      image: `${siteOrigin()}/api/users/${params.slug}/showcase.png`,
      hidden: skillsWithEvidence(showcase).length === 0,
      above: [{ name: showcase.name, path: `/profile/${params.slug}` }],
      here: m.profiles_showcase(),
    };
  },
  head: pageHead,
  component: ShowcasePage,
});

const skillsWithEvidence = ({ skills }: Showcase) => skills.filter(({ evidence }) => evidence.length > 0);

/** A member's skills with evidence, and their badges. */
function ShowcasePage() {
  const { slug } = Route.useParams();
  const showcase = useSuspenseQuery(showcaseQuery(slug)).data.data.attributes;
  const withEvidence = skillsWithEvidence(showcase);
  const withoutEvidence = showcase.skills.filter(({ evidence }) => evidence.length === 0);
  return (
    <main className="container page-top stack gap-8">
      <div className="stack gap-4">
        <Breadcrumbs
          crumbs={[
            { label: showcase.name, render: <Link to="/profile/$slug" params={{ slug }} /> },
            { label: m.profiles_showcase() },
          ]}
        />
        <header className="row showcase-head">
          <Avatar name={showcase.name} size={64} />
          <div className="stack min-w-0 gap-1">
            <h1>{m.profiles_showcase_of({ name: showcase.name })}</h1>
            <p className="muted">{m.profiles_showcase_lead({ count: withEvidence.length })}</p>
          </div>
          <div className="row push-end">
            {showcase.own && (
              <VisibilityButton slug={slug} hidden={showcase.own.hidden} section="showcase" title={m.profiles_showcase()} />
            )}
            <ShareMenu variant="quiet" title={m.profiles_showcase_of(showcase)} path={`/profile/${slug}/showcase`} />
          </div>
        </header>
        {showcase.own?.hidden.includes('showcase') && <Banner kind="info">{m.profiles_showcase_hidden()}</Banner>}
      </div>
      <BadgeShelf slug={slug} showcase={showcase} />
      {withEvidence.length > 0 && (
        <TitledSection id="shown-skills" title={m.profiles_shown_skills()}>
          <ul className="grid [--min:320px] gap-4">
            {withEvidence.map((skill) => (
              <ShowcaseSkill
                key={skill.id ?? skill.name}
                slug={slug}
                skill={skill}
                own={showcase.own !== null}
                allSkills={withEvidence}
              />
            ))}
          </ul>
        </TitledSection>
      )}
      {withoutEvidence.length > 0 && (
        <section className="stack gap-2.5" aria-labelledby="other-skills">
          <h2 id="other-skills" className="part-title">
            {m.profiles_skills_without_evidence()}
          </h2>
          <p className="muted">{withoutEvidence.map(({ name }) => name).join(', ')}</p>
        </section>
      )}
      {withEvidence.length === 0 && showcase.badges.length === 0 && (
        <EmptyState
          cover="nothing-shown-yet"
          title={m.profiles_showcase_empty()}
          action={
            showcase.own && (
              <>
                <ButtonLink render={<Link to="/plans" />}>{m.profiles_showcase_empty_plans()}</ButtonLink>
                <ButtonLink variant="quiet" render={<Link to="/profile/$slug" params={{ slug }} />}>
                  {m.profiles_showcase_empty_profile()}
                </ButtonLink>
              </>
            )
          }
        >
          {showcase.own ? m.profiles_showcase_empty_own() : m.profiles_empty(showcase)}
        </EmptyState>
      )}
    </main>
  );
}
