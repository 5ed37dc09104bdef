import { findSpans } from './dates.ts';

/** A line longer than this has lost its line breaks. */
const MAX_LINE_LENGTH = 400;

const RESUME_HEADING =
  /(?<before>^|[\s.;:!?)]|(?<=\p{Ll}))(?<heading>(?:(?:Professional|Work|Career|Executive|Technical|Core|Key|Academic|Educational|Relevant|Employment|Personal|Additional|WORK|PROFESSIONAL|TECHNICAL|KEY|CORE|ACADEMIC|CAREER|EXECUTIVE)\s+)*(?:Summary|Profile|Objective|Highlights|Skills|Competencies|Qualifications|Experience|History|Employment|Education|Background|Projects|Certifications?|Certificates|Licenses|Accomplishments|Achievements|Awards|Publications|Languages|Interests|References|Responsibilities|SUMMARY|PROFILE|OBJECTIVE|HIGHLIGHTS|SKILLS|COMPETENCIES|QUALIFICATIONS|EXPERIENCE|HISTORY|EMPLOYMENT|EDUCATION|BACKGROUND|PROJECTS|CERTIFICATIONS?|LICENSES|ACCOMPLISHMENTS|ACHIEVEMENTS|AWARDS|LANGUAGES|INTERESTS|REFERENCES))(?<colon>\s*:)?(?=\s*[\p{Lu}\d•*-])/gu;

const AD_HEADING =
  /(?<before>^|[\s.;:!?)]|(?<=\p{Ll}))(?<heading>(?:About (?:Us|us|the [Rr]ole|the [Jj]ob|the [Cc]ompany|the [Tt]eam|You|you)|(?:The |Your |Key |Main |Job |Core |Primary |Role |Essential |Minimum |Basic |Preferred |Required |Desired |Additional |Technical |Position |Company )*(?:Responsibilities|Duties|Requirements|Qualifications|Skills|Experience|Education|Benefits|Perks|Description|Summary|Overview|Role|Accountabilities|Competencies)(?: and (?:Responsibilities|Duties|Requirements|Qualifications|Skills|Experience|Benefits))?|What (?:[Yy]ou(?:['’]ll|['’]?ve| will| need| bring| have)?|[Ww]e)(?: \p{L}+){0,3}|Who (?:[Yy]ou|[Ww]e) (?:[Aa]re)|Nice [Tt]o [Hh]ave|Good [Tt]o [Hh]ave|Must [Hh]ave|RESPONSIBILITIES|REQUIREMENTS|QUALIFICATIONS|SKILLS|BENEFITS|DUTIES|EDUCATION|EXPERIENCE))(?<colon>\s*:)?(?=\s*[\p{Lu}\d•*-])/gu;

// Before these, "Experience" or "Education" is part of a name, not a heading.
const PART_OF_NAME =
  /\b(?:user|customer|client|guest|patient|employee|candidate|digital|higher|physical|special|early|childhood|adult|secondary|primary|continuing|medical|soft|of|in|with|and|or|the|my|our|their|your|for|to|by|on|years?|months?|hands-on|strong|proven|extensive|solid|relevant|management|&)\s*$/i;

/** Restores lost line breaks of a résumé: before bullets, around headings and around dated roles. */
export function restoreResumeLines(text: string, today: string): string {
  return splitLongLines(breakBeforeLabels(joinBrokenDates(text, today)), (line) =>
    breakAroundDates(breakAroundHeadings(line, RESUME_HEADING), today),
  );
}

// "October 2011", "to" and "August 2015" on lines of their own, or a range wrapped after its dash, become one line again.
function joinBrokenDates(text: string, today: string): string {
  const lines = text.split('\n');
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', next = '', third = ''] = lines.slice(at, at + 3);
    const isOpen = line.length < MAX_DATE_LINE_LENGTH && /\d$/.test(line);
    if (isOpen && RANGE_WORD.test(next) && crosses(`${line} ${next}`, third)) {
      joined.push(`${line} ${next} ${third}`);
      at += 2;
    } else if (
      line.length < MAX_LINE_LENGTH &&
      (isOpen ? STARTS_WITH_RANGE_WORD.test(next) : ENDS_WITH_RANGE_WORD.test(line)) &&
      crosses(line.slice(-40), next)
    ) {
      joined.push(`${line} ${next}`);
      at += 1;
    } else joined.push(line);
  }
  return joined.join('\n');

  function crosses(before: string, after: string): boolean {
    const spans = before.length + after.length < MAX_LINE_LENGTH ? findSpans(`${before} ${after}`, today) : [];
    return spans.some(({ start, end }) => start < before.length && end > before.length + 1);
  }
}

