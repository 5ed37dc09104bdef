import type { z } from 'zod';
import { getResume } from '#features/base/resumes/server/index.ts';
import { skillCatalogue, type Taxonomy } from '#features/base/skills/server/index.ts';
import { describeResume, type ResumeDescription } from '#features/member/fitment/server/index.ts';
import { getStoredProfile, type StoredProfile } from '#features/member/profiles/server/index.ts';
import { signedIn } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { calendarDay } from '#platform/runtime/calendar-day.ts';
import type { ProfileProposal } from '../contract.ts';
import { proposeEducation } from './propose-education.ts';

type Proposal = z.output<typeof ProfileProposal>['attributes'];
type ProposedPosition = Proposal['experience'][number];
type Draft = ProposedPosition['draft'];
type Known = NonNullable<ProposedPosition['known']>;
type Dates = { from: string; to: string | null; written: string };

// As in the contract of profiles.
const MAX = { title: 120, details: 1500, experience: 30, education: 20, skills: 60, links: 10 } as const;

/** What a version could add to the viewer's profile, with what is there already; 404 where it could not be read. */
export const proposeProfile: UseCase<'GET /api/resumes/{id}/profile_proposal'> = async (ctx, { params }) => {
  const viewer = signedIn(ctx);
  const { id, status, text } = await getResume(ctx, viewer.id, params.id);
  if (status !== 'read') throw notFound('resume');
  const [{ owner, profile }, { taxonomy }] = await Promise.all([getStoredProfile(ctx, viewer), skillCatalogue()]);
  const read = describeResume(text ?? '', taxonomy, calendarDay(ctx.clock.now()));
  return {
    data: { id, type: 'profile_proposal', attributes: { profile_slug: owner.slug, ...propose(read, profile, taxonomy) } },
  };
};

/** Compares what was read with a profile. Pure. */
export function propose(
  read: ResumeDescription,
  profile: StoredProfile['profile'],
  taxonomy: Taxonomy,
): Omit<Proposal, 'profile_slug'> {
  const knownSkills = new Set(profile.skills.map(({ id, name }) => id ?? name.toLowerCase()));
  const isLanguage = (id: string) => taxonomy.byId.get(id)?.family === 'languages' && taxonomy.byId.get(id)?.kind === 'language';
  const languageByName = new Map(
    [...taxonomy.byId.values()].filter(({ id }) => isLanguage(id)).map(({ id, name }) => [name.toLowerCase(), id]),
  );
  return {
    experience: proposeExperience(read, profile.experience),
    education: proposeSchooling(read, profile.education),
    skills: read.skills
      .filter(({ skill_id, grade }) => grade !== 'none' && !isLanguage(skill_id))
      .slice(0, MAX.skills)
      .map(({ skill_id: id, grade }) => ({
        id,
        name: taxonomy.byId.get(id)?.name ?? id,
        grade,
        known: knownSkills.has(id),
      })),
    languages: read.languages.map(({ name }) => {
      const id = languageByName.get(name.toLowerCase()) ?? null;
      return { id, name, grade: 'held' as const, known: knownSkills.has(id ?? name.toLowerCase()) };
    }),
    links: proposeLinks(read, profile.links),
  };
}

function proposeExperience({ positions, text }: ResumeDescription, known: readonly Known[]): ProposedPosition[] {
  return positions
    .filter(({ section }) => section === 'experience' || section === 'volunteering')
    .slice(0, MAX.experience)
    .map(({ title, employer, from, to, dates, details, start, end, current }) => {
      const range = { from, to: to ?? (current ? 'present' : from), written: dates };
      const draft = {
        title: cut(title),
        organisation: cut(employer ?? ''),
        location: '',
        ...months(range),
        text: wholeLines(details, MAX.details),
      };
      return toProposal(draft, text.slice(start, end).split('\n')[0] ?? '', range, known);
    });
}

function proposeSchooling({ education }: ResumeDescription, known: readonly Known[]): ProposedPosition[] {
  return education.slice(0, MAX.education).map((schooling) => {
    const { dates, in_progress, text } = schooling;
    // A single date is the end of a course of study; when it began is not said.
    const range: Dates | null = dates && {
      written: dates.written,
      from: dates.to === null ? '' : dates.from,
      to: dates.to ?? dates.from,
    };
    const period = range ? months(range) : { started_on: '', ended_on: '' };
    const draft = {
      ...proposeEducation(schooling),
      location: '',
      ...period,
      ended_on: in_progress ? null : period.ended_on,
      text: '',
    };
    return toProposal(draft, text, range, known);
  });
}

function toProposal(draft: Draft, quote: string, range: Dates | null, known: readonly Known[]): ProposedPosition {
  const isYear = (date: string | null) => date !== null && /^\d{4}$/.test(date);
  return {
    draft,
    quote: quote.slice(0, 300),
    dates: range?.written ?? null,
    year_only: range !== null && (isYear(range.from) || isYear(range.to)),
    known: known.find((position) => isSamePosition(draft, position)) ?? null,
  };
}

// A bare year begins in January and ends in December, and says so beside its fields.
function months({ from, to }: Dates): Pick<Draft, 'started_on' | 'ended_on'> {
  return {
    started_on: /^\d{4}$/.test(from) ? `${from}-01` : from,
    ended_on: to === null || to === 'present' ? null : /^\d{4}$/.test(to) ? `${to}-12` : to,
  };
}

/** The same title and organisation at overlapping times; a missing date overlaps with any. */
export function isSamePosition(draft: Draft, known: Known): boolean {
  const [title, organisation] = [words(draft.title), words(draft.organisation)];
  if (title === '' || organisation === '' || title !== words(known.title)) return false;
  const other = words(known.organisation);
  if (!organisation.includes(other) && !other.includes(organisation)) return false;
  const [start, end] = [draft.started_on || '0000', draft.ended_on === null || draft.ended_on === '' ? '9999' : draft.ended_on];
  return start <= (known.ended_on ?? '9999') && known.started_on <= end;
}

const words = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
const cut = (text: string) => text.slice(0, MAX.title).trim();

function wholeLines(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = text.lastIndexOf('\n', limit);
  return text.slice(0, end > 0 ? end : limit);
}

function proposeLinks({ links }: ResumeDescription, known: readonly { url: string }[]): Proposal['links'] {
  const urls = [...new Set(links.map(({ url }) => toAddress(url)))].filter((url): url is string => url !== null);
  const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?|\/$/g, '').toLowerCase();
  const knownUrls = new Set(known.map(({ url }) => bare(url)));
  return urls.slice(0, MAX.links).map((url) => ({
    label: new URL(url).hostname.replace(/^www\./, '').slice(0, 60),
    url,
    known: knownUrls.has(bare(url)),
  }));
}

function toAddress(written: string): string | null {
  const address = written.replace(/[.;:)\]]+$/, '');
  const url = URL.parse(/^https?:/i.test(address) ? address : `https://${address}`);
  return url && url.href.length <= 500 && url.hostname.includes('.') ? url.href : null;
}
