/** Whether the reason of a recommendation is true, judged by the gold data and the candidate, not by the code that chose it. */
import { resolveSkill, type Taxonomy } from '#features/base/skills/server/index.ts';
import type { JudgedMember } from '#features/base/ranking/server/evaluation/judgements.ts';

export type Candidate = { id: string; title: string; families: readonly string[]; text: string; topics: readonly string[] };
type Reason = { kind: string; subject: string };

/** What half the world has: to know it is no reason for anything. */
const EVERYBODY_HAS = /^(?:english|hindi|tamil|marathi|malayalam|kannada|excel|communication|teamwork|email communication)$/i;

const normalized = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** What the reason is checked against: the member with their skills as the profile shows them, or the item that is to be similar. */
export type Checked = { member: JudgedMember | null; skills: readonly string[]; seedTitle: string | null; taxonomy: Taxonomy };

export function checkReason(
  reason: Reason | null,
  candidate: Candidate,
  { member, skills, seedTitle, taxonomy }: Checked,
): boolean {
  if (!reason) return true;
  const { kind, subject } = reason;
  if (kind === 'content-based') return subject === seedTitle;
  if (!member) return kind === 'collaborative';
  const follows = [...member.categories, ...member.hashtags].map(normalized);
  switch (kind) {
    case 'skill':
      return skills.includes(subject) && !EVERYBODY_HAS.test(subject) && concerns(candidate, subject, taxonomy);
    case 'role':
      return [member.headline, ...member.experience.map(({ title }) => title)].includes(subject);
    case 'interest':
    case 'hashtag':
    case 'category':
      return follows.includes(normalized(subject)) || follows.some((slug) => normalized(subject).startsWith(slug));
    default:
      return ['new', 'editors', 'beyond', 'trending', 'liked', 'most-followed'].includes(kind);
  }
}

/** Whether a candidate names a skill, or teaches one that the taxonomy places beside it. */
function concerns({ title, text, topics }: Candidate, name: string, taxonomy: Taxonomy): boolean {
  const words = name.toLowerCase().match(/[a-z0-9+#]+/g) ?? [];
  const says = `${title} ${text}`.toLowerCase().replaceAll('-', ' ');
  if (words.every((word) => says.includes(word))) return true;
  const id = resolveSkill(taxonomy, name)?.skillId ?? '';
  const near = [
    id,
    ...(taxonomy.byId.get(id)?.parents ?? []),
    ...(taxonomy.children.get(id) ?? []),
    ...(taxonomy.siblings.get(id) ?? []),
  ];
  return topics.some((topic) => near.includes(topic));
}
