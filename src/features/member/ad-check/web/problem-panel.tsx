import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import FileText from 'lucide-react/icons/file-text';
import Link2 from 'lucide-react/icons/link-2';
import TextQuote from 'lucide-react/icons/text-quote';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { RadioGroup } from '#platform/ui/radio-group.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { problemText } from '../problem-text.ts';
import type { AdProblem } from './queries.ts';
import './ad-check.css';

/** What was given: the name of a file, an address, or the beginning of a text. */
export type Given = { kind: 'file' | 'address' | 'text'; text: string };

type ProblemPanelProps = {
  problem: AdProblem;
  given: Given;
  isReading: boolean;
  /** Reads the role of this title. */
  onRole: (role: string) => void;
  /** Reads it all the same. */
  onForce: () => void;
  /** Empties the field for the words of the ad. */
  onPaste: () => void;
};

const ICONS = { file: FileText, address: Link2, text: TextQuote };
/** Problems after which the text that was given, or more of it, is what helps. */
const KEEPS_TEXT: readonly AdProblem['kind'][] = ['several_roles', 'no_title', 'too_slow', 'busy', 'unavailable'];

/** Stands in place of the reading: what was given, why it cannot be read as it is, and the way on. */
export function ProblemPanel({ problem, given, isReading, onRole, onForce, onPaste }: ProblemPanelProps) {
  const { title, text } = problemText(problem);
  const mayForce = problem.kind === 'not_an_ad' || problem.kind === 'other_language';
  return (
    <Panel className="stack gap-3" role="alert">
      <p className="ad-given small muted">
        <Icon of={ICONS[given.kind]} small />
        <span className="clip">{given.text}</span>
      </p>
      <h2 className="title-s">{title}</h2>
      <p className="muted">{text}</p>
      {problem.kind === 'no_title' && <TitleForm isReading={isReading} onTitle={onRole} />}
      {problem.roles && <RoleForm roles={problem.roles} isReading={isReading} onRole={onRole} />}
      {(mayForce || !KEEPS_TEXT.includes(problem.kind)) && (
        <div className="row gap-2">
          {!KEEPS_TEXT.includes(problem.kind) && (
            <Button variant="quiet" small icon={ClipboardPaste} onClick={onPaste}>
              {given.kind === 'text' ? m.ad_check_paste_another() : m.ad_check_paste_text()}
            </Button>
          )}
          {mayForce && (
            <Button variant="bare" small loading={isReading} onClick={onForce}>
              {m.ad_check_read_anyway()}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

function TitleForm({ isReading, onTitle }: { isReading: boolean; onTitle: (title: string) => void }) {
  const [title, setTitle] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // It is the one thing that is asked for.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '') onTitle(title.trim());
  };
  return (
    <form className="row items-end gap-3" onSubmit={submit} ref={form}>
      <div className="min-w-0 flex-1">
        <TextField
          label={m.ad_check_title_label()}
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" loading={isReading} disabled={title.trim() === ''}>
        {m.ad_check_read_on()}
      </Button>
    </form>
  );
}

type RoleFormProps = { roles: NonNullable<AdProblem['roles']>; isReading: boolean; onRole: (role: string) => void };

function RoleForm({ roles, isReading, onRole }: RoleFormProps) {
  const [role, setRole] = useState(roles[0]?.title ?? '');
  return (
    <>
      <RadioGroup
        legend={m.ad_check_which_role()}
        name="role"
        value={role}
        onValueChange={setRole}
        options={roles.map(({ title: value, count }) => ({
          value,
          label: value,
          ...(count !== null && { hint: m.ad_check_places({ count }) }),
        }))}
      />
      <Button className="start" loading={isReading} onClick={() => onRole(role)}>
        {m.ad_check_read_role()}
      </Button>
    </>
  );
}
