import { useState, type ReactNode } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import type { OwnAd, Reading, useChangeAd } from './queries.ts';
import './ad-check.css';

/** The ad itself, with what was read from it underlined; it can be edited and read again. */
export function AdText({ ad, change }: { ad: OwnAd; change: ReturnType<typeof useChangeAd> }) {
  const { reading } = ad.attributes;
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <Panel className="stack gap-3" aria-labelledby="ad-text">
      <h2 id="ad-text" className="title-s">
        {m.ad_check_the_ad()}
      </h2>
      {draft === null ? (
        <>
          <div className="ad-text small" lang={foreignLanguageTag(reading.text)}>
            {markPieces(reading)}
          </div>
          <Button variant="bare" small className="start" onClick={() => setDraft(reading.text)}>
            {m.ad_check_edit()}
          </Button>
        </>
      ) : (
        <>
          <TextArea
            label={m.ad_check_label()}
            rows={18}
            maxLength={60_000}
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <p className="small muted">{m.ad_check_edit_note()}</p>
          <div className="row gap-3">
            <Button
              loading={change.isPending}
              disabled={draft.trim() === ''}
              onClick={() => change.mutate({ params: { id: ad.id }, json: { text: draft } }, { onSuccess: () => setDraft(null) })}
            >
              {m.ad_check_read_again()}
            </Button>
            <Button variant="bare" onClick={() => setDraft(null)}>
              {m.kit_cancel()}
            </Button>
          </div>
        </>
      )}
    </Panel>
  );
}

function markPieces({ text, pieces }: Reading): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, kind } of pieces) {
    parts.push(text.slice(at, start));
    const words = text.slice(start, end);
    parts.push(
      kind === 'left_out' ? (
        <span key={start} className="muted">
          {words}
        </span>
      ) : (
        <mark key={start} className={`piece-${kind}`}>
          {words}
        </mark>
      ),
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
