/** Skill pages: every skill with learning resources, and its jobs, insights and courses. */
import * as z from 'zod';
import { resourceFields } from '#features/base/skills/contract.ts';
import { InsightCard } from '#features/catalogue/insights/contract.ts';
import { JobCard } from '#features/catalogue/jobs/contract.ts';
import { Program } from '#features/catalogue/programs/contract.ts';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

const cardFields = {
  name: z.string(),
  family: z.string(),
  summary: z.string(),
  hours: z.number(),
  resource_count: z.number().int(),
};

/** A skill in a list. */
export const SkillCard = resource('skill', z.object(cardFields));

export const SkillResource = z.object({
  id: z.string(),
  kind: z.enum(['video', 'course', 'book', 'document']),
  title: z.string(),
  ...resourceFields,
});

/** One skill with all related content. */
export const SkillPage = resource(
  'skill',
  z.object({
    ...cardFields,
    aliases: z.array(z.string()),
    learning_elements: z.array(z.string()),
    /** In the order videos, courses, books, documents; within a kind the best first. */
    resources: z.array(SkillResource),
    /** The skills to learn before this one. */
    before: z.array(SkillCard),
    related: z.array(SkillCard),
    jobs: z.array(JobCard),
    insights: z.array(InsightCard),
    /** Programs that teach this skill and others. */
    programs: z.array(Program),
  }),
);

export const skillPagesContract = {
  'GET /api/skills': { summary: 'All skills with resources, by family and name', token: 'catalogue:read', ok: feed(SkillCard) },
  'GET /api/skills/{id}': {
    summary: 'One skill with its resources, jobs, insights and courses',
    token: 'catalogue:read',
    params: z.object({ id: z.string().max(100) }),
    ok: document(SkillPage),
    errors: [404],
  },
  'GET /api/programs/course_insights': {
    summary: 'Insights about the skills that a program teaches',
    query: z.object({ id: z.string().max(60) }),
    ok: feed(InsightCard),
    errors: [404],
  },
  'GET /api/programs/{id}/jobs': {
    summary: 'Open jobs that require the skills that a program teaches',
    token: 'catalogue:read',
    params: z.object({ id: z.string().max(60) }),
    ok: feed(JobCard),
    errors: [404],
  },
} satisfies Contract;

type SkillPagesContract = typeof skillPagesContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends SkillPagesContract {}
}
