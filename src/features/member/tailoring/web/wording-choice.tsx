import Undo2 from 'lucide-react/icons/undo-2';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import type { Line } from './queries.ts';
import './tailor.css';

type Worded = NonNullable<Line['worded']>;

/** Says who worded a suggested line, and changes between the wording of the language model and ours. */
export function WordingChoice({
  worded,
  isOurs,
  onChange,
}: {
  worded: Worded;
  isOurs: boolean;
  onChange: (ours: boolean) => void;
}) {
  return (
    <div className="stack gap-1">
      <p className="caption muted">{isOurs ? m.tailoring_worded_ours() : m.tailoring_worded({ model: worded.model })}</p>
      <div className="row">
        <Button small variant="quiet" onClick={() => onChange(!isOurs)}>
          {isOurs ? m.tailoring_worded_use() : m.tailoring_worded_back()}
        </Button>
      </div>
    </div>
  );
}

/** Below a line that was taken in a model's wording: says so, with one press back to our wording. */
export function TakenWording({ line, pending, onBack }: { line: Line; pending: boolean; onBack: () => void }) {
  if (line.state !== 'taken' || line.worded === null || line.text !== line.worded.text) return null;
  return (
    <div className="stack gap-1">
      <p className="caption muted">{m.tailoring_worded({ model: line.worded.model })}</p>
      <div className="row">
        <Button small variant="quiet" icon={Undo2} loading={pending} onClick={onBack}>
          {m.tailoring_worded_back()}
        </Button>
      </div>
    </div>
  );
}
