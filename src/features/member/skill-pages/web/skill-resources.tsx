import BookOpen from 'lucide-react/icons/book-open';
import CirclePlay from 'lucide-react/icons/circle-play';
import FileText from 'lucide-react/icons/file-text';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { PinButton } from '#features/catalogue/boards/web/index.ts';
import { levelName } from '#features/base/skills/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatHours, formatLanguageName } from '#platform/language/format.ts';
import { Icon } from '#platform/ui/icon.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import type { SkillResource } from './queries.ts';

const KINDS = [
  { kind: 'video', label: m.skill_pages_videos, icon: CirclePlay },
  { kind: 'course', label: m.skill_pages_courses, icon: GraduationCap },
  { kind: 'book', label: m.skill_pages_books, icon: BookOpen },
  { kind: 'document', label: m.skill_pages_documents, icon: FileText },
] as const;

/** Resources for a skill, by kind, best first. */
export function SkillResources({ skillId, resources }: { skillId: string; resources: readonly SkillResource[] }) {
  return (
    <section className="stack gap-6" aria-labelledby="resources">
      <h2 id="resources">{m.skill_pages_resources()}</h2>
      {KINDS.map(({ kind, label, icon }) => {
        const group = resources.filter((resource) => resource.kind === kind);
        if (group.length === 0) return null;
        return (
          <section key={kind} className="stack gap-3" aria-label={label()}>
            <h3 className="part-title">{label()}</h3>
            <List>
              {group.map((resource) => (
                <Item
                  key={resource.id}
                  art={
                    <span className="glyph">
                      <Icon of={icon} />
                    </span>
                  }
                  action={<PinButton kind="resource" id={`${skillId}:${resource.id}`} title={resource.title} />}
                >
                  <ItemTitle level={4} href={resource.url} target="_blank" rel="noopener noreferrer">
                    {resource.title}
                    <span className="visually-hidden"> {m.skill_pages_new_tab()}</span>
                  </ItemTitle>
                  <ResourceMeta resource={resource} />
                </Item>
              ))}
            </List>
          </section>
        );
      })}
    </section>
  );
}

const COST_LABELS: Record<string, () => string> = { free: m.skill_pages_free, 'free-audit': m.skill_pages_audit };

function ResourceMeta({ resource }: { resource: SkillResource }) {
  return (
    <Meta>
      <span>{resource.provider}</span>
      {resource.level !== '' && <span>{levelName(resource.level)}</span>}
      {resource.language !== 'en' && resource.language !== 'und' && <span>{formatLanguageName(resource.language)}</span>}
      {resource.hours > 0 && <span>{formatHours(resource.hours, 'narrow')}</span>}
      {resource.checked_on && <span>{m.skill_pages_checked({ date: formatDate(resource.checked_on, 'short') })}</span>}
      {resource.cost !== '' && (
        <Tag tone={resource.cost === 'paid' ? 'neutral' : 'good'}>{(COST_LABELS[resource.cost] ?? m.skill_pages_paid)()}</Tag>
      )}
    </Meta>
  );
}
