import { Link } from '@tanstack/react-router';
import X from 'lucide-react/icons/x';
import { useState, type KeyboardEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Chip } from '#platform/ui/chip.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useChangeProfile, type ProfileFacts } from './queries.ts';
import { SectionFrame } from './section-frame.tsx';
import './profile.css';

const MAX_SKILLS = 60;

/** The member's skills, with a link to the showcase. */
export function SkillSection({ profile }: { profile: ProfileFacts }) {
  const [editing, setEditing] = useState(false);
  const skills = profile.skills ?? [];
  return (
    <SectionFrame
      profile={profile}
      section="skills"
      title={m.profiles_skills()}
      empty={skills.length === 0}
      invitation={m.profiles_skills_invitation()}
      onEdit={() => setEditing(true)}
      dialog={
        editing && <SkillDialog slug={profile.slug} skills={skills.map(({ name }) => name)} onClose={() => setEditing(false)} />
      }
    >
      <ul className="row gap-1.5">
        {skills.map(({ name }) => (
          <li key={name}>
            <Tag>{name}</Tag>
          </li>
        ))}
      </ul>
      {profile.shows.showcase && (
        <TextLink className="small start" render={<Link to="/profile/$slug/showcase" params={profile} />}>
          {m.profiles_see_evidence()}
        </TextLink>
      )}
    </SectionFrame>
  );
}

function SkillDialog({ slug, skills, onClose }: { slug: string; skills: readonly string[]; onClose: () => void }) {
  const [names, setNames] = useState(skills);
  const [input, setInput] = useState('');
  const change = useChangeProfile(slug);
  const withInput = () => {
    const added = input
      .split(/[,;\n]/)
      .map((name) => name.trim().slice(0, 60))
      .filter((name) => name && !names.some((existing) => existing.toLowerCase() === name.toLowerCase()));
    return [...names, ...added].slice(0, MAX_SKILLS);
  };
  const add = () => {
    setNames(withInput());
    setInput('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !input.trim()) return;
    event.preventDefault();
    add();
  };
  return (
    <FormDialog
      title={m.profiles_skills()}
      size="normal"
      save={m.profiles_save()}
      change={change}
      onSave={() => change.mutate({ json: { skills: withInput() } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div className="field-with-button">
        <TextField
          label={m.profiles_skill_name()}
          hint={m.profiles_skill_hint({ most: MAX_SKILLS })}
          value={input}
          onChange={(event) => setInput(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button variant="quiet" onClick={add} disabled={!input.trim()}>
          {m.profiles_add()}
        </Button>
      </div>
      <ul className="row gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <Chip
              icon={X}
              aria-label={m.profiles_remove_named({ name })}
              onClick={() => setNames(names.filter((other) => other !== name))}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}
