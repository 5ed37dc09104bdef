import { ExportButton, type Resource, type ResourceSearch } from '#features/operations/staff/web/index.ts';
import { fieldName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { SkillPane } from './skill-pane.tsx';
import { exportSkills, SKILL_FILTERS, skillQuery, skillsQuery, type SkillItem } from './skill-queries.ts';
import { FILTERS, SkillStateLabel } from './skill-state.tsx';

/** The skills of the taxonomy. */
export const SKILLS: Resource<SkillItem> = {
  path: '/staff/skills',
  title: m.learning_skills,
  lead: m.learning_skills_lead,
  query: skillsQuery,
  nameLabel: m.learning_skill,
  name: ({ attributes: { name, family, kept } }) => ({
    text: name,
    below: kept ? m.learning_skill_merged_into({ skill: kept.name }) : fieldName(family),
  }),
  find: m.learning_skills_find,
  facets: [
    {
      name: 'state',
      label: m.content_state,
      options: () => SKILL_FILTERS.map((value) => ({ value, label: FILTERS[value]() })),
    },
  ],
  empty: { title: m.learning_skills_none, text: m.learning_skills_none_text },
  columns: () => [
    {
      id: 'state',
      header: m.content_state(),
      meta: { place: 2 },
      cell: ({ row: { original } }) => <SkillStateLabel state={original.attributes.state} />,
    },
    {
      id: 'jobs',
      header: m.learning_skill_jobs(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.jobs),
    },
    {
      id: 'resources',
      header: m.learning_skill_resources(),
      meta: { isFigure: true, isWideOnly: true },
      cell: ({ row: { original } }) => formatNumber(original.attributes.resources),
    },
  ],
  Actions: ExportSkills,
  loadOne: async (client, id) => (await client.ensureQueryData(skillQuery(id))).data.attributes.name,
  Pane: SkillPane,
};

function ExportSkills({ search }: { search: ResourceSearch }) {
  return <ExportButton load={() => exportSkills(search)} name="skills.csv" />;
}
