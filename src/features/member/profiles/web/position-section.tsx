import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatMonth } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import type { ProfileFacts, Position } from './queries.ts';
import { SectionFrame } from './section-frame.tsx';
import { PositionDialog } from './position-dialog.tsx';
import './profile.css';

export type PositionKind = 'experience' | 'education';

/** Roles or courses of study, the latest first. */
export function PositionSection({ profile, kind }: { profile: ProfileFacts; kind: PositionKind }) {
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const positions = profile[kind] ?? [];
  const title = kind === 'experience' ? m.profiles_experience() : m.profiles_education();
  const dialog = editing !== null && (
    <PositionDialog
      slug={profile.slug}
      kind={kind}
      title={title}
      positions={positions}
      at={editing === 'new' ? null : editing}
      onClose={() => setEditing(null)}
    />
  );
  return (
    <SectionFrame
      profile={profile}
      section={kind}
      title={title}
      empty={positions.length === 0}
      invitation={kind === 'experience' ? m.profiles_experience_invitation() : m.profiles_education_invitation()}
      onEdit={() => setEditing('new')}
      addsItems
      dialog={dialog}
    >
      <ol className="profile-entries">
        {positions.map((position, index) => (
          <li key={`${position.started_on}-${position.title}-${position.organisation}`} className="profile-entry">
            <Mark slug={position.organisation} name={position.organisation} size={40} />
            <div className="stack min-w-0 gap-1">
              <h3 className="profile-entry-title">{position.title}</h3>
              <p>{position.organisation}</p>
              <Meta>
                {formatDates(position)}
                {position.location || null}
              </Meta>
              {position.text && <p className="sentence profile-text muted">{position.text}</p>}
            </div>
            {profile.own && (
              <Button
                variant="bare"
                small
                icon={Pencil}
                iconOnly
                label={m.profiles_edit_section({ section: position.title })}
                onClick={() => setEditing(index)}
              />
            )}
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

const formatDates = ({ started_on, ended_on }: Position) =>
  m.profiles_dates({ from: formatMonth(started_on), to: ended_on ? formatMonth(ended_on) : m.profiles_today() });
