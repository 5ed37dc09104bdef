/** What is read from an ad, and why an ad cannot be read. */
import type { FetchFailure } from '#platform/fetch/fetcher.ts';
import type { RoleType, WorkMode } from '../contract.ts';
import type { Pay } from './parse-terms.ts';

/**
 * Where a value comes from: structured data of the page, a job board's interface, a label such as "Location:", the page's title
 * or heading, a sentence, or nothing but an assumption.
 */
export type FieldSource = 'data' | 'board' | 'label' | 'heading' | 'sentence' | 'assumed';

/** A value with its source and, where it has one, the line or sentence that states it. */
export type Found<T> = { value: T; source: FieldSource; quote: string | null };

export type ApplyAddress = { kind: 'url' | 'email' | 'phone'; value: string };

/** `asks_money`: applicants are to pay something; `asks_bank_details`: they are to give account details or a one-time password. */
export type AdWarning = { kind: 'asks_money' | 'asks_bank_details'; quote: string };

export type AdOrigin = 'json-ld' | 'microdata' | 'greenhouse' | 'lever' | 'ashby' | 'page' | 'text';

export type Posting = {
  origin: AdOrigin;
  title: Found<string> | null;
  company: Found<string> | null;
  places: Found<string>[];
  workMode: Found<WorkMode>;
  roleType: Found<RoleType>;
  pay: Found<{ text: string; range: Pay | null }> | null;
  /** The last calendar day to apply, or of walk-in interviews. */
  closesOn: Found<string> | null;
  apply: Found<ApplyAddress> | null;
  /** Paragraphs, headings (`## `) and lists (`- `) as plain text lines. */
  description: string;
  language: 'en' | 'hi';
  warnings: AdWarning[];
};

/** One of several roles of an ad; `count` is the number of places, where stated. */
export type RoleChoice = { title: string; count: number | null };

export type AdProblem =
  | { kind: 'empty' }
  /** Too few words to say what the job asks for. */
  | { kind: 'too_short' }
  | { kind: 'too_long' }
  /** No role, and nothing that is asked for. */
  | { kind: 'not_an_ad' }
  /** Reading again with one of the titles reads that role. */
  | { kind: 'several_roles'; roles: RoleChoice[] }
  /** An ISO 639-1 code other than `en` and `hi`. */
  | { kind: 'other_language'; language: string }
  | { kind: 'picture' }
  | { kind: 'unreadable_file'; reason: 'scanned' | 'encrypted' | 'broken' | 'too_long' | 'unknown_type' }
  | FetchFailure;

export type ReadAd = { ok: true; posting: Posting } | { ok: false; problem: AdProblem };

/**
 * What the scoring engine knows about the words of ads and résumés. Its feature stands above this one, so callers pass it in.
 * No function throws.
 */
export type AdReader = {
  /** How much a text speaks for a job title and for the name of an organisation: 3 and more is clear. */
  scoreName: (text: string) => { title: number; organisation: number };
  /** Whether a text names nothing but a place, such as "Wakad, Pune". */
  isPlace: (text: string) => boolean;
  /** The names by which an ad speaks of its employer. */
  findEmployers: (text: string) => string[];
  /** Breaks lines that have lost their line breaks before bullets and around headings. */
  restoreLines: (text: string) => string;
  /** How many requirements and conditions an ad states. */
  countRequirements: (title: string, text: string) => number;
};

export type ReadOptions = {
  reader: AdReader;
  /** The calendar day in India, for dates without a year. */
  today: string;
  /** The title of the role to read where an ad has several. */
  role?: string;
  /** Reads the text although it does not look like an ad or is in another language: the member said so. */
  force?: boolean;
};