// "Company: Northern Mills Designation: Foreman Period: 2016-2019" is three lines in one.
function breakBeforeLabels(text: string): string {
  return text
    .split('\n')
    .map((line) => ((line.match(ROLE_LABEL)?.length ?? 0) > 1 ? line.replace(ROLE_LABEL, '\n$<label>').trimStart() : line))
    .join('\n');
}

const ROLE_LABEL =
  /(?:^|[\s,;|]+)(?<label>(?:Company|Organi[sz]ation|Employer|Designation|Position|Post|Period|Duration|Tenure)(?: Name)?\s*:)/gu;

const MAX_DATE_LINE_LENGTH = 90;
const RANGE_WORD = /^(?:to|till|until|up ?to|[-–—])$/i;
const STARTS_WITH_RANGE_WORD =
  /^(?:(?:date of (?:leaving|relieving|exit)|(?:leaving|relieving|end) date|dol)\b|(?:to|till|until|up ?to|[-–—]) ?(?:[\p{L}\p{M}]{3,10}\.?[ '’]{0,2})?\d{0,4}(?=\D|$))/iu;
const ENDS_WITH_RANGE_WORD = /\d ?(?:to|till|until|up ?to|[-–—])$/i;

/** Restores lost line breaks of an ad: before bullets and around headings. */
export function restoreAdLines(text: string): string {
  return splitLongLines(text, (line) => breakAroundHeadings(line, AD_HEADING));
}

function splitLongLines(text: string, split: (line: string) => string): string {
  return text
    .split('\n')
    .map((line) => (line.length < MAX_LINE_LENGTH ? line : split(breakBeforeBullets(line))))
    .join('\n');
}

function breakBeforeBullets(line: string): string {
  const marked = line.replace(/\s+(?=[•●▪◦‣■□➢➤►✓✔]\s*\S)/gu, '\n').replace(/\s+(?=\*\s+\p{Lu})/gu, '\n');
  const dashes = marked.match(/\s[-–]\s+\p{Lu}/gu)?.length ?? 0;
  return dashes >= 4 ? marked.replace(/(?<=[\p{Ll}.;)])\s+(?=[-–]\s+\p{Lu}\p{Ll}+\s+\p{Ll})/gu, '\n') : marked;
}

function breakAroundHeadings(text: string, headings: RegExp): string {
  const counts = new Map<string, number>();
  return text.replace(headings, (match: string, ...args: unknown[]) => {
    const groups = args.at(-1) as { before: string; heading: string; colon?: string };
    const offset = args.at(-3) as number;
    const count = (counts.get(groups.heading) ?? 0) + 1;
    const before = text.slice(Math.max(0, offset - 24), offset + groups.before.length);
    if (count > 4 || PART_OF_NAME.test(before)) return match;
    counts.set(groups.heading, count);
    return `${groups.before.trim()}\n${groups.heading}:\n`;
  });
}

const MAX_TITLE_LENGTH = 160;

// "… tested it. Data Analyst, Acme Jan 2020 – Present Built …": breaks before the role's title and after its dates.
function breakAroundDates(text: string, today: string): string {
  return text
    .split('\n')
    .map((line) => {
      let result = '';
      let from = 0;
      for (const { start, end } of findSpans(line, today)) {
        const head = line.slice(from, start);
        const title = titleStart(head);
        result += head.length - title > MAX_TITLE_LENGTH ? head : `${head.slice(0, title).trimEnd()}\n${head.slice(title)}`;
        result += `${line.slice(start, end)}\n`;
        from = end;
      }
      return (result + line.slice(from).trimStart()).trim();
    })
    .join('\n');
}

// A title starts after the last sentence, or where the last run of capitalized words starts.
function titleStart(head: string): number {
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('; ')) + 1;
  const capitals = /(?:(?<=\s)(?:\p{Lu}[\p{L}\d.&'’/-]*|of|and|at|the|for|&|[-–—|(])[,)]*\s+)+$/u.exec(
    head.slice(-MAX_TITLE_LENGTH),
  );
  const run = capitals ? Math.max(0, head.length - MAX_TITLE_LENGTH) + capitals.index : 0;
  return Math.max(run, sentence);
}
