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

export type PositionKind = 'experience' | 'education';

/** Roles or studies, the latest first. */
export function PositionSection({ profile, kind }: { profile: ProfileFacts; kind: PositionKind }) {
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const stays = profile[kind] ?? [];
  const title = kind === 'experience' ? m.profiles_experience() : m.profiles_education();
  const dialog = editing !== null && (
    <PositionDialog
      slug={profile.slug}
      kind={kind}
      title={title}
      stays={stays}
      at={editing === 'new' ? null : editing}
      onClose={() => setEditing(null)}
    />
  );
  return (
    <SectionFrame
      profile={profile}
      section={kind}
      title={title}
      empty={stays.length === 0}
      invitation={kind === 'experience' ? m.profiles_experience_invitation() : m.profiles_education_invitation()}
      onEdit={() => setEditing('new')}
      adds
      dialog={dialog}
    >
      <ol className="stays">
        {stays.map((stay, index) => (
          <li key={`${stay.started_on}-${stay.title}-${stay.organisation}`} className="stay">
            <Mark slug={stay.organisation} name={stay.organisation} size={40} />
            <div className="stack min-w-0 gap-1">
              <h3 className="stay-title">{stay.title}</h3>
              <p>{stay.organisation}</p>
              <Meta>
                {datesOf(stay)}
                {stay.location || null}
              </Meta>
              {stay.text && <p className="sentence profile-text muted">{stay.text}</p>}
            </div>
            {profile.own && (
              <Button
                variant="bare"
                small
                icon={Pencil}
                iconOnly
                label={m.profiles_edit_section({ section: stay.title })}
                onClick={() => setEditing(index)}
              />
            )}
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

const datesOf = ({ started_on, ended_on }: Position) =>
  m.profiles_dates({ from: formatMonth(started_on), to: ended_on ? formatMonth(ended_on) : m.profiles_today() });
