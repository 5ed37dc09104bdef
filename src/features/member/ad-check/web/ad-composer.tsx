import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useRef, useState, useSyncExternalStore, type DragEvent, type FormEvent } from 'react';
import { call } from '#platform/browser/api.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Progress } from '#platform/ui/progress.tsx';
import { ProblemPanel } from './problem-panel.tsx';
import { ownAdsQuery, type AdProblem } from './queries.ts';
import './ad-check.css';

const DRAFT_KEY = 'pathlight.ad-draft';
const FILE_TYPES = '.pdf,.docx,.txt';

type Options = { role?: string; force?: boolean };

/** One box for all three: the text of an ad, its address, or its file. A draft survives a reload. */
export function AdComposer({ shared }: { shared: string }) {
  const draft = useSyncExternalStore(subscribeToNothing, readDraft, () => '');
  const [typed, setTyped] = useState<string | null>(shared || null);
  const text = typed ?? draft;
  const [file, setFile] = useState<File | null>(null);
  const { read, problem, error, isReading } = useReadAd(text, shared !== '');
  const input = useRef<HTMLInputElement>(null);

  const change = (next: string) => {
    setTyped(next);
    writeDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void read(file);
  };
  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (!chosen) return;
    setFile(chosen);
    void read(chosen);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div className="stack gap-4">
      <form className="stack gap-2.5" onSubmit={submit}>
        <div className="ad-composer" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <label className="visually-hidden" htmlFor="ad">
            {m.ad_check_label()}
          </label>
          <textarea
            id="ad"
            value={text}
            placeholder={m.ad_check_placeholder()}
            maxLength={120_000}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <div className="ad-composer-foot">
            <input
              ref={input}
              className="visually-hidden"
              type="file"
              tabIndex={-1}
              aria-hidden="true"
              accept={FILE_TYPES}
              onChange={(event) => take(event.currentTarget.files)}
            />
            <Button variant="quiet" small icon={FileUp} disabled={isReading} onClick={() => input.current?.click()}>
              {m.kit_file_choose()}
            </Button>
            <p className="small muted flex-1">{file?.name ?? m.ad_check_file_hint()}</p>
            <Button type="submit" loading={isReading} disabled={text.trim() === '' && file === null}>
              {m.ad_check_read()}
            </Button>
          </div>
        </div>
        {isReading && <Progress label={m.ad_check_reading()} />}
        <p className="small muted row items-start gap-2">
          <Icon of={LockKeyhole} small />
          <span className="flex-1">{m.ad_check_private()}</span>
        </p>
      </form>
      {error && <Banner kind="bad">{error}</Banner>}
      {problem && (
        <ProblemPanel
          key={problem.kind}
          problem={problem}
          onRole={(role) => void read(file, { role })}
          onForce={() => void read(file, { force: true })}
        />
      )}
    </div>
  );
}

/** Brings the ad, and opens the page with what was read from it. */
function useReadAd(text: string, isShared: boolean) {
  const [problem, setProblem] = useState<AdProblem | null>(null);
  const [error, setError] = useState('');
  const [isReading, setReading] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();

  const read = async (given: File | null, options: Options = {}) => {
    setReading(true);
    setError('');
    setProblem(null);
    try {
      const answer = await call('POST /api/own_ads', {
        multipart: {
          text,
          ...(given && { file: given }),
          ...(options.role !== undefined && { role: options.role }),
          ...(options.force && { force: 'true' }),
          ...(isShared && { shared: 'true' }),
        },
      });
      if (answer.data === null) return setProblem(answer.problem);
      writeDraft('');
      void client.invalidateQueries({ queryKey: ownAdsQuery().queryKey });
      await navigate({ to: '/check/$id', params: { id: answer.data.id }, search: answer.known ? { known: '1' } : {} });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : m.kit_error_text());
    } finally {
      setReading(false);
    }
  };
  return { read, problem, error, isReading };
}

// The draft of this tab changes only here; the server does not know it.
const subscribeToNothing = () => () => undefined;

function readDraft(): string {
  try {
    return window.sessionStorage.getItem(DRAFT_KEY) ?? '';
  } catch {
    return '';
  }
}

function writeDraft(text: string): void {
  try {
    if (text === '') window.sessionStorage.removeItem(DRAFT_KEY);
    else window.sessionStorage.setItem(DRAFT_KEY, text);
  } catch {
    // Without storage the draft is kept until the page is left.
  }
}
