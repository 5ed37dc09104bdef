/** What members learn with, as editors see it: mistakes that members report, skills, questions, pieces of work, resources. */
import * as z from 'zod';
import { Reason } from '#features/base/moderation/contract.ts';
import { countedFeed, csv, cursor, document, type Contract } from '#platform/contract/endpoint.ts';
import { MistakeId, MistakeItem, mistakeFilter, StaffMistake } from './contract-mistakes.ts';
import { QuestionId, QuestionItem, QuestionText, questionFilter, StaffQuestion } from './contract-questions.ts';
import {
  CheckRun,
  MAX_CHECKED,
  Replacement,
  ResourceId,
  ResourceItem,
  resourceFilter,
  StaffResource,
} from './contract-resources.ts';
import { SkillId, SkillItem, SkillNames, skillFilter, StaffSkill } from './contract-skills.ts';
import { StaffWork, WorkId, WorkItem, WorkText, workFilter } from './contract-works.ts';

/** What the editor saw, from 0 for what nobody has changed: 412 where a colleague has changed it since. */
const version = z.number().int().min(0);
const skillChange = { auth: true, params: SkillId, ok: document(StaffSkill), errors: [403, 404, 409, 412] } as const;
const workChange = { auth: true, params: WorkId, ok: document(StaffWork), errors: [403, 404, 409, 412] } as const;

