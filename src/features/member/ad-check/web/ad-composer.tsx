import Link2 from 'lucide-react/icons/link-2';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { FileButton } from '#platform/ui/file-button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Progress } from '#platform/ui/progress.tsx';
import { readDraft, writeDraft } from './ad-draft.ts';
import { findAddressHost } from './find-address.ts';
import { ProblemPanel } from './problem-panel.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { givenOf, useReadAd, type AdToRead } from './use-read-ad.ts';
import './ad-check.css';

const FILE_TYPES = '.pdf,.docx,.txt,image/*';

/** One box for all three: the text of an ad, its address, or its file, which may be dropped anywhere on the page. */
export function AdComposer({ shared }: { shared: string }) {
  const draft = useSyncExternalStore(subscribeToNothing, readDraft, () => '');
  const [typed, setTyped] = useState<string | null>(shared || null);
  const text = typed ?? draft;
  const { read, stop, reading, refused, error } = useReadAd();
  const area = useRef<HTMLTextAreaElement>(null);
  const isReading = reading !== null;

  const change = (next: string) => {
    setTyped(next);
    writeDraft(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void read({ text, isShared: shared !== '' });
  };
  const take = (file: File) => {
    if (!isReading) void read({ text: '', file });
  };
  const isDraggedOver = useFileDrop(take);
  const paste = () => {
    if (refused?.ad.file === undefined) change('');
    area.current?.focus();
  };
  const answer = (more: Pick<AdToRead, 'role' | 'force'>) => {
    if (refused) void read({ ...refused.ad, ...more });
  };
  return (
    <div className="stack gap-4">
      <form className="stack gap-2.5" onSubmit={submit}>
        <div className="ad-composer" data-over={isDraggedOver || undefined}>
          <label className="visually-hidden" htmlFor="ad">
            {m.ad_check_label()}
          </label>
          <textarea
            id="ad"
            ref={area}
            value={text}
            placeholder={m.ad_check_placeholder()}
            maxLength={120_000}
            readOnly={isReading}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <div className="ad-composer-foot">
            <FileButton accept={FILE_TYPES} disabled={isReading} onFile={take}>
              {m.kit_file_choose()}
            </FileButton>
            <Hint text={text} isDraggedOver={isDraggedOver} />
            <Button type="submit" loading={isReading} disabled={text.trim() === ''}>
              {m.ad_check_read()}
            </Button>
          </div>
        </div>
        {reading && <ReadingNow ad={reading} onStop={stop} />}
        <p className="small muted row items-start gap-2">
          <Icon of={LockKeyhole} small />
          <span className="flex-1">{m.ad_check_private()}</span>
        </p>
      </form>
      {error && (
        <Banner kind="bad" live>
          {error}
        </Banner>
      )}
      {refused && (
        <ProblemPanel
          key={refused.problem.kind}
          problem={refused.problem}
          given={givenOf(refused.ad)}
          isReading={isReading}
          onRole={(role) => answer({ role })}
          onForce={() => answer({ force: true })}
          onPaste={paste}
        />
      )}
    </div>
  );
}

/** What the box takes, or what it holds if that is an address. */
function Hint({ text, isDraggedOver }: { text: string; isDraggedOver: boolean }) {
  const host = findAddressHost(text);
  if (isDraggedOver) return <p className="small strong flex-1">{m.ad_check_drop()}</p>;
  if (host === null) return <p className="small muted flex-1">{m.ad_check_file_hint()}</p>;
  return (
    <p className="small muted row flex-1 gap-2" role="status">
      <Icon of={Link2} small />
      <span className="min-w-0 flex-1 wrap-anywhere">{m.ad_check_is_address({ host })}</span>
    </p>
  );
}

function ReadingNow({ ad, onStop }: { ad: AdToRead; onStop: () => void }) {
  const host = ad.file ? null : findAddressHost(ad.text);
  const what = ad.file
    ? m.ad_check_reading_file({ name: ad.file.name })
    : host === null
      ? m.ad_check_reading()
      : m.ad_check_reading_address({ host });
  return (
    <div className="stack gap-2">
      <Progress label={what} />
      <p className="row gap-2">
        <span className="small min-w-0 flex-1 wrap-anywhere" role="status">
          {what}
        </span>
        <Button variant="bare" small onClick={onStop}>
          {m.ad_check_stop()}
        </Button>
      </p>
    </div>
  );
}

// The draft of this tab changes only here; the server does not know it.
const subscribeToNothing = () => () => undefined;
