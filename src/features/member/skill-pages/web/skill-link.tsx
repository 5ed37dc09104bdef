import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Cover } from '#platform/ui/art/cover.tsx';
import { formatHours } from '#platform/language/format.ts';
import { CardTitle } from '#platform/ui/card.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import type { SkillCard } from './queries.ts';

/** A small skill card in a grid. */
export function SkillLink({ skill: { id, attributes: skill } }: { skill: SkillCard }) {
  return (
    <li className="card skill-link">
      <Cover slug={id} thumb={64} />
      <div className="min-w-0">
        <CardTitle level={3} render={<Link to="/skills/$id" params={{ id }} />}>
          {skill.name}
        </CardTitle>
        <Meta>
          {m.skill_pages_resources_count({ count: skill.resource_count })}
          {skill.hours > 0 && formatHours(skill.hours, 'narrow')}
        </Meta>
      </div>
    </li>
  );
}
