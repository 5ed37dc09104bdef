import type { FoundSpan, MonthSpan } from './dates.ts';
import { findLevels } from './education.ts';
import { isContact, isPersonal } from './private-lines.ts';
import { parseInlineHeading, type SectionId } from './resume-sections.ts';
import { parseLabel } from './role-labels.ts';
import { isPlace, nameBeforePlace, scoreRoleText, splitRoleLine, toEmployer } from './role-lines.ts';
import { isProse, readSlots, type Reading } from './role-slots.ts';
import { findHead, MAX_HEAD_LENGTH, MAX_WORDS_OF_HEAD, type Head } from './role-heads.ts';
import { chooseSection, ROLE_SECTIONS } from './role-sections.ts';
import { readTableHeader, readTableRow } from './role-tables.ts';
import type { TextLine } from './text-units.ts';

/** A line with the section it stands in; `heading` lines start one. */
export type SectionLine = TextLine & { section: SectionId; heading: boolean };
/** A dated role. `lines` are the indices of the lines that name it, the first of which starts it. */
export type FoundRole = {
  title: string | null;
  employer: string | null;
  dates: string;
  found: FoundSpan;
  section: SectionId;
  lines: number[];
};

const MAX_HEAD_LINES = 2;

/** Finds the dated roles of a résumé: in tables, under labels, and around dates above, below or beside them. */
export function findRoles(lines: readonly SectionLine[], today: string): FoundRole[] {
  const reader = new RoleReader(lines, today);
  return reader.readAll();
}

type Labels = { title: string | null; employer: string | null; project: boolean; lines: number[] };
type NamedRole = { title: string | null; employer: string | null; lines: number[] };

class RoleReader {
  private readonly lines: readonly SectionLine[];
  private readonly today: string;
  private readonly heads: (Head | null)[];
  private readonly taken: Set<number> = new Set();
  private readonly usesBullets: boolean;
  // Whether most roles with a title beside their dates name the employer below.
  private readonly namesEmployersBelow: boolean;
  private readonly roles: FoundRole[] = [];
  // The employer above several roles, and the time of all of them where it is given.
  private group: { employer: string; span: MonthSpan | null } | null = null;

  constructor(lines: readonly SectionLine[], today: string) {
    this.lines = lines;
    this.today = today;
    this.heads = lines.map((line, index) => findHead(line, index, today));
    const inExperience = lines.filter(({ section }) => section === 'experience');
    this.usesBullets = inExperience.filter(({ bullet }) => bullet).length * 4 > inExperience.length;
    const titled = this.heads.filter(
      (head) => head !== null && !head.single && head.slots.length === 1 && scoreRoleText(head.slots[0] ?? '').title >= 1.5,
    );
    const withEmployer = titled.filter(
      (head) => head !== null && this.isCandidate(head.index + 1) && isEmployerLine(this.textOf(head.index + 1)),
    );
    this.namesEmployersBelow = titled.length > 1 && withEmployer.length >= titled.length * 0.4;
  }

  readAll(): FoundRole[] {
    let headsAbove: number | null = null;
    for (let index = 0; index < this.lines.length; index += 1) {
      const line = this.lines[index];
      if (!line) continue;
      if (line.heading) {
        headsAbove = null;
        this.group = null;
        continue;
      }
      if (this.taken.has(index)) continue;
      if (line.text.includes(' | ')) {
        const end = this.readTable(index);
        if (end > index) {
          index = end - 1;
          continue;
        }
      }
      const head = this.heads[index];
      if (!head) continue;
      headsAbove ??= this.countHeadsAbove(index);
      this.readRole(head, headsAbove);
    }
    return this.roles;
  }

  private isCandidate(index: number): boolean {
    const line = this.lines[index];
    if (!line || line.heading || line.bullet || this.heads[index] || this.taken.has(index)) return false;
    const { text } = line;
    if (text.length > MAX_HEAD_LENGTH || text.split(' ').length > MAX_WORDS_OF_HEAD || isContact(text) || isPersonal(text))
      return false;
    if (parseInlineHeading(text)?.section === 'education') return false;
    return !isProse(text);
  }

  // How many lines stand between a heading and the first dates below it; null where that tells nothing.
  private countHeadsAbove(index: number): number | null {
    let count = 0;
    for (let at = index - 1; at >= 0; at -= 1) {
      const line = this.lines[at];
      if (!line || line.heading) return line && line.section === this.lines[index]?.section ? count : null;
      if (!this.isCandidate(at)) return null;
      count += 1;
      if (count > MAX_HEAD_LINES + 1) return null;
    }
    return null;
  }