export const learningContract = {
  'GET /api/staff/mistakes': {
    summary: 'What members report as mistakes, by default what waits, the latest first; for editors',
    query: z.object({ ...mistakeFilter, cursor }),
    ok: countedFeed(MistakeItem),
    errors: [403, 404],
  },
  'GET /api/staff/mistakes/export': {
    summary: 'What members report as mistakes as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(mistakeFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/mistakes/{id}': {
    summary: 'One thing with all reports of it; for editors',
    params: MistakeId,
    ok: document(StaffMistake),
    errors: [403, 404],
  },
  'POST /api/staff/mistakes/{id}/dismiss': {
    summary: 'Say why it is no mistake to everybody who reported it; 409 where nothing waits; for editors',
    auth: true,
    params: MistakeId,
    body: { json: z.object({ reason: Reason }) },
    ok: document(StaffMistake),
    errors: [403, 404, 409],
  },
  'GET /api/staff/questions': {
    summary: 'Questions of checks, by skill; for editors',
    query: z.object({ ...questionFilter, cursor }),
    ok: countedFeed(QuestionItem),
    errors: [403, 404],
  },
  'GET /api/staff/questions/export': {
    summary: 'Questions of checks as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(questionFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/questions/{id}': {
    summary: 'One question with its key, its source and its history; for editors',
    params: QuestionId,
    ok: document(StaffQuestion),
    errors: [403, 404],
  },
  'PUT /api/staff/questions/{id}': {
    summary: 'Correct a question, which answers all reports of it; 412 where a colleague was faster; for editors',
    auth: true,
    params: QuestionId,
    body: { json: QuestionText.extend({ version, reason: Reason }) },
    ok: document(StaffQuestion),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/questions/{id}/state': {
    summary: 'Take a question out of the checks, which answers all reports of it, or put it back; for editors',
    auth: true,
    params: QuestionId,
    body: {
      json: z.object({
        version,
        dropped: z.boolean(),
        /** Says that the check of the skill may close, because too few questions are left. */
        closes_check: z.boolean().default(false),
        reason: Reason,
      }),
    },
    ok: document(StaffQuestion),
    errors: [403, 404, 409, 412],
  },
  'GET /api/staff/resources': {
    summary: 'Learning resources by skill, with what the last check found; for editors',
    query: z.object({ ...resourceFilter, cursor }),
    ok: countedFeed(ResourceItem),
    errors: [403, 404],
  },
  'GET /api/staff/resources/export': {
    summary: 'Learning resources as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(resourceFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/resource_checks': {
    summary: 'The latest check of many resources, with how far it is; null before the first; for editors',
    ok: z.object({ data: CheckRun.nullable() }),
    errors: [403, 404],
  },
  'POST /api/staff/resource_checks': {
    summary: 'Check the resources that were checked longest ago, in the background; 409 while that is going on; for editors',
    auth: true,
    body: { json: z.object({ limit: z.number().int().min(1).max(MAX_CHECKED) }) },
    ok: z.object({ data: CheckRun.nullable() }),
    errors: [403, 404, 409],
  },
  'GET /api/staff/resources/{id}': {
    summary: 'One learning resource with its last check and its history; for editors',
    params: ResourceId,
    ok: document(StaffResource),
    errors: [403, 404],
  },
  'PUT /api/staff/resources/{id}': {
    summary: 'Replace the address of a resource, which answers all reports of it; for editors',
    auth: true,
    params: ResourceId,
    body: {
      json: Replacement.extend({ version, reason: Reason }),
    },
    ok: document(StaffResource),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/resources/{id}/state': {
    summary: 'Take a resource out of what is recommended, which answers all reports of it, or put it back; for editors',
    auth: true,
    params: ResourceId,
    body: { json: z.object({ version, dropped: z.boolean(), reason: Reason }) },
    ok: document(StaffResource),
    errors: [403, 404, 409, 412],
  },
  'POST /api/staff/resources/{id}/check': {
    summary: 'Check the address of a resource now, in the background; for editors',
    auth: true,
    params: ResourceId,
    body: { json: z.object({}) },
    ok: document(StaffResource),
    errors: [403, 404],
    limit: { max: 120, seconds: 3600 },
  },
  'GET /api/staff/skills': {
    summary: 'The skills of the taxonomy by name, without merged ones unless asked for; for editors',
    query: z.object({ ...skillFilter, cursor }),
    ok: countedFeed(SkillItem),
    errors: [403, 404],
  },
  'GET /api/staff/skills/export': {
    summary: 'Skills as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(skillFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/skills/{id}': {
    summary: 'One skill with its names, what hangs on it and its history; for editors',
    params: SkillId,
    ok: document(StaffSkill),
    errors: [403, 404],
  },
  'PUT /api/staff/skills/{id}': {
    summary: 'Correct the names of a skill; 422 for a name of another one, 412 where a colleague was faster; for editors',
    ...skillChange,
    body: { json: SkillNames.extend({ version, reason: Reason }) },
  },
  'POST /api/staff/skills/{id}/merge': {
    summary: 'Merge a duplicate into another skill, whose names and contents it adds to, or end that; for editors',
    ...skillChange,
    body: {
      json: z.object({
        version,
        /** The id of the skill that is kept; null ends the merge. */
        into: z.string().max(120).nullable(),
        reason: Reason,
      }),
    },
  },
  'POST /api/staff/skills/{id}/state': {
    summary: 'Take a skill out of use, or put it back; what members did with it stays; for editors',
    ...skillChange,
    body: { json: z.object({ version, out_of_use: z.boolean(), reason: Reason }) },
  },
  'GET /api/staff/works': {
    summary: 'Pieces of work by skill; for editors',
    query: z.object({ ...workFilter, cursor }),
    ok: countedFeed(WorkItem),
    errors: [403, 404],
  },
  'GET /api/staff/works/export': {
    summary: 'Pieces of work as CSV; for editors, with a sign-in within the last ten minutes',
    query: z.object(workFilter),
    ok: csv,
    errors: [401, 403, 404],
  },
  'GET /api/staff/works/{id}': {
    summary: 'The piece of work of a skill with its history; for editors',
    params: WorkId,
    ok: document(StaffWork),
    errors: [403, 404],
  },
  'PUT /api/staff/works/{id}': {
    summary: 'Correct a piece of work in both languages, which answers all reports of it; for editors',
    ...workChange,
    body: { json: WorkText.extend({ version, reason: Reason }) },
  },
  'POST /api/staff/works/{id}/state': {
    summary: 'Take a piece of work back, which answers all reports of it, or bring it back; for editors',
    ...workChange,
    body: { json: z.object({ version, dropped: z.boolean(), reason: Reason }) },
  },
} satisfies Contract;

type LearningContract = typeof learningContract;
declare module '#platform/contract/endpoint.ts' {
  interface Endpoints extends LearningContract {}
}
