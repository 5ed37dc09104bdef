import type { SkillCard } from './queries.ts';
import { SkillLink } from './skill-link.tsx';

/** A titled group of skills; nothing when it is empty. */
export function SkillGroup({ title, skills }: { title: string; skills: readonly SkillCard[] }) {
  if (skills.length === 0) return null;
  return (
    <section className="stack gap-3.5" aria-label={title}>
      <h2 className="part-title">{title}</h2>
      <ul className="grid [--min:260px] gap-3">
        {skills.map((skill) => (
          <SkillLink key={skill.id} skill={skill} />
        ))}
      </ul>
    </section>
  );
}
