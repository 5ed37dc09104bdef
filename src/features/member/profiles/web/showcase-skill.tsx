import { Link } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import FileText from 'lucide-react/icons/file-text';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Route from 'lucide-react/icons/route';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatMonth, noonOfDay } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useChangeProfile, type ShownSkill } from './queries.ts';

const SIGNS = { plan: Route, resource: BookOpenCheck, certificate: Award, board: LayoutGrid, resume: FileText };
const WORDS = {
  plan: m.profiles_kind_plan,
  resource: m.profiles_kind_resource,
  certificate: m.profiles_kind_certificate,
  board: m.profiles_kind_board,
  resume: m.profiles_kind_resume,
};

type ShowcaseSkillProps = { slug: string; skill: ShownSkill; own: boolean; all: readonly ShownSkill[] };

/** One skill with its evidence. The member chooses which résumé sentences are public. */
export function ShowcaseSkill({ slug, skill, own, all }: ShowcaseSkillProps) {
  const change = useChangeProfile(slug);
  const quoted = all.flatMap(({ id, evidence }) =>
    id && evidence.some((one) => one.kind === 'resume' && !one.private) ? [id] : [],
  );
  const sentence = skill.evidence.find(({ kind }) => kind === 'resume');
  const toggle = (id: string) =>
    change.mutate({ json: { quoted: quoted.includes(id) ? quoted.filter((one) => one !== id) : [...quoted, id] } });
  return (
    <li className="panel stack showcase-skill gap-3">
      <h3 className="stay-title">
        {skill.page && skill.id ? (
          <TextLink render={<Link to="/skills/$id" params={{ id: skill.id }} />}>{skill.name}</TextLink>
        ) : (
          skill.name
        )}
      </h3>
      <ul className="stack gap-2.5">
        {skill.evidence.map((one) => (
          <li key={`${one.kind}-${one.text}`} className="row flex-nowrap showcase-evidence">
            <Icon of={SIGNS[one.kind]} small />
            <span className="min-w-0 small">
              <span className="visually-hidden">{WORDS[one.kind]()}: </span>
              {one.kind === 'resume' ? <q>{one.text}</q> : <EvidenceText text={one.text} url={one.url} />}
              {one.on && <span className="muted"> · {dayOf(one.on)}</span>}
            </span>
          </li>
        ))}
      </ul>
      {own && sentence && skill.id && (
        <div className="row">
          <Tag tone={sentence.private ? 'neutral' : 'good'}>
            {sentence.private ? m.profiles_sentence_private() : m.profiles_sentence_shown()}
          </Tag>
          <Button variant="bare" small className="push-end" loading={change.isPending} onClick={() => toggle(skill.id ?? '')}>
            {sentence.private ? m.profiles_sentence_show() : m.profiles_sentence_hide()}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Formats a day or a month; résumé dates stay as written. */
function dayOf(on: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(on)) return formatDate(noonOfDay(on), 'full');
  return /^\d{4}-\d\d$/.test(on) ? formatMonth(on) : on;
}

const EvidenceText = ({ text, url }: { text: string; url: string | null }) =>
  url?.startsWith('/') ? (
    <TextLink render={<Link to={url} />}>{text}</TextLink>
  ) : url ? (
    <TextLink href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
      {text}
    </TextLink>
  ) : (
    text
  );
