/** The texts of a plan as it is printed, already in the reader's language; it can be sent to a worker. */
export type PlanSheet = {
  languageTag: string;
  brand: string;
  title: string;
  summary: string;
  /** From which band to which, each with its score where the report is open; empty where neither is known. */
  bands: { label: string; band: string; score: string }[];
  figures: { value: string; label: string }[];
  /** ISO date-time. */
  madeAt: string;
  made: string;
  online: { text: string; url: string };
  /** How to use the codes. */
  scan: string;
  pathTitle: string;
  steps: SheetStep[];
  goal: { text: string; done: boolean };
  /** With `{page}` and `{pages}` to replace. */
  pageNumber: string;
};

export type SheetStep = {
  name: string;
  done: boolean;
  dates: string;
  points: string;
  summary: string;
  why: SheetList;
  afterwards: SheetList;
  resources: { label: string; resources: SheetResource[] }[];
  check: SheetList;
  work: { label: string; title: string; task: string; criteriaLabel: string; criteria: string[] } | null;
  /** How the hours add up. */
  sum: string;
  note: { label: string; text: string } | null;
};

/** A heading with lines; not printed without lines. */
export type SheetList = { label: string; lines: string[] };

export type SheetResource = {
  title: string;
  url: string;
  done: boolean;
  /** The lines between the title and the address. */
  lines: string[];
};
