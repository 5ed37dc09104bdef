import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fieldName } from '#features/base/skills/web/index.ts';
import {
  FactList,
  Pane,
  PaneHistory,
  PaneSection,
  placeIn,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { formatNumber } from '#platform/language/format.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import { SkillActs } from './skill-acts.tsx';
import { skillQuery, type SkillItem, type StaffSkill } from './skill-queries.ts';
import { SkillStateLabel } from './skill-state.tsx';
import '#platform/ui/styles/workspace.css';

/** One skill: its names, what hangs on it, and what to do with it. */
export function SkillPane(props: ResourcePaneProps<SkillItem>) {
  const skill = useSuspenseQuery(skillQuery(props.id)).data.data;
  const { name, state, history } = skill.attributes;
  return (
    <Pane
      label={name}
      list={{ to: '/staff/skills', label: m.learning_skills() }}
      {...placeIn(props)}
      head={
        <div className="stack gap-1">
          <h2>{name}</h2>
          <SkillStateLabel state={state} />
        </div>
      }
    >
      <div className="work-section">
        <SkillActs skill={skill} />
      </div>
      <Names skill={skill} />
      <WhatHangsOnIt skill={skill} />
      <PaneHistory title={m.content_history()} entries={history} />
    </Pane>
  );
}

const SkillLink = ({ id, name }: { id: string; name: string }) => (
  <TextLink render={<Link {...linkTo(`/staff/skills/${encodeURIComponent(id)}`)} />}>{name}</TextLink>
);

function SkillLinks({ skills }: { skills: readonly { id: string; name: string }[] }) {
  return skills.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <SkillLink id={id} name={name} />
    </span>
  ));
}

const linked = (skills: readonly { id: string; name: string }[]) => (skills.length > 0 ? <SkillLinks skills={skills} /> : null);

function Names({ skill: { attributes } }: { skill: StaffSkill }) {
  const { name, stated_name, aliases, hindi_names, typed_names, kept, merged } = attributes;
  return (
    <PaneSection title={m.learning_skill_names()}>
      <FactList
        facts={[
          [m.learning_skill_kept(), kept && <SkillLink key="kept" {...kept} />],
          [m.learning_stated(), stated_name === name ? '' : stated_name],
          [m.learning_skill_aliases(), aliases.join(', ')],
          [m.learning_skill_hindi(), hindi_names.join(', ')],
          [m.learning_skill_typed(), typed_names.join(', ')],
          [m.learning_skill_merged(), linked(merged)],
        ]}
      />
    </PaneSection>
  );
}

function WhatHangsOnIt({ skill: { id, attributes } }: { skill: StaffSkill }) {
  const { family, parents, prerequisites, page, jobs, programs, resources, questions, work, listed_by, finished_by } = attributes;
  return (
    <PaneSection title={m.learning_skill_hangs()}>
      <FactList
        facts={[
          [
            m.learning_skill_page(),
            page && (
              <TextLink key="page" render={<Link to="/skills/$id" params={{ id }} target="_blank" />}>
                {`/skills/${id}`}
              </TextLink>
            ),
          ],
          [m.learning_skill_field(), fieldName(family)],
          [m.learning_skill_parents(), linked(parents)],
          [m.learning_skill_before(), linked(prerequisites)],
          [m.learning_skill_jobs(), formatNumber(jobs)],
          [m.learning_skill_programs(), formatNumber(programs)],
          [m.learning_skill_resources(), formatNumber(resources)],
          [m.learning_skill_questions(), formatNumber(questions)],
          [m.learning_kind_work(), work],
          [m.learning_skill_listed(), formatNumber(listed_by)],
          [m.learning_skill_finished(), formatNumber(finished_by)],
        ]}
      />
    </PaneSection>
  );
}
