import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { ReasonAct, useUndo } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { usePause, useResume } from './queries.ts';

/** Pauses a source or resumes it, each with an undo. */
export function PauseAct({ id, name, isPaused }: { id: string; name: string; isPaused: boolean }) {
  const [pause, resume] = [usePause(), useResume()];
  const { offer, told } = useUndo();
  const params = { id };
  const undone = m.members_undone();
  const onPause = (reason: string, close: () => void) => {
    const undo = () => resume.mutate({ params, query: { reason: undone } }, told);
    const onSuccess = () => {
      close();
      offer(m.sources_paused_now({ name }), undo);
    };
    pause.mutate({ params, json: { reason } }, { onSuccess });
  };
  const onResume = (reason: string, close: () => void) => {
    const undo = () => pause.mutate({ params, json: { reason: undone } }, told);
    const onSuccess = () => {
      close();
      offer(m.sources_resumed_now({ name }), undo);
    };
    resume.mutate({ params, query: { reason } }, { onSuccess });
  };
  return isPaused ? (
    <ReasonAct
      key="resume"
      label={m.sources_resume()}
      icon={Play}
      title={m.sources_resume_title({ name })}
      change={resume}
      onSave={onResume}
    />
  ) : (
    <ReasonAct
      key="pause"
      label={m.sources_pause()}
      icon={Pause}
      title={m.sources_pause_title({ name })}
      text={m.sources_pause_text()}
      change={pause}
      onSave={onPause}
    />
  );
}
