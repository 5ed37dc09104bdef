/** Roadmaps: personal learning plans from the gaps of an application, the first skill free. */
import * as z from 'zod';
import { document, feed, resource, type Contract } from '#platform/contract/endpoint.ts';

export const Counts = z.object({
  course: z.number().int(),
  video: z.number().int(),
  pdf: z.number().int(),
  documentation: z.number().int(),
});

export const PlanResource = z.object({
  id: z.string(),
  category: z.enum(['video', 'course', 'pdf', 'documentation']),
  meta_title: z.string(),
  original_url: z.string(),
  url: z.string(),
  provider: z.string(),
  level: z.string(),
  language: z.string(),
  hours: z.number(),
  cost: z.string(),
  done: z.boolean(),
});

/** One stop of the plan. A locked one has its name, counts, hours, dates and points, and nothing else. */
export const PlanSkill = z.object({
  skill_id: z.string(),
  skill_name: z.string(),
  image_url: z.string().nullable(),
  locked: z.boolean(),
  reason: z.enum(['missing', 'weak', 'prerequisite', 'strengthen']),
  summary: z.string(),
  points: z.number(),
  hours: z.number(),
  hours_done: z.number(),
  start_on: z.string(),
  due_on: z.string(),
  resource_counts_by_category: Counts,
  learning_elements: z.array(z.object({ id: z.string(), content: z.string() })),
  resources: z.array(PlanResource),
});

const planFields = {
  price: z.number(),
  list_price: z.number(),
  saving_against: z.number(),
  purchased: z.boolean(),
  read: z.boolean(),
  user_slug: z.string(),
  job_application_id: z.string(),
  job: z.object({
    data: z.object({
      attributes: z.object({
        name: z.string(),
        company_name: z.string(),
        summary: z.string(),
        slug: z.string(),
        company_slug: z.string(),
      }),
    }),
  }),
  resource_counts_by_category: Counts,
  skill_count: z.number().int(),
  hours: z.number(),
  hours_done: z.number(),
  hours_per_week: z.number(),
  start_on: z.string(),
  due_on: z.string(),
  /** Null until the fitment report is bought: the plan does not give the score away. */
  current_score: z.number().int().nullable(),
  projected_score: z.number().int().nullable(),
  projected_band: z.enum(['good', 'moderate', 'low']).nullable(),
  created_at: z.string(),
};

export const RoadmapCard = resource('roadmap', z.object(planFields));
export const Roadmap = resource(
  'roadmap',
  z.object({
    ...planFields,
    skills: z.array(PlanSkill),
    /** Wanted skills that the catalogue has no resources for yet. */
    unplanned: z.array(z.string()),
    can: z.object({ open_pdf: z.boolean(), change: z.boolean() }),
  }),
);

const Source = z.object({ source_type: z.literal('JobApplication'), source_id: z.uuid() });
const Id = z.object({ id: z.uuid() });

export const roadmapsContract = {
  'GET /api/roadmaps': { summary: 'My learning plans', auth: true, ok: feed(RoadmapCard) },
  'GET /api/roadmaps/by_source': {
    summary: 'The plan of an application, if one was made',
    auth: true,
    query: Source,
    ok: document(Roadmap),
    errors: [404],
  },
  'POST /api/roadmaps/by_source': {
    summary: 'Make the plan of an application; the same source gives the same plan',
    auth: true,
    query: Source,
    ok: document(Roadmap),
    errors: [403, 404, 409],
    limit: { max: 20, seconds: 600 },
  },
  'GET /api/roadmaps/{id}': {
    summary: 'One of my plans; user_id must be its owner and grants nothing',
    auth: true,
    params: Id,
    query: z.object({ user_id: z.string().max(200).optional() }),
    ok: document(Roadmap),
    errors: [404],
  },
  'PATCH /api/roadmap/{id}/mark_as_read': {
    summary: 'The plan was opened',
    auth: true,
    params: Id,
    body: { json: z.object({}) },
    ok: document(Roadmap),
    errors: [403, 404],
  },
  'PATCH /api/roadmaps/{id}/schedule': {
    summary: 'Hours a week and first day; the dates follow',
    auth: true,
    params: Id,
    body: { json: z.object({ hours_per_week: z.number().min(1).max(40), start_on: z.iso.date() }) },
    ok: document(Roadmap),
    errors: [403, 404],
  },
  'PATCH /api/roadmaps/{id}/resources/{resource_id}': {
    summary: 'Mark a resource as done, or not done',
    auth: true,
    params: Id.extend({ resource_id: z.string().regex(/^[\da-f]{16}$/) }),
    body: { json: z.object({ done: z.boolean() }) },
    ok: document(Roadmap),
    errors: [403, 404],
  },
  'GET /api/roadmaps/{id}/pdf': {
    summary: 'The whole plan as a PDF, once bought',
    auth: true,
    params: Id,
    ok: { file: 'application/pdf' },
    errors: [403, 404],
    limit: { max: 10, seconds: 60 },
  },
} satisfies Contract;

type RoadmapsContract = typeof roadmapsContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends RoadmapsContract {}
}
