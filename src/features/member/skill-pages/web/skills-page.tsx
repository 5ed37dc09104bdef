import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Button } from '#platform/ui/button.tsx';
import { ChipLink } from '#platform/ui/chip.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { skillsQuery, type SkillCard } from './queries.ts';
import { SkillLink } from './skill-link.tsx';

export const Route = createFileRoute('/skills')({
  validateSearch: (search: Record<string, unknown>): { query?: string } =>
    typeof search['query'] === 'string' && search['query'] !== '' ? { query: search['query'].slice(0, 100) } : {},
  loader: async ({ context }): Promise<PageHead> => {
    await context.queryClient.ensureQueryData(skillsQuery());

    return {
      title: m.skill_pages_title(),
      description: m.skill_pages_description(),
      path: '/skills',
      items: context.queryClient.getQueryData(skillsQuery().queryKey)?.data.map(toListItem) ?? [],
    };
  },
  head: pageHead,
  component: SkillsPage,
});

const toListItem = ({ id, attributes: { name } }: SkillCard) => ({ name, path: `/skills/${id}` });

/** All skills by field, with a text filter. */
function SkillsPage() {
  const { data } = useSuspenseQuery(skillsQuery());
  const { query = '' } = Route.useSearch();
  const navigate = useNavigate({ from: Route.fullPath });
  const setQuery = (text: string) =>
    void navigate({ search: ({ query: _query, ...others }) => (text ? { ...others, query: text } : others), replace: true });
  const matching = data.data.filter((skill) => matches(skill, query));
  const families = Map.groupBy(matching, ({ attributes }) => attributes.family);
  const fields = new Set(data.data.map(({ attributes }) => attributes.family)).size;
  return (
    <main className="container page-top stack gap-8">
      <header className="stack gap-2">
        <h1>{m.skill_pages_heading()}</h1>
        <p className="lead muted">{m.skill_pages_lead({ count: data.data.length, fields })}</p>
      </header>
      <div className="skills-filter">
        <TextField
          label={m.skill_pages_filter()}
          type="search"
          placeholder={m.skill_pages_filter_hint()}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p className="visually-hidden" role="status">
          {query && m.skill_pages_found({ count: matching.length })}
        </p>
      </div>
      {families.size > 1 && (
        <nav className="row gap-2" aria-label={m.skill_pages_fields()}>
          {[...families].map(([family, skills]) => (
            <ChipLink key={family} href={`#field-${family}`} count={skills.length}>
              {fieldName(family)}
            </ChipLink>
          ))}
        </nav>
      )}
      {matching.length === 0 && (
        <EmptyState
          cover="no-such-skill"
          title={m.skill_pages_none()}
          action={<Button onClick={() => setQuery('')}>{m.skill_pages_none_action()}</Button>}
        >
          {m.skill_pages_none_text()}
        </EmptyState>
      )}
      {[...families].map(([family, skills]) => (
        <section key={family} className="stack gap-3.5" aria-labelledby={`field-${family}`}>
          <h2 id={`field-${family}`} className="part-title">
            {fieldName(family)}
          </h2>
          <ul className="grid [--min:260px] gap-3">
            {skills.map((skill) => (
              <SkillLink key={skill.id} skill={skill} />
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

const matches = ({ attributes }: SkillCard, query: string) =>
  `${attributes.name} ${attributes.summary}`.toLocaleLowerCase('en').includes(query.trim().toLocaleLowerCase('en'));
