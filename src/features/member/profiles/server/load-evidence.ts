import type { z } from 'zod';
import { findBoardsAboutSkills } from '#features/catalogue/boards/server/index.ts';
import { findSkillsInResumes } from '#features/member/fitment/server/index.ts';
import { learningProgress, type PlanProgress } from '#features/member/roadmaps/server/index.ts';
import { skillCatalogue } from '#features/base/skills/server/index.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Section, ShownEvidence } from '../contract.ts';
import type { FoundProfile } from './get-stored-profile.ts';

type Evidence = z.input<typeof ShownEvidence>;
export type ShownSkill = { id: string | null; name: string; page: boolean; evidence: Evidence[] };

const MAX_RESOURCES = 6;

/**
 * Loads the member's skills with evidence, strongest first: finished plan skills, certificates, public boards that
 * contain the skill, and résumé sentences, which are private until chosen. Skills without evidence come last.
 */
export async function loadEvidence(ctx: Context, { owner, told }: FoundProfile, forOwner: boolean) {
  const [plans, boards, quotes, { taxonomy }] = await Promise.all([
    learningProgress(ctx, owner.id),
    findBoardsAboutSkills(ctx, owner.id),
    findSkillsInResumes(ctx, owner.id),
    skillCatalogue(),
  ]);
  const seen = (section: Section) => forOwner || !told.hidden.includes(section);
  const collected: Collected[] = [
    ...plans.flatMap((plan) =>
      plan.skills.map((learnt) => ({ id: learnt.skillId, name: learnt.name, evidence: learntEvidence(plan, learnt) })),
    ),
    ...(seen('certificates') ? certified(told) : []),
    ...(seen('activity') ? boards : []).flatMap(({ skillId, title, path, cards }) => {
      const name = taxonomy.byId.get(skillId)?.name;
      const text = m.profiles_evidence_board({ title, cards });
      return name
        ? [{ id: skillId, name, evidence: [{ kind: 'board' as const, text, url: path, on: null, private: false }] }]
        : [];
    }),
    ...[...quotes].flatMap(([id, quote]) => {
      const shown = told.quoted.includes(id);
      const name = taxonomy.byId.get(id)?.name;
      if (!name || !(shown || forOwner)) return [];
      return [
        { id, name, evidence: [{ kind: 'resume' as const, text: quote.quote, url: null, on: quote.when, private: !shown }] },
      ];
    }),
    ...(seen('skills') ? told.skills.map(({ id, name }) => ({ id, name, evidence: [] })) : []),
  ];
  const skills = new Map<string, ShownSkill>();
  for (const { id, name, evidence } of collected) {
    const key = id ?? name.toLocaleLowerCase('en');
    const page = (taxonomy.byId.get(id ?? '')?.resources?.length ?? 0) > 0;
    const skill = skills.get(key) ?? { id, name, page, evidence: [] };
    skills.set(key, { ...skill, evidence: [...skill.evidence, ...evidence] });
  }
  return { plans, skills: [...skills.values()].toSorted((a, b) => b.evidence.length - a.evidence.length) };
}

type Collected = { id: string | null; name: string; evidence: Evidence[] };

/** Certificates by skill, under the member's own skill name. */
function certified({ certificates, skills }: FoundProfile['told']): Collected[] {
  return certificates.flatMap(({ title, issuer, issued_on, url, skill }) => {
    if (!skill) return [];
    const named = skills.find(({ name }) => name.toLocaleLowerCase('en') === skill.toLocaleLowerCase('en'));
    const text = m.profiles_evidence_certificate({ title, issuer });
    const evidence: Evidence = { kind: 'certificate', text, url: url || null, on: issued_on, private: false };
    return [{ id: named?.id ?? null, name: named?.name ?? skill, evidence: [evidence] }];
  });
}

function learntEvidence(plan: PlanProgress, skill: PlanProgress['skills'][number]): Evidence[] {
  const finished: Evidence = {
    kind: 'plan',
    text: m.profiles_evidence_plan({ hours: Math.round(skill.hours), plan: plan.title }),
    url: null,
    on: skill.doneOn,
    private: false,
  };
  const resources = skill.resources.slice(0, MAX_RESOURCES).map(({ title, provider, url }) => ({
    kind: 'resource' as const,
    text: m.profiles_evidence_resource({ title, provider }),
    url,
    on: null,
    private: false,
  }));
  return [finished, ...resources];
}
