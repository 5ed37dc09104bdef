import CircleSlash from 'lucide-react/icons/circle-slash';
import Merge from 'lucide-react/icons/merge';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Split from 'lucide-react/icons/split';
import { useState } from 'react';
import { fieldName } from '#features/base/skills/web/index.ts';
import { FormAct, MergeForm, ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatNumber } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { SkillForm, type SkillNames } from './skill-form.tsx';
import { useChangeSkillState, useCorrectSkill, useMergeSkill, skillsQuery, type StaffSkill } from './skill-queries.ts';

type Acts = { skill: StaffSkill };
type MergeActs = Acts & { change: ReturnType<typeof useMergeSkill>; undo: ReturnType<typeof useUndo> };

/** Correcting the names of a skill, merging it, and taking it out of use; each can be undone. */
export function SkillActs({ skill }: Acts) {
  const { state } = skill.attributes;
  // Kept here, because a merge takes away the button that asked for it, and its answer would be lost with the button.
  const merging = { change: useMergeSkill(), undo: useUndo() };
  if (state === 'merged') return <SplitSkill skill={skill} {...merging} />;
  return (
    <div className="row gap-2">
      <CorrectSkill skill={skill} />
      {state === 'in-use' && <MergeSkill skill={skill} {...merging} />}
      <ChangeState skill={skill} />
    </div>
  );
}

function CorrectSkill({ skill: { id, attributes } }: Acts) {
  const change = useCorrectSkill();
  const { name, aliases, hindi_names, version } = attributes;
  const before: SkillNames = { name, aliases, hindi_names };
  return (
    <FormAct
      label={m.learning_skill_correct()}
      done={m.learning_skill_corrected()}
      change={change}
      before={before}
      version={version}
      send={(json, options) => change.mutate({ params: { id }, json }, options)}
    >
      {(form, onSave) => <SkillForm {...form} values={before} onSave={onSave} />}
    </FormAct>
  );
}

function MergeSkill({ skill: { id, attributes }, change, undo: { offer, told } }: MergeActs) {
  const [isOpen, setOpen] = useState(false);
  const { name, version } = attributes;
  const params = { id };
  const save = (into: string, reason: string) =>
    change.mutate(
      { params, json: { into, version, reason } },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          const json = { into: null, version: data.attributes.version, reason: m.members_undone() };
          offer(m.listings_merged({ name, kept: data.attributes.kept?.name ?? '' }), () => change.mutate({ params, json }, told));
        },
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={Merge}
        onClick={() => {
          change.reset();
          setOpen(true);
        }}
      >
        {m.listings_merge()}
      </Button>
      {isOpen && (
        <MergeForm
          duplicate={{ id, name }}
          title={m.learning_skill_merge_title({ name })}
          text={m.learning_skill_merge_text()}
          save={m.listings_merge()}
          find={m.learning_skill_merge_find()}
          none={m.learning_skill_merge_none()}
          query={(find) => skillsQuery({ find, state: 'in-use' })}
          toChoice={({ attributes: other }) => ({
            label: other.name,
            hint: `${fieldName(other.family)} · ${m.learning_skill_jobs()}: ${formatNumber(other.jobs)}`,
          })}
          change={change}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function SplitSkill({ skill: { id, attributes }, change, undo: { offer, told } }: MergeActs) {
  const { version, kept } = attributes;
  const params = { id };
  return (
    <ReasonAct
      label={m.learning_skill_split()}
      icon={Split}
      title={m.learning_skill_split_title({ skill: kept?.name ?? '' })}
      text={m.learning_skill_split_text()}
      change={change}
      onSave={(reason, close) =>
        change.mutate(
          { params, json: { into: null, version, reason } },
          {
            onSuccess: ({ data }) => {
              close();
              const json = { into: kept?.id ?? null, version: data.attributes.version, reason: m.members_undone() };
              offer(m.learning_skill_is_split(), () => change.mutate({ params, json }, told));
            },
          },
        )
      }
    />
  );
}

function ChangeState({ skill: { id, attributes } }: Acts) {
  const change = useChangeSkillState();
  const { offer, told } = useUndo();
  const { state, version, jobs } = attributes;
  const isOut = state === 'out-of-use';
  const params = { id };
  return (
    <ReasonAct
      label={isOut ? m.learning_skill_restore() : m.learning_skill_drop()}
      icon={isOut ? RotateCcw : CircleSlash}
      danger={!isOut}
      title={isOut ? m.learning_skill_restore_title() : m.learning_skill_drop_title()}
      text={isOut ? m.learning_skill_restore_text() : m.learning_skill_drop_text({ jobs: formatNumber(jobs) })}
      change={change}
      onSave={(reason, close) =>
        change.mutate(
          { params, json: { version, out_of_use: !isOut, reason } },
          {
            onSuccess: ({ data }) => {
              close();
              const json = { version: data.attributes.version, out_of_use: isOut, reason: m.members_undone() };
              offer(isOut ? m.learning_skill_restored() : m.learning_skill_dropped(), () =>
                change.mutate({ params, json }, told),
              );
            },
          },
        )
      }
    />
  );
}