  // `spaced`: blank lines may stand between them, above lines that clearly name a role or an employer.
  private linesAbove(index: number, limit: number, spaced = false): number[] {
    const found: number[] = [];
    for (let at = index - 1; at >= 0 && found.length < limit; at -= 1) {
      const isSpaced = this.lines[at + 1]?.blankBefore === true;
      if (this.lines[at]?.section !== this.lines[index]?.section || !this.isCandidate(at)) break;
      if (isSpaced && !(spaced && this.isNaming(at, true))) break;
      found.unshift(at);
    }
    return found;
  }

  private linesBelow(index: number, limit: number): number[] {
    const found: number[] = [];
    for (let at = index + 1; at < this.lines.length && found.length < limit; at += 1) {
      if (this.lines[at]?.blankBefore || this.lines[at]?.section !== this.lines[index]?.section || !this.isCandidate(at)) break;
      found.push(at);
    }
    return found;
  }

  private readRole(head: Head, headsAbove: number | null): void {
    const labels = this.readLabels(head.index);
    if (labels) return this.add(head, labels, labels.project);
    const beside = readSlots(head.slots);
    if (this.startsGroup(head, beside)) return;
    const { index } = head;
    const isComplete = beside.title !== null && beside.employer !== null && beside.certain;
    const role = isComplete ? { ...beside, lines: [index] } : this.readAround(head, beside, headsAbove);
    if (role.employer === null && role.lines.length === 1) role.employer = this.leadingEmployer(index + 1);
    role.employer ??= this.employerInBullet(Math.min(...role.lines) - 1);
    role.title ??= this.leadingTitle(Math.max(...role.lines) + 1);
    this.add(head, role, false);
  }

  // Reads the lines above and below together with what stands beside the dates.
  private readAround(head: Head, beside: Reading, headsAbove: number | null): NamedRole {
    const missing = beside.title === null && beside.employer === null ? 2 : 1;
    const above = this.chooseAbove(head, headsAbove, missing);
    const below = this.chooseBelow(head, above, missing);
    const { title, employer } = above.length + below.length > 0 ? readSlots(this.slotsOf(head, above, below)) : beside;
    const lines = [...above, head.index, ...below];
    const inGroup = title === null ? null : this.readInGroup(head, { title, employer, lines });
    if (inGroup) return inGroup;
    const isEmployerAbove = beside.title !== null && above.length > 0 && below.length === 0;
    this.group = isEmployerAbove && employer !== null ? { employer, span: null } : null;
    return { title, employer, lines };
  }

  // "Executive – Statutory Audit" below "Northern Auditors": what stands beside the title is no employer.
  private readInGroup(head: Head, { title, employer, lines }: NamedRole): NamedRole | null {
    const isWhole = lines.length === 1 && !isOrganisation(employer);
    if (!this.isInGroup(head) || (employer !== null && !isWhole)) return null;
    return { title: employer === null ? title : head.slots.join(', '), employer: this.group?.employer ?? null, lines };
  }

  private slotsOf(head: Head, above: readonly number[], below: readonly number[]): string[] {
    return [...above.map((at) => this.textOf(at)), ...head.slots, ...below.map((at) => this.textOf(at))];
  }

  // "Northern Mills, 2015 – 2022" right above "Foreman, 2018 – 2022": the employer of the roles that follow.
  private startsGroup({ index, found, slots, single }: Head, beside: Reading): boolean {
    const next = this.heads[index + 1];
    if (!next || single || beside.title !== null || beside.employer === null) return false;
    if (this.lines[index + 1]?.section !== this.lines[index]?.section) return false;
    const isWithin = next.found.span.from >= found.span.from && next.found.span.to <= found.span.to;
    const { title, employer } = readSlots(next.slots);
    if (!isWithin || title === null || employer !== null || scoreRoleText(slots.join(' ')).organisation < 1) return false;
    this.group = { employer: beside.employer, span: found.span };
    this.taken.add(index);
    return true;
  }

  private isInGroup({ found }: Head): boolean {
    const { span } = this.group ?? { span: null };
    return this.group !== null && (span === null || (found.span.from >= span.from && found.span.to <= span.to));
  }

  // "Northern Mills, Leeds Contacted customers …": a description that follows the employer on its line.
  private leadingEmployer(index: number): string | null {
    const line = this.lines[index];
    if (!line || line.heading || line.bullet || line.blankBefore || this.heads[index]) return null;
    const [first = '', ...others] = line.text.split(/ [–—-] |, /);
    const isNamed = others.length > 0 && first.split(' ').length <= 6 && scoreRoleText(first).organisation >= 3;
    return isNamed && !isProse(first) ? toEmployer(first) : null;
  }

