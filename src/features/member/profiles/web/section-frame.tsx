import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useId, type ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useChangeProfile, type ProfileFacts, type Section } from './queries.ts';
import './profile.css';

type SectionFrameProps = {
  profile: ProfileFacts;
  section: Section;
  title: string;
  /** An empty section is hidden from others and shows the invitation to the member. */
  empty: boolean;
  invitation: string;
  onEdit?: () => void;
  /** Labels the button "Add" instead of "Edit", for lists edited item by item. */
  addsItems?: boolean;
  /** Rendered beside the content, such as an open dialog. */
  dialog?: ReactNode;
  children: ReactNode;
};

/** A section of a profile, with buttons for visibility and editing for its member. */
export function SectionFrame(frame: SectionFrameProps) {
  const { profile, section, title, empty, invitation, onEdit, addsItems = false, dialog, children } = frame;
  const id = useId();
  if (empty && !profile.own) return null;
  return (
    <section className="panel stack profile-section gap-4" aria-labelledby={id}>
      <header className="row profile-section-head">
        <h2 id={id} className="part-title">
          {title}
        </h2>
        {profile.own && (
          <div className="row push-end gap-1">
            <VisibilityButton slug={profile.slug} hidden={profile.own.hidden} section={section} title={title} />
            {onEdit && (
              <Button
                variant="bare"
                small
                icon={addsItems || empty ? Plus : Pencil}
                label={addsItems || empty ? m.profiles_add_to({ section: title }) : m.profiles_edit_section({ section: title })}
                onClick={onEdit}
              >
                {addsItems || empty ? m.profiles_add() : m.profiles_edit()}
              </Button>
            )}
          </div>
        )}
      </header>
      {empty ? <p className="muted">{invitation}</p> : children}
      {dialog}
    </section>
  );
}

type VisibilityProps = { slug: string; hidden: readonly Section[]; section: Section; title: string };

/** Toggles the visibility of a section. */
export function VisibilityButton({ slug, hidden, section, title }: VisibilityProps) {
  const change = useChangeProfile(slug);
  const toast = useToast();
  const isHidden = change.isPending ? !hidden.includes(section) : hidden.includes(section);
  const audience = isHidden ? m.profiles_only_me() : m.profiles_everyone();
  const toggle = () =>
    change.mutate(
      { json: { hidden: isHidden ? hidden.filter((other) => other !== section) : [...hidden, section] } },
      {
        onSuccess: () =>
          toast.show(isHidden ? m.profiles_now_shown({ section: title }) : m.profiles_now_hidden({ section: title })),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <Button
      variant="bare"
      small
      icon={isHidden ? EyeOff : Eye}
      label={m.profiles_visible_label({ who: audience, section: title })}
      loading={change.isPending}
      onClick={toggle}
    >
      {audience}
    </Button>
  );
}
