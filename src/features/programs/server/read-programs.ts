import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { skillCatalogue, type Skill, type SkillResource } from '#features/skills/server/index.ts';
import { Program } from '../contract.ts';

export type ProgramResource = z.infer<typeof Program>;

let loaded: Promise<readonly ProgramResource[]> | undefined;

/** Every course of the skill catalogue once, read once per process; the widest course first, then the shortest, whole academies last. */
export function readPrograms(): Promise<readonly ProgramResource[]> {
  loaded ??= skillCatalogue().then(({ skills }) => gatherPrograms(skills));
  return loaded;
}

/** A course that teaches several skills is one program. Throws when a course is not as the contract has it. */
export function gatherPrograms(skills: readonly Skill[]): ProgramResource[] {
  const taught = new Map<string, { course: SkillResource; skills: Skill[] }>();
  for (const skill of skills)
    for (const course of skill.resources ?? []) {
      if (course.kind !== 'course') continue;
      const known = taught.get(course.url);
      if (known) known.skills.push(skill);
      else taught.set(course.url, { course, skills: [skill] });
    }
  return [...taught.values()].map(presentProgram).toSorted(byWorth);
}

function presentProgram({ course, skills }: { course: SkillResource; skills: Skill[] }): ProgramResource {
  return Program.parse({
    id: createHash('sha256').update(course.url).digest('hex').slice(0, 12),
    type: 'program',
    attributes: {
      title: course.title,
      provider: course.provider,
      url: course.url,
      level: course.level,
      cost: course.cost,
      language: course.language,
      hours: course.hours,
      families: [...new Set(skills.map(({ family }) => family))],
      skills: skills.map(({ id, name }) => ({ id, name })),
    },
  });
}

/** An academy's front door is worth less than a course in it. */
const isWholeSite = ({ attributes: { title, provider, url } }: ProgramResource) =>
  title === provider || new URL(url).pathname.replaceAll('/', '') === '';

const byWorth = (a: ProgramResource, b: ProgramResource) =>
  Number(isWholeSite(a)) - Number(isWholeSite(b)) ||
  b.attributes.skills.length - a.attributes.skills.length ||
  a.attributes.hours - b.attributes.hours ||
  a.attributes.title.localeCompare(b.attributes.title, 'en');