  // "• Northern Mills, Leeds" above a title and its dates.
  private employerInBullet(index: number): string | null {
    const line = this.lines[index];
    if (!line?.bullet || this.heads[index] || this.taken.has(index) || isProse(line.text) || line.text.split(' ').length > 8)
      return null;
    return nameBeforePlace(line.text) ?? (scoreRoleText(line.text).organisation >= 3 ? toEmployer(line.text) : null);
  }

  // "As a Store Manager in a family business, ran …": a description that begins with the title.
  private leadingTitle(index: number): string | null {
    const line = this.lines[index];
    if (!line || line.heading || this.heads[index]) return null;
    const title = LEADING_TITLE.exec(line.text)?.[1] ?? '';
    return scoreRoleText(title).title >= 1.5 ? title : null;
  }

  private textOf(index: number): string {
    return this.lines[index]?.text ?? '';
  }

  private chooseAbove(head: Head, headsAbove: number | null, missing: number): number[] {
    const candidates = this.linesAbove(head.index, MAX_HEAD_LINES, (headsAbove ?? 0) > 0 && head.slots.length === 0);
    if (headsAbove === 0) return this.chooseTitleAbove(head, candidates.at(-1));
    const bodyOfOther = this.roles.length > 0 && !this.usesBullets;
    if (headsAbove !== null) {
      const count = bodyOfOther ? Math.min(headsAbove, MAX_HEAD_LINES) : Math.max(headsAbove, missing);
      const chosen = candidates.slice(-Math.min(count, MAX_HEAD_LINES));
      return chosen.every((at) => this.isNaming(at)) || this.usesBullets ? chosen : chosen.filter((at) => this.isNaming(at));
    }
    // Without a heading to count from, only lines that are clearly a title or an employer belong to the dates.
    const naming: number[] = [];
    for (const at of candidates.toReversed().slice(0, missing)) {
      if (!this.isNaming(at, true)) break;
      naming.unshift(at);
    }
    return naming;
  }

  // Where the first role has no line above its dates, another may, if it has no other title.
  private chooseTitleAbove(head: Head, above: number | undefined): number[] {
    if (above === undefined || readSlots(head.slots).title !== null) return [];
    const isTitle = (at: number) => this.isCandidate(at) && scoreRoleText(this.textOf(at)).title >= 3;
    return isTitle(above) && !isTitle(head.index + 1) && !isTitle(head.index + 2) ? [above] : [];
  }

  private chooseBelow(head: Head, above: readonly number[], missing: number): number[] {
    const known = readSlots(this.slotsOf(head, above, []));
    const isNamed = known.title !== null && known.employer !== null;
    if (isNamed && (known.certain || above.length >= missing)) return [];
    const open = isNamed ? 1 : (known.title === null || !known.certain ? 1 : 0) + (known.employer === null ? 1 : 0);
    const chosen: number[] = [];
    for (const at of this.linesBelow(head.index, Math.min(open, MAX_HEAD_LINES))) {
      if (!this.belongsBelow(at, known, chosen.length === 0)) break;
      chosen.push(at);
      const read = readSlots(this.slotsOf(head, above, chosen));
      if (read.title !== null && read.employer !== null && read.certain) break;
    }
    return chosen;
  }

  // Whether a line below the dates names the role, rather than starts its description.
  private belongsBelow(at: number, known: Reading, isFirst: boolean): boolean {
    const text = this.textOf(at);
    const { title, organisation } = scoreRoleText(text);
    if (organisation >= 3 || isPlace(text)) return true;
    if (known.title === null && title >= (isFirst ? 1.5 : 3)) return true;
    if (known.title !== null && known.employer !== null) return false;
    if (this.usesBullets) return isFirst || this.lines[at + 1]?.bullet === true;
    return isFirst && known.title !== null && this.namesEmployersBelow && this.isNaming(at);
  }

  // A line of a description starts with what was done; one that names a role or an employer does not.
  private isNaming(index: number, clearly = false): boolean {
    const text = this.textOf(index);
    const { title, organisation } = scoreRoleText(text);
    if (title >= 3 || organisation >= 3 || isPlace(text)) return true;
    return !clearly && !/^\p{L}+(?:ed|ing|(?<!s)s)\s/iu.test(text) && text.split(' ').length <= 8;
  }

  private add(head: Head, { title, employer, lines }: NamedRole, isProject: boolean): void {
    const { section: lineSection = 'other' } = this.lines[head.index] ?? {};
    const namesDegree = lineSection === 'education' && lines.some((at) => findLevels(this.textOf(at)) !== null);
    const section = namesDegree ? null : chooseSection(lineSection, { title, employer }, { isProject, single: head.single });
    if (section === null) return;
    // Dates right below another role's name are a second way to give its time.
    if (title === null && employer === null && this.taken.has(head.index - 1)) return;
    for (const line of lines) this.taken.add(line);
    const dates = this.textOf(head.index).slice(head.found.start, head.found.end);
    this.roles.push({ title, employer, dates, found: head.found, section, lines: lines.toSorted((a, b) => a - b) });
  }

