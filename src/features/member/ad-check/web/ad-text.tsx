import Pencil from 'lucide-react/icons/pencil';
import { useState, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { anchorOf, numberRows } from './number-rows.ts';
import type { OwnAd, Reading, useChangeAd } from './queries.ts';
import './ad-check.css';

/** The ad itself, with what was read from it underlined and linked to its row; it can be edited and read again. */
export function AdText({ ad, change }: { ad: OwnAd; change: ReturnType<typeof useChangeAd> }) {
  const { reading } = ad.attributes;
  const [draft, setDraft] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  return (
    <Panel className="ad-original" aria-labelledby="ad-text">
      <div className="row gap-3">
        <h2 id="ad-text" className="strong flex-1">
          {m.ad_check_the_ad()}
        </h2>
        {draft === null && (
          <Button variant="bare" small icon={Pencil} onClick={() => setDraft(reading.text)}>
            {m.ad_check_edit()}
          </Button>
        )}
      </div>
      {draft === null ? (
        <>
          <div className="ad-text" data-whole={isWhole || undefined} lang={foreignLanguageTag(reading.text)}>
            {markPieces(reading)}
          </div>
          {!isWhole && (
            <Button variant="quiet" small wide className="ad-whole" onClick={() => setWhole(true)}>
              {m.ad_check_whole()}
            </Button>
          )}
        </>
      ) : (
        <form
          className="stack gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate({ params: { id: ad.id }, json: { text: draft } }, { onSuccess: () => setDraft(null) });
          }}
        >
          <TextArea
            label={m.ad_check_label()}
            rows={16}
            maxLength={60_000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <p className="small muted">{m.ad_check_edit_note()}</p>
          <div className="row gap-3">
            <Button type="submit" loading={change.isPending} disabled={draft.trim() === ''}>
              {m.ad_check_read_again()}
            </Button>
            <Button variant="bare" onClick={() => setDraft(null)}>
              {m.kit_cancel()}
            </Button>
          </div>
        </form>
      )}
    </Panel>
  );
}

function markPieces(reading: Reading): ReactNode[] {
  const { text, pieces } = reading;
  const numbers = numberRows(reading);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, kind, id } of pieces) {
    parts.push(<Between key={`before-${start}`} text={text.slice(at, start)} />);
    const words = text.slice(start, end);
    const number = id === null ? undefined : numbers.get(id);
    parts.push(
      number === undefined || id === null ? (
        <span key={start} className={`ad-piece piece-${kind}`} {...(id !== null && { 'data-row': id })}>
          {words}
        </span>
      ) : (
        <a key={start} className={`ad-piece piece-${kind}`} data-row={id} href={`#${anchorOf(number)}`}>
          {words}
          <sup>{number}</sup>
        </a>
      ),
    );
    at = end;
  }
  return [...parts, <Between key="end" text={text.slice(at)} />];
}

/** What stands between the pieces: line breaks, the marks of lists, and headings. */
const Between = ({ text }: { text: string }) =>
  text
    .replaceAll(/^- /gm, '• ')
    .split(/^(## .*)$/m)
    .map((part, index) => (part.startsWith('## ') ? <strong key={index}>{part.slice(3)}</strong> : part));
