import { Link } from '@tanstack/react-router';
import Award from 'lucide-react/icons/award';
import BookOpenCheck from 'lucide-react/icons/book-open-check';
import FileText from 'lucide-react/icons/file-text';
import Hammer from 'lucide-react/icons/hammer';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Route from 'lucide-react/icons/route';
import { m } from '#platform/messages/messages.js';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { formatDate, formatMonth, noonOfDay } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useChangeProfile, type ShownSkill } from './queries.ts';
import './profile.css';

const KIND_ICONS = {
  plan: Route,
  work: Hammer,
  resource: BookOpenCheck,
  certificate: Award,
  board: LayoutGrid,
  resume: FileText,
};
const KIND_LABELS = {
  plan: m.profiles_kind_plan,
  work: m.profiles_kind_work,
  resource: m.profiles_kind_resource,
  certificate: m.profiles_kind_certificate,
  board: m.profiles_kind_board,
  resume: m.profiles_kind_resume,
};

type ShowcaseSkillProps = { slug: string; skill: ShownSkill; own: boolean; allSkills: readonly ShownSkill[] };

/** One skill with its evidence. The member chooses which résumé sentences are public. */
export function ShowcaseSkill({ slug, skill, own, allSkills }: ShowcaseSkillProps) {
  const change = useChangeProfile(slug);
  const quotedIds = allSkills.flatMap(({ id, evidence }) =>
    id && evidence.some((item) => item.kind === 'resume' && !item.private) ? [id] : [],
  );
  const sentence = skill.evidence.find(({ kind }) => kind === 'resume');
  const toggle = (id: string) =>
    change.mutate({ json: { quoted: quotedIds.includes(id) ? quotedIds.filter((item) => item !== id) : [...quotedIds, id] } });
  return (
    <li className="panel stack showcase-skill gap-3">
      <h3 className="profile-entry-title">
        {skill.page && skill.id ? (
          <TextLink render={<Link to="/skills/$id" params={{ id: skill.id }} />}>{skill.name}</TextLink>
        ) : (
          skill.name
        )}
      </h3>
      <ul className="stack gap-2.5">
        {skill.evidence.map((item) => (
          <li key={`${item.kind}-${item.text}`} className="row flex-nowrap showcase-evidence">
            <Icon of={KIND_ICONS[item.kind]} small />
            <span className="min-w-0 small">
              <span className="visually-hidden">{KIND_LABELS[item.kind]()}: </span>
              {item.kind === 'resume' ? <q>{item.text}</q> : <EvidenceText text={item.text} url={item.url} />}
              {item.on && <span className="muted"> · {formatEvidenceDate(item.on)}</span>}
              {item.criteria && <Criteria criteria={item.criteria} />}
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

const Criteria = ({ criteria }: { criteria: readonly string[] }) => (
  <span className="stack gap-0.5 muted" role="list">
    {criteria.map((criterion) => (
      <span key={criterion} role="listitem" lang={foreignLanguageTag(criterion)}>
        ✓ {criterion}
      </span>
    ))}
  </span>
);

/** Formats a day or a month; other dates are from a résumé and shown as written. */
function formatEvidenceDate(on: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(on)) return formatDate(noonOfDay(on), 'full');
  return /^\d{4}-\d\d$/.test(on) ? formatMonth(on) : on;
}

function EvidenceText({ text, url }: { text: string; url: string | null }) {
  if (!url) return text;
  if (url.startsWith('/api/'))
    return (
      <TextLink href={url} download>
        {text}
      </TextLink>
    );
  if (url.startsWith('/')) return <TextLink render={<Link to={url} />}>{text}</TextLink>;
  return (
    <TextLink href={url} target="_blank" rel="nofollow ugc noopener noreferrer">
      {text}
    </TextLink>
  );
}
