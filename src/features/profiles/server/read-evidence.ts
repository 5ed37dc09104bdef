import type { z } from 'zod';
import { shownInResumes } from '#features/fitment/server/index.ts';
import { learningOf, type LearntPlan } from '#features/roadmaps/server/index.ts';
import { skillCatalogue } from '#features/skills/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/server/context.ts';
import type { ShownEvidence } from '../contract.ts';
import type { FoundProfile } from './find-profile.ts';

type Evidence = z.input<typeof ShownEvidence>;
export type ShownSkill = { id: string | null; name: string; page: boolean; evidence: Evidence[] };

const MOST_RESOURCES = 6;

/**
 * The member's skills with what speaks for each, the best shown first: what was finished in plans, certificates, and
 * sentences of résumés, which only the owner sees until they choose to show them. Skills that are told but not shown
 * come last.
 */
export async function readEvidence(ctx: Context, { owner, told }: FoundProfile, forOwner: boolean) {
  const [plans, quotes, { taxonomy }] = await Promise.all([
    learningOf(ctx, owner.id),
    shownInResumes(ctx, owner.id),
    skillCatalogue(),
  ]);
  const skills = new Map<string, ShownSkill>();
  const of = (id: string | null, name: string): ShownSkill => {
    const key = id ?? name.toLocaleLowerCase('en');
    const skill = skills.get(key) ?? { id, name, page: (taxonomy.byId.get(id ?? '')?.resources?.length ?? 0) > 0, evidence: [] };
    skills.set(key, skill);
    return skill;
  };
  for (const plan of plans)
    for (const learnt of plan.skills) of(learnt.skillId, learnt.name).evidence.push(...learntEvidence(plan, learnt));
  if (forOwner || !told.hidden.includes('certificates'))
    for (const { title, issuer, issued_on, url, skill } of told.certificates) {
      const named = told.skills.find(({ name }) => name.toLocaleLowerCase('en') === skill.toLocaleLowerCase('en'));
      if (skill)
        of(named?.id ?? null, named?.name ?? skill).evidence.push({
          kind: 'certificate',
          text: m.profiles_evidence_certificate({ title, issuer }),
          url: url || null,
          on: issued_on,
          private: false,
        });
    }
  for (const [id, { quote, when }] of quotes) {
    const chosen = told.quoted.includes(id);
    const name = taxonomy.byId.get(id)?.name;
    if (name && (chosen || forOwner))
      of(id, name).evidence.push({ kind: 'resume', text: quote, url: null, on: when, private: !chosen });
  }
  if (forOwner || !told.hidden.includes('skills')) for (const { id, name } of told.skills) of(id, name);
  return { plans, skills: [...skills.values()].toSorted((a, b) => b.evidence.length - a.evidence.length) };
}

function learntEvidence(plan: LearntPlan, skill: LearntPlan['skills'][number]): Evidence[] {
  const finished: Evidence = {
    kind: 'plan',
    text: m.profiles_evidence_plan({ hours: Math.round(skill.hours), plan: plan.title }),
    url: null,
    on: skill.doneOn,
    private: false,
  };
  const resources = skill.resources.slice(0, MOST_RESOURCES).map(({ title, provider, url }) => ({
    kind: 'resource' as const,
    text: m.profiles_evidence_resource({ title, provider }),
    url,
    on: null,
    private: false,
  }));
  return [finished, ...resources];
}
