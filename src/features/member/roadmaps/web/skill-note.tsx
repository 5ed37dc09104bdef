import { useCallback, useEffect, useRef, useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { TextArea } from '#platform/ui/text-area.tsx';
import { useChangeSkill, type PlanSkill, type Roadmap } from './queries.ts';

const SAVE_DELAY_MS = 800;
const MAX_NOTE_LENGTH = 4000;

/** The member's note on a skill, saved after a pause in typing and when the field loses focus. */
export function SkillNote({ roadmap, skill }: { roadmap: Roadmap; skill: PlanSkill }) {
  const [text, setText] = useState(skill.note);
  const { mutate, isPending, isError, isSuccess } = useChangeSkill(roadmap);
  const savedText = useRef(skill.note);
  const { id } = roadmap;
  const { skill_id } = skill;
  const save = useCallback(() => {
    if (text === savedText.current) return;
    savedText.current = text;
    mutate({ params: { id, skill_id }, json: { note: text } });
  }, [text, id, skill_id, mutate]);
  useEffect(() => {
    const timer = setTimeout(save, SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [save]);
  const status = () => {
    if (isError) return m.roadmaps_note_failed();
    if (isPending) return m.roadmaps_note_saving();
    return isSuccess ? m.roadmaps_note_saved() : '';
  };
  return (
    <section className="stack gap-2">
      <TextArea
        label={m.roadmaps_note()}
        hint={m.roadmaps_note_hint()}
        rows={4}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={save}
      />
      <p className="caption muted no-print" role="status">
        {status()}
      </p>
    </section>
  );
}
