import type { z } from 'zod';
import { findBoardsAboutSkills } from '#features/catalogue/boards/server/index.ts';
import { listKeptWorks, type StoredWork } from '#features/member/checks/server/index.ts';
import { findSkillsInResumes } from '#features/member/fitment/server/index.ts';
import { learningProgress, type PlanProgress } from '#features/member/roadmaps/server/index.ts';
import { currentSkillId, resolveSkill, skillCatalogue, type Taxonomy } from '#features/base/skills/server/index.ts';
import { buildPath } from '#platform/contract/request.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import { m } from '#platform/messages/messages.js';
import type { Context } from '#platform/http/context.ts';
import type { Section } from '#features/member/profiles/contract.ts';
import type { StoredProfile } from '#features/member/profiles/server/index.ts';
import type { ShownEvidence } from '../contract.ts';

type Evidence = z.input<typeof ShownEvidence>;
export type EvidencedSkill = { id: string | null; name: string; page: boolean; evidence: Evidence[] };

const MAX_RESOURCES = 6;

/**
 * Loads the member's skills, those with most evidence first. Evidence is a finished skill of a plan with its finished resources, a
 * piece of work that the member keeps here, a certificate, a public board with several cards about the skill, or a résumé sentence, which is private until the member
 * chooses to show it.
 */
export async function loadEvidence(ctx: Context, { owner, profile }: StoredProfile, forOwner: boolean) {
  const [plans, works, boards, quotes, { taxonomy }] = await Promise.all([
    learningProgress(ctx, owner.id),
    listKeptWorks(ctx, owner.id),
    findBoardsAboutSkills(ctx, owner.id),
    findSkillsInResumes(ctx, owner.id),
    skillCatalogue(),
  ]);
  const isVisible = (section: Section) => forOwner || !profile.hidden.includes(section);
  const found: SkillEvidence[] = [
    ...plans.flatMap((plan) =>
      plan.skills.map((finished) => ({ id: finished.skillId, name: finished.name, evidence: planEvidence(plan, finished) })),
    ),
    ...works.flatMap((work) => {
      const name = taxonomy.byId.get(work.skill_id)?.name;
      return name ? [{ id: work.skill_id, name, evidence: [workEvidence(work)] }] : [];
    }),
    ...(isVisible('certificates') ? certificateEvidence(profile, taxonomy) : []),
    ...(isVisible('activity') ? boards : []).flatMap(({ skillId, title, path, cards }) => {
      const name = taxonomy.byId.get(skillId)?.name;
      const text = m.profiles_evidence_board({ title, cards });
      return name
        ? [{ id: skillId, name, evidence: [{ kind: 'board' as const, text, url: path, on: null, private: false }] }]
        : [];
    }),
    ...[...quotes].flatMap(([id, quote]) => {
      const isPublic = profile.quoted.includes(id);
      const name = taxonomy.byId.get(id)?.name;
      if (!name || !(isPublic || forOwner)) return [];
      return [
        { id, name, evidence: [{ kind: 'resume' as const, text: quote.quote, url: null, on: quote.when, private: !isPublic }] },
      ];
    }),
    ...(isVisible('skills') ? profile.skills.map(({ id, name }) => ({ id, name, evidence: [] })) : []),
  ];
  const skills = new Map<string, EvidencedSkill>();
  for (const { id: foundId, name, evidence } of found) {
    const id = foundId === null ? null : currentSkillId(taxonomy, foundId);
    const key = id ?? name.toLocaleLowerCase('en');
    const page = (taxonomy.byId.get(id ?? '')?.resources?.length ?? 0) > 0;
    const skill = skills.get(key) ?? { id, name, page, evidence: [] };
    skills.set(key, { ...skill, evidence: [...skill.evidence, ...evidence] });
  }
  return { plans, skills: [...skills.values()].toSorted((a, b) => b.evidence.length - a.evidence.length) };
}

type SkillEvidence = { id: string | null; name: string; evidence: Evidence[] };

/** Certificates as evidence of the skill that they name. */
function certificateEvidence({ certificates, skills }: StoredProfile['profile'], taxonomy: Taxonomy): SkillEvidence[] {
  return certificates.flatMap(({ title, issuer, issued_on, url, skill }) => {
    if (!skill) return [];
    const named = skills.find(({ name }) => name.toLocaleLowerCase('en') === skill.toLocaleLowerCase('en'));
    const match = named ?? taxonomy.byId.get(resolveSkill(taxonomy, skill, { lists: false })?.skillId ?? '');
    const text = m.profiles_evidence_certificate({ title, issuer });
    const evidence: Evidence = { kind: 'certificate', text, url: url || null, on: issued_on, private: false };
    return [{ id: match?.id ?? null, name: match?.name ?? skill, evidence: [evidence] }];
  });
}

/** A piece of work with a link, or as a file. */
function workEvidence({ id, title, link, criteria, shown_at }: StoredWork): Evidence {
  return {
    kind: 'work',
    text: title,
    criteria,
    url: link ?? buildPath('GET /api/checks/work/{id}/file', { params: { id } }),
    on: calendarDay(shown_at),
    private: false,
  };
}

function planEvidence(plan: PlanProgress, skill: PlanProgress['skills'][number]): Evidence[] {
  const finished: Evidence = {
    kind: 'plan',
    text: finishedText(plan, skill),
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

function finishedText(plan: PlanProgress, { grade, hours }: PlanProgress['skills'][number]): string {
  if (grade === 'checked') return m.profiles_evidence_checked();
  if (grade === 'shown') return m.profiles_evidence_shown();
  return m.profiles_evidence_plan({ hours: Math.round(hours), plan: plan.title });
}
