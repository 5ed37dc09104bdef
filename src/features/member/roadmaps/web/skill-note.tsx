import { useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useChangeSkill, type PlanSkill, type Roadmap } from './queries.ts';

const PAUSE_MS = 800;
const MAX_ITEMS = 4000;

/** The member's note on a skill, saved while typing. */
export function SkillNote({ roadmap, skill }: { roadmap: Roadmap; skill: PlanSkill }) {
  const [text, setText] = useState(skill.note);
  const { mutate, isPending, isError, isSuccess } = useChangeSkill(roadmap);
  const kept = useRef(skill.note);
  const { id } = roadmap;
  const { skill_id } = skill;
  useEffect(() => {
    if (text === kept.current) return undefined;
    const save = () => {
      if (text === kept.current) return;
      kept.current = text;
      mutate({ params: { id, skill_id }, json: { note: text } });
    };
    const timer = setTimeout(save, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, id, skill_id, mutate]);
  const leave = () => {
    if (text === kept.current) return;
    kept.current = text;
    mutate({ params: { id, skill_id }, json: { note: text } });
  };
  const state = isError
    ? m.roadmaps_note_failed()
    : isPending
      ? m.roadmaps_note_saving()
      : isSuccess
        ? m.roadmaps_note_saved()
        : '';
  return (
    <section className="stack gap-2">
      <TextArea
        label={m.roadmaps_note()}
        hint={m.roadmaps_note_hint()}
        rows={4}
        maxLength={MAX_ITEMS}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
      />
      <p className="caption muted no-print" role="status">
        {state}
      </p>
    </section>
  );
}
