/** Programs as editors see and state them. */
import * as z from 'zod';
import { ProgramCost, ProgramLevel, ProgramMode, ProgramType } from '#features/catalogue/programs/contract.ts';
import { resource } from '#platform/contract/endpoint.ts';
import { issueCode } from '#platform/contract/problem.ts';
import { CatalogueState, paneFields } from './contract-parts.ts';
import { parseCurriculum } from './contract-curriculum.ts';

const programFields = {
  code: z.string(),
  title: z.string(),
  provider: z.string(),
  university: z.object({ id: z.string(), code: z.string(), name: z.string() }).nullable(),
  category: z.string(),
  category_name: z.string(),
  program_type: ProgramType,
  state: CatalogueState,
  /** Whoever states it: editors, the catalogue that comes with the product, or the name of an import. */
  source: z.string(),
  /** Applications on this site, drafts included. */
  applications: z.number().int(),
  added_at: z.string(),
};
const Intake = z.object({ starts_on: z.string(), closes_on: z.string().nullable() });
export const ProgramItem = resource('staff_program', z.object(programFields));
export const StaffProgram = resource(
  'staff_program',
  z.object({
    ...programFields,
    ...paneFields,
    url: z.string(),
    level: ProgramLevel,
    mode: ProgramMode,
    region: z.string(),
    language: z.string(),
    hours: z.number(),
    hours_per_week: z.number().nullable(),
    duration: z.string(),
    cost: ProgramCost,
    /** In rupees. */
    fee: z.number().nullable(),
    fee_note: z.string(),
    summary: z.string(),
    outcomes: z.array(z.string()),
    eligibility: z.array(z.string()),
    intakes: z.array(Intake),
    /** As text; see `parseCurriculum`. */
    curriculum: z.string(),
    /** What a referral earns, in rupees: at most the fee of an application here. */
    referral: z.number(),
    /** The fee of an application on this site, in rupees; null where nobody can apply here. */
    application_fee: z.number().nullable(),
    skills: z.array(z.string()),
    /** Whether its university is not on the site, so that staff cannot publish it. */
    kept_off: z.boolean(),
    /** The program that it was merged into. */
    kept: z.object({ id: z.string(), title: z.string() }).nullable(),
    /** The duplicates that were merged into it. */
    duplicates: z.array(z.object({ id: z.string(), code: z.string(), title: z.string() })),
  }),
);

const text = (max: number) => z.string().trim().max(max).default('');
const lines = (max: number) => z.array(z.string().trim().min(1).max(400)).max(max).default([]);
const hours = (max: number) => z.number().min(0).max(max);
const day = z.iso.date();
/** `2027-01-15`, or with the last day to apply: `2027-01-15, apply by 2026-12-31`. */
const intake = (line: string) => {
  const [starts_on = '', closes_on = null, ...more] = line.match(/\d{4}-\d{2}-\d{2}/g) ?? [];
  const days = closes_on === null ? [starts_on] : [starts_on, closes_on];
  return more.length === 0 && days.every((value) => day.safeParse(value).success) ? { starts_on, closes_on } : null;
};

/** What editors state of a program. */
export const ProgramFacts = {
  title: z.string().trim().min(1, issueCode('listing-name-required')).max(300),
  provider: z.string().trim().min(1, issueCode('program-provider-required')).max(200),
  url: z.url({ protocol: /^https?$/, error: issueCode('address-required') }).max(500),
  /** The address or the name of a university; empty without one. */
  university: text(300),
  category: z.string().trim().max(60),
  program_type: ProgramType,
  level: ProgramLevel,
  mode: ProgramMode,
  region: z.string().trim().max(60).default('Global'),
  language: z
    .string()
    .trim()
    .regex(/^[a-z]{2,3}$/, issueCode('program-language-invalid')),
  hours: hours(99_999).default(0),
  hours_per_week: hours(168).nullable().default(null),
  duration: text(200),
  cost: ProgramCost,
  /** In rupees; null where it is free or no single price is stated. */
  fee: z.number().min(0).max(100_000_000).nullable().default(null),
  fee_note: text(200),
  summary: text(2000),
  outcomes: lines(20),
  eligibility: lines(20),
  /** Starts, one a line, each with the last day to apply where it is known. */
  intakes: z
    .array(z.string().trim().max(60))
    .max(20)
    .default([])
    .refine((values) => values.every((line) => intake(line) !== null), issueCode('program-intakes-invalid'))
    .transform((values) => values.flatMap((line) => intake(line) ?? [])),
  /** As text; see `parseCurriculum`. Left out: as it is. */
  curriculum: z
    .string()
    .max(40_000)
    .refine((value) => parseCurriculum(value) !== null, issueCode('program-curriculum-invalid'))
    .transform((value) => parseCurriculum(value) ?? [])
    .optional(),
  /** What a referral earns, in rupees. Left out: as it is. */
  referral: z.number().min(0).max(1_000_000).optional(),
  /** By id or name. */
  skills: z.array(z.string().trim().min(1).max(120)).max(20).default([]),
};
