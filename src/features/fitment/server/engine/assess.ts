import { tokenize } from '#features/skills/server/index.ts';
import {
  creditEducation,
  creditExperience,
  readPastWork,
  type PastWork,
  type EducationCredit,
  type ExperienceCredit,
  type SkillsByPosition,
} from './credit-background.ts';
import { creditSkills, type SkillCredit } from './credit-skills.ts';
import { findEvidence, gradeEvidence, type FoundEvidence } from './evidence.ts';
import { findCopied, type Copied } from './find-copied.ts';
import type { FitInput } from './fit-input.ts';
import { readAd, type Ad, type Requirement, type SkillRequirement } from './read-ad.ts';
import { readResume, type Resume } from './read-resume.ts';
import type { Band, PartId } from './report-types.ts';
import { sharedTitle } from './role-likeness.ts';
import { similarity } from './similarity.ts';
import { WEIGHTS } from './weights.ts';

/** Everything read once, so that many what-ifs cost little. */
export type PreparedFit = {
  input: FitInput;
  ad: Ad;
  resume: Resume;
  copied: Copied;
  found: FoundEvidence[];
  past: PastWork;
  likeness: number;
  enough: boolean;
};

export type Assessed = {
  requirement: Requirement;
  credit: number;
  outOf: number;
  detail: SkillCredit | ExperienceCredit | EducationCredit;
};
export type AssessedPart = { id: PartId; points: number; outOf: number };
/** `total` is the unrounded score from 0 to 100. */
export type Assessment = { total: number; parts: AssessedPart[]; requirements: Assessed[] };

export function prepareFit(input: FitInput): PreparedFit {
  const ad = readAd(input.taxonomy, input.ad.title, input.ad.text);
  const resume = readResume(input.resume, input.today);
  const copied = findCopied(ad.units, resume.text, resume.units);
  const own = resume.units.filter((unit) => !copied.units.has(unit) && unit.section !== 'education' && unit.section !== 'goals');
  const texts = [...own.map((unit) => unit.text), ...(input.attached ?? []).map(({ text }) => text)];
  const found = findEvidence(input, resume, copied.units);
  return {
    input,
    ad,
    resume,
    copied,
    found,
    past: readPastWork(resume, ad.title, copied.units),
    likeness: similarity(
      input.taxonomy,
      ad.units.map((unit) => unit.text),
      texts,
      new Set(input.struck ?? []),
    ),
    enough: isEnough(input, ad, resume),
  };
}

function isEnough({ profile, attached }: FitInput, ad: Ad, resume: Resume): boolean {
  if (ad.requirements.length === 0) return false;
  const words = resume.units.reduce((sum, unit) => sum + tokenize(unit.text).length, 0);
  return (
    words >= WEIGHTS.enough.words || (profile?.skills ?? []).length + (attached ?? []).length >= WEIGHTS.enough.profile_skills
  );
}

/** Scores what was read. `ticked` holds requirement ids or skill ids that are taken as fulfilled. */
export function assess(prepared: PreparedFit, ticked: readonly string[] = []): Assessment {
  const { input, ad, resume, past, found } = prepared;
  const granted = new Set(ticked);
  const byId = new Map(ad.requirements.map((requirement) => [requirement.id, requirement]));
  const tickedSkills = ticked.flatMap((id) => {
    const requirement = byId.get(id);
    return requirement?.part === 'skills' ? requirement.skillIds.slice(0, 1) : requirement ? [] : [id];
  });
  const evidence = gradeEvidence(found, tickedSkills, input.today);
  const struck = new Set(input.struck ?? []);
  const skills = ad.requirements.flatMap((requirement) =>
    requirement.part === 'skills'
      ? [{ requirement, detail: creditSkills(input.taxonomy, evidence, requirement.skillIds, struck) }]
      : [],
  );
  const shown = skillsByPosition(skills);
  const background = ad.requirements.flatMap((requirement): Omit<Assessed, 'credit' | 'outOf'>[] => {
    if (requirement.part === 'experience') return [{ requirement, detail: creditExperience(resume, past, requirement, shown) }];
    return requirement.part === 'education' ? [{ requirement, detail: creditEducation(resume, requirement) }] : [];
  });
  const credited = [...skills, ...background].map((item) => ({
    ...item,
    credit: granted.has(item.requirement.id) && item.requirement.part !== 'skills' ? 1 : item.detail.credit,
  }));
  return addUp(prepared, credited);
}

