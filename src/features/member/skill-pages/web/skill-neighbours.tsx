import type { SkillCard } from './queries.ts';
import { SkillLink } from './skill-link.tsx';

/** Other skills beside this one; nothing when there are none. */
export function SkillNeighbours({ title, skills }: { title: string; skills: readonly SkillCard[] }) {
  if (skills.length === 0) return null;
  return (
    <section className="stack gap-3.5" aria-label={title}>
      <h2 className="part-title">{title}</h2>
      <ul className="grid library-grid [--min:260px] gap-3">
        {skills.map((skill) => (
          <SkillLink key={skill.id} skill={skill} />
        ))}
      </ul>
    </section>
  );
}
