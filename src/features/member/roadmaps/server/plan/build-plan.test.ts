import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findKnownSkills,
  prepareGain,
  scoreFit,
  scoreWithFinished,
  type FitInput,
} from '#features/member/fitment/server/index.ts';
import { buildTaxonomy, loadCatalogue } from '#features/base/skills/server/index.ts';
import { addDays } from './add-days.ts';
import { buildPlan } from './build-plan.ts';
import type { Plan } from './plan-types.ts';

const catalogue = await loadCatalogue(path.resolve('content'));
const taxonomy = buildTaxonomy(catalogue);

const NEWCOMER = `Summary
Organised office manager who has kept three busy offices running smoothly for years.
Experience
Office Manager, Harbour Legal Partners
Mar 2018 - Present
• Managed the front desk, calendars and travel bookings of twelve lawyers`;

function planFor(ad: string, resume = NEWCOMER, hours = 8): { plan: Plan; input: FitInput } {
  const input = { taxonomy, ad: { title: 'Role', text: ad }, resume, today: '2026-11-21' };
  const plan = buildPlan({
    report: scoreFit(input),
    taxonomy,
    catalogue,
    known_skill_ids: findKnownSkills(input),
    hours_per_week: hours,
    start_date: '2026-11-23',
    gain: prepareGain(input),
    scoreAfter: (ids) => scoreWithFinished(input, ids),
  });
  return { plan, input };
}

const adWith = (names: readonly string[]) =>
  `Requirements\n${names.map((name) => `- Experience with ${name} is required`).join('\n')}\n- A bachelor's degree in any field`;
// Soft skills alone make no score, and a spoken language that is required is a condition: no plan starts from those.
const teachableSkills = catalogue.filter(({ name, resources }) => {
  const ad = { title: 'Role', text: adWith([name]) };
  const { requirements } = scoreFit({ taxonomy, ad, resume: NEWCOMER, today: '2026-11-21' });
  return (resources ?? []).length > 0 && requirements.some(({ skill_ids }) => skill_ids.length > 0);
});
const someSkills = fc.uniqueArray(fc.constantFrom(...teachableSkills), {
  minLength: 1,
  maxLength: 7,
  selector: (skill) => skill.id,
});

describe('a plan', () => {
  test('raises the score by the points of its skills', () => {
    const { plan } = planFor(adWith(['Python', 'SQL', 'Docker']));
    const plannedPoints = plan.skills.reduce((sum, skill) => sum + skill.points, 0);
    expect(plan.projected_score).toBeGreaterThan(plan.current_score ?? 0);
    expect(Math.abs((plan.projected_score ?? 0) - (plan.current_score ?? 0) - plannedPoints)).toBeLessThanOrEqual(1);
    expect(plan.skills.map(({ skill_id }) => skill_id)).toEqual(expect.arrayContaining(['python', 'sql', 'docker']));
  });

  test('teaches a related skill when the required one has no resources', () => {
    const { plan } = planFor(adWith(['PostgreSQL']));
    expect(plan.skills.find(({ skill_id }) => skill_id === 'sql')?.for_skill_ids).toContain('postgresql');
  });

  test('has at least three skills for a member without gaps', () => {
    const strong = `Experience\nBackend Engineer, Cedar\nJan 2020 - Present\n• Built services in Python with Docker, SQL and Git for three teams of the company\n• Wrote Python tests and SQL reports, packed with Docker, kept in Git every day`;
    const { plan } = planFor(adWith(['Python', 'SQL', 'Docker']), strong);
    expect(plan.skills.length).toBeGreaterThanOrEqual(3);
  });

  test('has at most six resources of a kind, in the order video, course, book, document', () => {
    const { plan } = planFor(adWith(['Python', 'SQL', 'Excel']));
    for (const { resources } of plan.skills) {
      expect(resources.map(({ kind }) => kind)).toEqual(['video', 'course', 'book', 'document']);
      for (const group of resources) expect(group.resources.length).toBeLessThanOrEqual(6);
    }
  });

  test('has one to ten distinct skills, prerequisites first, and is deterministic', () => {
    fc.assert(
      fc.property(someSkills, (required) => {
        const ad = adWith(required.map(({ name }) => name));
        const { plan, input } = planFor(ad);
        if (!scoreFit(input).requirements.some(({ skill_ids }) => skill_ids.length > 0)) return;
        const ids = plan.skills.map(({ skill_id }) => skill_id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeGreaterThan(0);
        expect(ids.length).toBeLessThanOrEqual(10);
        for (const [index, id] of ids.entries()) {
          for (const needed of taxonomy.byId.get(id)?.prerequisites ?? []) expect(ids.indexOf(needed)).toBeLessThan(index);
        }
        expect(JSON.stringify(planFor(ad).plan)).toBe(JSON.stringify(plan));
      }),
      { numRuns: 40 },
    );
  });

  test('has consecutive dates that fit the hours per week', () => {
    fc.assert(
      fc.property(someSkills, fc.integer({ min: 1, max: 40 }), (required, hours) => {
        const { plan } = planFor(adWith(required.map(({ name }) => name)), NEWCOMER, hours);
        expect(plan.skills).not.toEqual([]);
        let next = plan.start_on;
        for (const skill of plan.skills) {
          expect(skill.start_on).toBe(next);
          expect(skill.due_on >= skill.start_on).toBe(true);
          next = addDays(skill.due_on, 1);
        }
        const days = Math.ceil((plan.hours * 7) / hours);
        expect(plan.due_on >= addDays(plan.start_on, days - 1)).toBe(true);
        expect(plan.due_on <= addDays(plan.start_on, days - 1 + plan.skills.length)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