function skillsByPosition(skills: readonly { requirement: SkillRequirement; detail: SkillCredit }[]): SkillsByPosition {
  // Soft skills weigh so little that every role would seem related through them.
  const hard = skills.filter(({ requirement }) => requirement.weight >= WEIGHTS.requirement.preferred);
  const all = hard.reduce((sum, { requirement }) => sum + requirement.weight, 0);
  const shown = new Map<number, { skillIds: Set<string>; share: number }>();
  for (const { requirement, detail } of hard) {
    const positions = new Set<number>();
    for (const { evidence, relation } of detail.support) {
      if (evidence.position === null || relation === 'sibling' || relation === 'parent' || evidence.grade !== 'used') continue;
      positions.add(evidence.position);
    }
    for (const position of positions) {
      const held = shown.get(position) ?? { skillIds: new Set<string>(), share: 0 };
      held.skillIds.add(detail.bestSkillId);
      shown.set(position, { ...held, share: held.share + requirement.weight / all });
    }
  }
  return shown;
}

function addUp({ input, ad, copied, likeness }: PreparedFit, credited: readonly Omit<Assessed, 'outOf'>[]): Assessment {
  const goals = input.profile?.goals ?? [];
  const applies: Record<PartId, boolean> = {
    skills: credited.some(({ requirement }) => requirement.part === 'skills'),
    experience: credited.some(({ requirement }) => requirement.part === 'experience'),
    education: credited.some(({ requirement }) => requirement.part === 'education'),
    goals: goals.length > 0,
    similarity: true,
  };
  const ids = PART_IDS.filter((id) => applies[id]);
  const share = partShares(ids);
  const full = fullWeights(credited);
  const weighed = credited.map((item) => {
    const { part, weight } = item.requirement;
    return { ...item, outOf: (share(part) * weight) / (full.get(part) ?? weight) };
  });
  const pointsOf = (id: PartId) => {
    if (id === 'similarity') return share(id) * likeness;
    if (id === 'goals') return share(id) * Math.max(0, ...goals.map((goal) => sharedTitle(ad.title, goal)));
    const own = weighed.filter(({ requirement }) => requirement.part === id);
    return Math.min(
      share(id),
      own.reduce((sum, item) => sum + item.outOf * item.credit, 0),
    );
  };
  const parts = ids.map((id) => ({ id, points: pointsOf(id), outOf: share(id) }));
  const sum = parts.reduce((total, part) => total + part.points, 0);
  const limit = copied.isCopy ? WEIGHTS.copied.highest_score : 100;
  // A copied ad keeps its proportions but not its height.
  const scale = sum > limit ? limit / sum : 1;
  return {
    total: sum * scale,
    parts: parts.map((part) => ({ ...part, points: part.points * scale })),
    requirements: weighed.map((item) => ({ ...item, credit: item.credit * scale })),
  };
}

// The weight that fills a part: all of it, but for skills, of which no ad gets every one.
function fullWeights(credited: readonly Omit<Assessed, 'outOf'>[]): Map<PartId, number> {
  const sums = new Map<PartId, number>();
  for (const { requirement } of credited) {
    const { part, weight } = requirement;
    sums.set(part, (sums.get(part) ?? 0) + weight * (part === 'skills' ? WEIGHTS.skills_full_at : 1));
  }
  return sums;
}

// Likeness of wording never makes up more than a fifth, however few other parts apply.
function partShares(ids: readonly PartId[]): (id: PartId) => number {
  const others = ids.filter((id) => id !== 'similarity').reduce((sum, id) => sum + WEIGHTS.parts[id], 0);
  const likeness = Math.min(WEIGHTS.parts.similarity, others / 4);
  const weight = (id: PartId) => (id === 'similarity' ? likeness : WEIGHTS.parts[id]);
  return (id) => (weight(id) * 100) / (others + likeness);
}

const PART_IDS = ['skills', 'experience', 'education', 'goals', 'similarity'] as const;

export function bandOf(score: number): Band {
  if (score >= WEIGHTS.bands.good) return 'good';
  return score >= WEIGHTS.bands.moderate ? 'moderate' : 'low';
}
