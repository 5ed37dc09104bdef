import { findSpans } from './dates.ts';

/** A line longer than this never came from a page: its breaks were lost on the way. */
const FOLDED = 400;

const RESUME_HEADING =
  /(?<before>^|[\s.;:!?)]|(?<=\p{Ll}))(?<heading>(?:(?:Professional|Work|Career|Executive|Technical|Core|Key|Academic|Educational|Relevant|Employment|Personal|Additional|WORK|PROFESSIONAL|TECHNICAL|KEY|CORE|ACADEMIC|CAREER|EXECUTIVE)\s+)*(?:Summary|Profile|Objective|Highlights|Skills|Competencies|Qualifications|Experience|History|Employment|Education|Background|Projects|Certifications?|Certificates|Licenses|Accomplishments|Achievements|Awards|Publications|Languages|Interests|References|Responsibilities|SUMMARY|PROFILE|OBJECTIVE|HIGHLIGHTS|SKILLS|COMPETENCIES|QUALIFICATIONS|EXPERIENCE|HISTORY|EMPLOYMENT|EDUCATION|BACKGROUND|PROJECTS|CERTIFICATIONS?|LICENSES|ACCOMPLISHMENTS|ACHIEVEMENTS|AWARDS|LANGUAGES|INTERESTS|REFERENCES))(?<colon>\s*:)?(?=\s*[\p{Lu}\d•*-])/gu;

const AD_HEADING =
  /(?<before>^|[\s.;:!?)]|(?<=\p{Ll}))(?<heading>(?:About (?:Us|us|the [Rr]ole|the [Jj]ob|the [Cc]ompany|the [Tt]eam|You|you)|(?:The |Your |Key |Main |Job |Core |Primary |Role |Essential |Minimum |Basic |Preferred |Required |Desired |Additional |Technical |Position |Company )*(?:Responsibilities|Duties|Requirements|Qualifications|Skills|Experience|Education|Benefits|Perks|Description|Summary|Overview|Role|Accountabilities|Competencies)(?: and (?:Responsibilities|Duties|Requirements|Qualifications|Skills|Experience|Benefits))?|What (?:[Yy]ou(?:['’]ll|['’]?ve| will| need| bring| have)?|[Ww]e)(?: \p{L}+){0,3}|Who (?:[Yy]ou|[Ww]e) (?:[Aa]re)|Nice [Tt]o [Hh]ave|Good [Tt]o [Hh]ave|Must [Hh]ave|RESPONSIBILITIES|REQUIREMENTS|QUALIFICATIONS|SKILLS|BENEFITS|DUTIES|EDUCATION|EXPERIENCE))(?<colon>\s*:)?(?=\s*[\p{Lu}\d•*-])/gu;

// Before these, "Experience" or "Education" is part of a name, not a heading.
const JOINED =
  /\b(?:user|customer|client|guest|patient|employee|candidate|digital|higher|physical|special|early|childhood|adult|secondary|primary|continuing|medical|soft|of|in|with|and|or|the|my|our|their|your|for|to|by|on|years?|months?|hands-on|strong|proven|extensive|solid|relevant|management|&)\s*$/i;

/** Restores lost line breaks of a résumé: before bullets, around headings and around dated roles. */
export function restoreResumeLines(text: string, today: string): string {
  return unfold(text, (line) => openDates(openHeadings(line, RESUME_HEADING), today));
}

/** Restores lost line breaks of an ad: before bullets and around headings. */
export function restoreAdLines(text: string): string {
  return unfold(text, (line) => openHeadings(line, AD_HEADING));
}

function unfold(text: string, open: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (line.length < FOLDED ? line : open(openBullets(line))))
    .join('\n');
}

function openBullets(line: string): string {
  const marked = line.replace(/\s+(?=[•●▪◦‣■□➢➤►✓✔]\s*\S)/gu, '\n').replace(/\s+(?=\*\s+\p{Lu})/gu, '\n');
  const dashes = marked.match(/\s[-–]\s+\p{Lu}/gu)?.length ?? 0;
  return dashes >= 4 ? marked.replace(/(?<=[\p{Ll}.;)])\s+(?=[-–]\s+\p{Lu}\p{Ll}+\s+\p{Ll})/gu, '\n') : marked;
}

function openHeadings(text: string, form: RegExp): string {
  const seen = new Map<string, number>();
  return text.replace(form, (whole: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as { before: string; heading: string; colon?: string };
    const offset = rest.at(-3) as number;
    const count = (seen.get(groups.heading) ?? 0) + 1;
    const before = text.slice(Math.max(0, offset - 24), offset + groups.before.length);
    if (count > 4 || JOINED.test(before)) return whole;
    seen.set(groups.heading, count);
    return `${groups.before.trim()}\n${groups.heading}:\n`;
  });
}

const MAX_TITLE = 160;

// "… tested it. Data Analyst, Acme Jan 2020 – Present Built …": each dated role begins a line, and so does what follows.
function openDates(text: string, today: string): string {
  return text
    .split('\n')
    .map((line) => {
      let opened = '';
      let from = 0;
      for (const { start, end } of findSpans(line, today)) {
        const head = line.slice(from, start);
        const title = titleStart(head);
        opened += head.length - title > MAX_TITLE ? head : `${head.slice(0, title).trimEnd()}\n${head.slice(title)}`;
        opened += `${line.slice(start, end)}\n`;
        from = end;
      }
      return (opened + line.slice(from).trimStart()).trim();
    })
    .join('\n');
}

// After the last sentence, or where the last run of capitalised words begins.
function titleStart(head: string): number {
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; ')) + 1;
  const capitals = /(?:(?<=\s)(?:\p{Lu}[\p{L}\d.&'’/-]*|of|and|at|the|for|&|[-–—|(])[,)]*\s+)+$/u.exec(head.slice(-MAX_TITLE));
  const run = capitals ? Math.max(0, head.length - MAX_TITLE) + capitals.index : 0;
  return Math.max(run, sentence);
}
