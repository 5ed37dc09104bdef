import { useState } from 'react';
import { GRADES } from '#features/member/fitment/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { isComplete, type PositionChoice } from './position-choice.ts';
import { useTakeOver, type Choice, type Proposal, type ProposedPosition, type TakenOver } from './queries.ts';
import { TakeOverPosition } from './take-over-position.tsx';
import './reading.css';

type TakeOverFormProps = { id: string; proposal: Proposal; onTaken: (taken: TakenOver) => void; onClose: () => void };

const choose = ({ draft, known }: ProposedPosition): PositionChoice => ({
  draft,
  isChosen: known === null && isComplete(draft),
});
const newKeys = (items: readonly { key: string; known: boolean }[]) =>
  new Set(items.filter(({ known }) => !known).map(({ key }) => key));
const skillItems = ({ skills, languages }: Proposal) =>
  [...skills, ...languages].map((skill) => ({ ...skill, key: skill.id ?? skill.name }));

/** What the résumé offers, each with a checkbox; what is in the profile already is not chosen. */
export function TakeOverForm({ id, proposal, onTaken, onClose }: TakeOverFormProps) {
  const [experience, setExperience] = useState(() => proposal.experience.map(choose));
  const [education, setEducation] = useState(() => proposal.education.map(choose));
  const [skills, setSkills] = useState(() => newKeys(skillItems(proposal)));
  const [links, setLinks] = useState(() => newKeys(proposal.links.map((link) => ({ ...link, key: link.url }))));
  const takeOver = useTakeOver();
  const positionsOf = (proposed: readonly ProposedPosition[], choices: readonly PositionChoice[]) =>
    choices.flatMap(({ draft, isChosen }, at) =>
      isChosen && isComplete(draft) ? [{ position: draft, replaces: proposed[at]?.known ?? null }] : [],
    );
  const json: Choice = {
    experience: positionsOf(proposal.experience, experience),
    education: positionsOf(proposal.education, education),
    skills: skillItems(proposal)
      .filter(({ key }) => skills.has(key))
      .map(({ id: skillId, name }) => ({ id: skillId, name })),
    links: proposal.links.filter(({ url }) => links.has(url)).map(({ label, url }) => ({ label, url })),
  };
  const count = Object.values(json).reduce((sum, entries) => sum + (entries?.length ?? 0), 0);
  const isEmpty = experience.length + education.length + skillItems(proposal).length + proposal.links.length === 0;
  if (isEmpty)
    return (
      <EmptyState cover="resumes-to-come" title={m.resume_reading_nothing_to_take()}>
        {m.resume_reading_nothing_to_take_text()}
      </EmptyState>
    );
  return (
    <form
      className="stack gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        takeOver.mutate({ params: { id }, json }, { onSuccess: ({ data }) => onTaken(data.attributes) });
      }}
    >
      <p className="muted">{m.resume_reading_take_over_hint()}</p>
      <Positions kind="experience" proposed={proposal.experience} choices={experience} onChange={setExperience} />
      <Positions kind="education" proposed={proposal.education} choices={education} onChange={setEducation} />
      <Choices
        legend={m.resume_reading_section_skills()}
        items={proposal.skills.map(({ id: skillId, name, grade, known }) => ({
          key: skillId ?? name,
          label: name,
          aside: GRADES[grade]?.() ?? '',
          known,
        }))}
        chosen={skills}
        onChange={setSkills}
      />
      <Choices
        legend={m.resume_reading_languages()}
        items={proposal.languages.map(({ id: skillId, name, known }) => ({
          key: skillId ?? name,
          label: name,
          aside: '',
          known,
        }))}
        chosen={skills}
        onChange={setSkills}
      />
      <Choices
        legend={m.resume_reading_links()}
        items={proposal.links.map(({ label, url, known }) => ({ key: url, label: url, aside: label, known }))}
        chosen={links}
        onChange={setLinks}
      />
      {takeOver.isError && (
        <Banner kind="bad" live>
          {takeOver.error.message}
        </Banner>
      )}
      <div className="row gap-3">
        <Button type="submit" disabled={count === 0} loading={takeOver.isPending}>
          {m.resume_reading_take({ count })}
        </Button>
        <Button variant="bare" onClick={onClose}>
          {m.resume_reading_close()}
        </Button>
      </div>
    </form>
  );
}

type PositionsProps = {
  kind: 'experience' | 'education';
  proposed: readonly ProposedPosition[];
  choices: readonly PositionChoice[];
  onChange: (choices: PositionChoice[]) => void;
};

function Positions({ kind, proposed, choices, onChange }: PositionsProps) {
  if (proposed.length === 0) return null;
  return (
    <fieldset className="stack gap-1">
      <legend className="take-over-legend">
        {kind === 'experience' ? m.resume_reading_section_experience() : m.resume_reading_section_education()}
      </legend>
      {proposed.map((position, at) => {
        const choice = choices[at];
        if (!choice) return null;
        return (
          <TakeOverPosition
            key={at}
            kind={kind}
            proposed={position}
            choice={choice}
            onChange={(changed) => onChange(choices.toSpliced(at, 1, changed))}
          />
        );
      })}
    </fieldset>
  );
}

type Item = { key: string; label: string; aside: string; known: boolean };
type ChoicesProps = {
  legend: string;
  items: readonly Item[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
};

function Choices({ legend, items, chosen, onChange }: ChoicesProps) {
  if (items.length === 0) return null;
  const toggle = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <fieldset className="stack gap-1">
      <legend className="take-over-legend">{legend}</legend>
      <div className="grid [--min:240px] gap-x-5 gap-y-1">
        {items.map(({ key, label, aside, known }) => (
          <Checkbox
            key={key}
            checked={known || chosen.has(key)}
            disabled={known}
            hint={[known && m.resume_reading_known(), aside].filter(Boolean).join(' · ')}
            onChange={(event) => toggle(key, event.target.checked)}
          >
            <span className="reading-break">{label}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
