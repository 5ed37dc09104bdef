/** The skills of the taxonomy as editors see and correct them. */
import * as z from 'zod';
import { AuditEntry } from '#features/operations/staff/contract.ts';
import { find, resource } from '#platform/contract/endpoint.ts';

const version = z.number().int().min(0);
const NamedSkill = z.object({ id: z.string(), name: z.string() });

const SkillState = z.enum(['in-use', 'merged', 'out-of-use']);
export const SkillFilter = z.enum([...SkillState.options, 'corrected', 'taught', 'asked']);

const skillFields = {
  name: z.string(),
  kind: z.string(),
  family: z.string(),
  state: SkillState,
  /** Whether its names differ from what files and imports state. */
  corrected: z.boolean(),
  /** The skill that it was merged into. */
  kept: NamedSkill.nullable(),
  /** How many open and closed jobs ask for it. */
  jobs: z.number().int(),
  resources: z.number().int(),
};
export const SkillItem = resource('staff_skill', z.object(skillFields));
export const StaffSkill = resource(
  'staff_skill',
  z.object({
    ...skillFields,
    stated_name: z.string(),
    aliases: z.array(z.string()),
    /** Names that only count where somebody types them. */
    typed_names: z.array(z.string()),
    hindi_names: z.array(z.string()),
    /** The skills that were merged into it. */
    merged: z.array(NamedSkill),
    parents: z.array(NamedSkill),
    prerequisites: z.array(NamedSkill),
    /** Whether it has a page of its own. */
    page: z.boolean(),
    programs: z.number().int(),
    /** The questions that its check draws from. */
    questions: z.number().int(),
    /** The title of its piece of work; empty without one. */
    work: z.string(),
    /** Members who list it in their profile, and who finished it here. */
    listed_by: z.number().int(),
    finished_by: z.number().int(),
    version,
    history: z.array(AuditEntry),
  }),
);

const nameOf = z.string().trim().min(1).max(120);
const names = z.array(nameOf).max(200);
/** The names of a skill: how it is shown, what else it is called, and what it is called in Hindi, in either script. */
export const SkillNames = z.object({ name: nameOf, aliases: names, hindi_names: names });

export const skillFilter = { find, state: SkillFilter.optional() };
export const SkillId = z.object({ id: z.string().max(120) });
