/** Finds out whether an ad is for several roles. */
import type { Labelled } from './find-labels.ts';
import { CLEAR, POSSIBLE, toTitleCase } from './find-title.ts';
import type { AdReader, RoleChoice } from './posting.ts';

const MAX_ROLES = 20;
const MAX_ROLE_WORDS = 8;
const MAX_COUNT = 500;
/** "Staff Nurse ICU 12", "Pharmacist (3 posts)", "OT Technician - 04 Nos", "2 x Cook". */
const COUNTED =
  /^(?:(?<first>\d{1,3})\s*(?:x|nos?\.?)?\s+)?(?<title>[\p{L}\p{M}][\p{L}\p{M}\d\s./&()'’-]{2,70}?)\s*(?:[-–—:(=]\s*)*(?<last>\d{1,3})?\s*(?:nos?\.?|posts?|positions?|vacanc(?:y|ies)|openings?|places?|पद)?\s*\)?\.?$/iu;
const OFFERED =
  /\b(?:openings|positions|vacancies|vacancy|posts|hiring|recruitment|requirements?|required|wanted|walk-?in|roles|following)\b|रिक्तियाँ|भर्ती|पदों/iu;
/** Headings under which a list names tasks or people, not roles on offer. */
const NOT_OFFERED = /responsib|duties|report|team|work with|skills|qualif|eligib|experience|you will|stakeholder|educat/i;

/**
 * The roles of an ad for several: named with their numbers in one line, listed under a heading about openings, or behind several
 * labels. Fewer than two when the ad is for one role.
 */
export function findRoles(description: string, labels: readonly Labelled[], reader: AdReader): RoleChoice[] {
  const candidates = [findCounted(description, reader), findListed(description, reader), findLabelled(labels, reader)];
  const best = candidates.map(withoutRepeats).reduce((top, next) => (next.length > top.length ? next : top));
  return best.slice(0, MAX_ROLES);
}

/** "Staff Nurse ICU 12, OT Technician 4, Pharmacist 3". */
function findCounted(description: string, reader: AdReader): RoleChoice[] {
  for (const line of description.split('\n')) {
    const bare = line.replace(/^(?:## |- )/, '').replace(/^[^:]{3,60}:\s+/, '');
    if (bare.length > 600) continue;
    const roles = bare
      .split(/\s*(?:[,;•|&:।]|\.\s|\s(?:and|तथा|और)\s)\s*/u)
      .map((part) => parseRole(part, reader))
      .filter((role) => role?.count);
    if (roles.length >= 2) return roles.flatMap((role) => role ?? []);
  }
  return [];
}

/** Items of a list, or short lines, that are nothing but roles, under a heading about openings or each with its number. */
function findListed(description: string, reader: AdReader): RoleChoice[] {
  const lines = description.split('\n');
  let best: RoleChoice[] = [];
  let run: RoleChoice[] = [];
  let heading = '';
  for (const line of [...lines, '']) {
    const role = line.startsWith('## ') ? null : parseRole(line.replace(/^- /, '').replace(/^\d{1,2}[.)]\s*/, ''), reader);
    if (role) {
      run.push(role);
      continue;
    }
    const isOffered = run.every(({ count }) => count !== null) || (OFFERED.test(heading) && !NOT_OFFERED.test(heading));
    if (run.length > best.length && run.length >= 2 && isOffered) best = run;
    run = [];
    heading = line;
  }
  return best;
}

/** One label again and again ("Position 1: …", "Position 2: …"), or one label for several ("Positions: …, …"). */
function findLabelled(labels: readonly Labelled[], reader: AdReader): RoleChoice[] {
  const titles = labels.filter(({ label, name }) => label === 'title' && name !== '');
  const byName = [...Map.groupBy(titles, ({ name }) => name).values()];
  const values = byName.map((group) => group.flatMap(({ value }) => value.split(/\s*(?:,|;|\||\s(?:and|तथा|और)\s)\s*/u)));
  const roles = values.map((parts) => parts.map((part) => parseRole(part, reader)));
  return roles.find((list): list is RoleChoice[] => list.length > 1 && list.every((role) => role !== null)) ?? [];
}

function parseRole(text: string, { scoreName }: AdReader): RoleChoice | null {
  const match = COUNTED.exec(text.trim().slice(0, 120));
  const title = match?.groups?.['title']?.replace(/[\s(–-]+$/, '').trim() ?? '';
  if (title === '' || title.split(/\s+/).length > MAX_ROLE_WORDS) return null;
  const number = Number(match?.groups?.['last'] ?? match?.groups?.['first'] ?? Number.NaN);
  const count = number >= 1 && number <= MAX_COUNT ? number : null;
  // With its number, a possible role is one.
  return scoreName(title).title < (count ? POSSIBLE : CLEAR) ? null : { title: toTitleCase(title), count };
}

function withoutRepeats(roles: readonly RoleChoice[]): RoleChoice[] {
  const byTitle = new Map(roles.map((role) => [role.title.toLowerCase(), role]));
  return [...byTitle.values()];
}