  // "Company: …", "Designation: …", "Duration: …" in any order.
  private readLabels(index: number): Labels | null {
    const labels: Labels = { title: null, employer: null, project: false, lines: [index] };
    let at = index - 1;
    while (index - at <= MAX_LABELS && !this.taken.has(at) && this.readLabel(at, labels)) at -= 1;
    at = index + 1;
    while (at - index <= MAX_LABELS && !this.lines[at]?.blankBefore && this.readLabel(at, labels)) at += 1;
    const count = labels.lines.length - (parseLabel(this.textOf(index)) ? 0 : 1);
    if (count < 2 || (labels.title === null && labels.employer === null && !labels.project)) return null;
    if (!labels.project) this.completeLabels(labels);
    return labels;
  }

  private readLabel(at: number, labels: Labels): boolean {
    const line = this.lines[at];
    const label = line && !line.heading && !this.heads[at] ? parseLabel(line.text) : null;
    if (!label) return false;
    // A second "Company:" belongs to the next role.
    if ((label.kind === 'title' && labels.title !== null) || (label.kind === 'employer' && labels.employer !== null))
      return false;
    if (label.kind === 'title') labels.title = label.value;
    if (label.kind === 'employer') labels.employer = toEmployer(label.value);
    if (label.kind === 'project') labels.project = true;
    labels.lines.push(at);
    return true;
  }

  // What the labels leave open may stand above them.
  private completeLabels(labels: Labels): void {
    if (labels.title !== null && labels.employer !== null) return;
    const first = Math.min(...labels.lines);
    const at = this.linesAbove(first, 1)[0] ?? this.numberedAbove(first);
    if (at === undefined) return;
    const text = this.textOf(at);
    const { title, organisation } = scoreRoleText(text);
    if (labels.title === null && title >= organisation) labels.title = splitRoleLine(text).title ?? text;
    else labels.employer ??= toEmployer(text);
    labels.lines.push(at);
  }

  // "2) Northern Mills" above labels.
  private numberedAbove(index: number): number | undefined {
    const line = this.lines[index - 1];
    const isName = line?.bullet === true && line.text.split(' ').length <= 8 && !isProse(line.text) && !parseLabel(line.text);
    return isName && !this.heads[index - 1] && !this.taken.has(index - 1) ? index - 1 : undefined;
  }

  // Reads a table from its header on, and returns the line after it, or `start` where there is none.
  private readTable(start: number): number {
    const header = readTableHeader(this.textOf(start));
    const { section: standsIn = 'other' } = this.lines[start] ?? {};
    // Trainings and awards have tables with dates, too: below an unknown heading, a table of roles names both.
    const namesBoth = header?.includes('title') === true && header.includes('employer');
    if (!header || !(ROLE_SECTIONS.has(standsIn) || (UNKNOWN_SECTIONS.has(standsIn) && namesBoth))) return start;
    this.taken.add(start);
    let end = start + 1;
    for (; end < this.lines.length; end += 1) {
      const line = this.lines[end];
      if (!line || line.heading || !line.text.includes(' | ')) break;
      const row = line.section === 'projects' ? null : readTableRow(header, line.text, this.today);
      if (!row) continue;
      this.taken.add(end);
      const section = ROLE_SECTIONS.has(line.section) ? line.section : 'experience';
      this.roles.push({ ...row, section, lines: [end] });
    }
    return end;
  }
}

const LEADING_TITLE =
  /^(?:as|(?:work(?:ed|ing)|serv(?:ed|ing)|employed) as) (?:an? |the )?(\p{L}[\p{L}/& -]{2,50}?)(?=,| (?:in|at|with|for|of|on|under)\b)/iu;

const MAX_LABELS = 5;

const UNKNOWN_SECTIONS: ReadonlySet<SectionId> = new Set(['summary', 'other', 'header']);

const isOrganisation = (text: string | null): boolean => text !== null && scoreRoleText(text).organisation > 0;

function isEmployerLine(text: string): boolean {
  return scoreRoleText(text).organisation >= 3 || isPlace(text);
}

/** Whether two roles are one that a résumé repeats. */
export function isSameRole(a: FoundRole, b: FoundRole): boolean {
  return (
    a.title === b.title &&
    a.employer === b.employer &&
    a.found.writtenFrom === b.found.writtenFrom &&
    a.found.writtenTo === b.found.writtenTo
  );
}
