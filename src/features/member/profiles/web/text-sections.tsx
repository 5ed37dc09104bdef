import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useChangeProfile, type ProfileFacts } from './queries.ts';
import { SectionFrame } from './section-frame.tsx';
import './profile.css';

/** The member's own description. */
export const AboutSection = ({ profile }: { profile: ProfileFacts }) => (
  <TextSection
    profile={profile}
    section="about"
    title={m.profiles_about()}
    invitation={m.profiles_about_invitation()}
    maxLength={3000}
  />
);

/** The member's goals, which are private by default. */
export const GoalsSection = ({ profile }: { profile: ProfileFacts }) => (
  <TextSection
    profile={profile}
    section="goals"
    title={m.profiles_goals()}
    invitation={m.profiles_goals_invitation()}
    maxLength={1500}
  />
);

type TextSectionProps = {
  profile: ProfileFacts;
  section: 'about' | 'goals';
  title: string;
  invitation: string;
  maxLength: number;
};

function TextSection({ profile, section, title, invitation, maxLength }: TextSectionProps) {
  const [editing, setEditing] = useState(false);
  const text = profile[section];
  return (
    <SectionFrame
      {...{ profile, section, title, invitation }}
      empty={!text}
      onEdit={() => setEditing(true)}
      dialog={editing && <TextDialog {...{ profile, section, title, invitation, maxLength }} onClose={() => setEditing(false)} />}
    >
      <p className="sentence profile-text">{text}</p>
    </SectionFrame>
  );
}

function TextDialog({ profile, section, title, invitation, maxLength, onClose }: TextSectionProps & { onClose: () => void }) {
  const [text, setText] = useState(profile[section] ?? '');
  const change = useChangeProfile(profile.slug);
  return (
    <FormDialog
      title={title}
      save={m.profiles_save()}
      size="normal"
      change={change}
      onSave={() => change.mutate({ json: { [section]: text } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextArea
        label={title}
        hint={invitation}
        rows={8}
        maxLength={maxLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </FormDialog>
  );
}
