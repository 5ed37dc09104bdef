import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link, redirect } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { siteOrigin } from '#platform/browser/api.ts';
import { formatHours } from '#platform/language/format.ts';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { skillQuery, type SkillPage as Skill } from './queries.ts';
import { SkillGroup } from './skill-group.tsx';
import { SkillResources } from './skill-resources.tsx';
import { SkillInsights, SkillJobs, SkillPrograms } from './skill-shelves.tsx';
import { structuredSkill } from './structured-skill.ts';

export const Route = createFileRoute('/skills/$id')({
  loader: async ({ context, params }): Promise<PageHead> => {
    const skill = (await context.queryClient.ensureQueryData(skillQuery(params.id))).data;
    const { name, summary } = skill.attributes;
    const path = `/skills/${skill.id}`;
    // A duplicate was merged into it.
    if (skill.id !== params.id) throw redirect({ to: path, statusCode: 301, replace: true });
    return {
      title: m.skill_pages_head({ skill: name }),
      description: m.skill_pages_head_description({ skill: name, summary }),
      path,
      keywords: [name, ...skill.attributes.aliases].join(', '),
      structured: structuredSkill(skill, `${siteOrigin()}${path}`),
      above: [{ name: m.skill_pages_title(), path: '/skills' }],
      here: name,
    };
  },
  head: pageHead,
  component: SkillPage,
});

/** A public skill page: benefits, resources and related content. */
function SkillPage() {
  const { id } = Route.useParams();
  const skill = useSuspenseQuery(skillQuery(id)).data.data;
  const { name, before, related } = skill.attributes;
  return (
    <main className="container page-top stack gap-10">
      <div className="stack gap-4">
        <Breadcrumbs crumbs={[{ label: m.skill_pages_title(), render: <Link to="/skills" /> }, { label: name }]} />
        <SkillHead skill={skill} />
      </div>
      <SkillResources skillId={id} resources={skill.attributes.resources} />
      <SkillGroup title={m.skill_pages_before()} skills={before} />
      <SkillGroup title={m.skill_pages_related()} skills={related} />
      <SkillJobs skill={skill} />
      <SkillInsights insights={skill.attributes.insights} />
      <SkillPrograms programs={skill.attributes.programs} />
      <section className="panel stack gap-3" aria-labelledby="own-plan">
        <h2 id="own-plan" className="part-title">
          {m.skill_pages_plan_title()}
        </h2>
        <p className="muted">{m.skill_pages_plan_text()}</p>
        <ButtonLink className="start" render={<Link to="/jobs-apprenticeships" />}>
          {m.skill_pages_plan_action()}
        </ButtonLink>
      </section>
    </main>
  );
}

function SkillHead({ skill: { id, attributes: skill } }: { skill: Skill }) {
  return (
    <header className="skill-page-head">
      <Cover slug={id} />
      <div className="stack gap-3">
        <h1>{skill.name}</h1>
        <p className="lead muted">{skill.summary}</p>
        <Meta>
          {fieldName(skill.family)}
          {m.skill_pages_resources_count({ count: skill.resources.length })}
          {skill.hours > 0 && m.skill_pages_hours({ hours: formatHours(skill.hours) })}
        </Meta>
        <div className="row">
          <PinButton kind="skill" id={id} title={skill.name} iconOnly={false} variant="quiet" small />
        </div>
        {skill.learning_elements.length > 0 && (
          <section className="stack gap-2.5" aria-labelledby="gain">
            <h2 id="gain" className="part-title">
              {m.skill_pages_gain()}
            </h2>
            <ul className="benefit-list">
              {skill.learning_elements.map((element) => (
                <li key={element}>
                  <Icon of={Check} small />
                  <span className="sentence">{element}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </header>
  );
}
