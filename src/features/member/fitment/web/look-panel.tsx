import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import type { Band } from './band.ts';
import { bandText } from './band-text.ts';
import { BandDial } from './band-dial.tsx';
import { CountBlocks } from './count-blocks.tsx';
import type { Condition, Preview } from './queries.ts';
import './free-look.css';

type LookPanelProps = {
  conditions: readonly Pick<Condition, 'cap'>[];
  preview: Preview;
  band: Band;
  /** The conditions to show beside it. */
  children: ReactNode;
};

/** Where somebody stands: the band, what it means, and how many requirements have which status. */
export function LookPanel({ conditions, preview, band, children }: LookPanelProps) {
  return (
    <section className="panel split-panel [--columns:minmax(0,360px)_minmax(0,1fr)]" aria-label={m.fitment_where_you_stand()}>
      <div className="look-band">
        <BandDial band={band} />
        <p>{bandText(conditions, preview, band)}</p>
      </div>
      <div className="stack gap-5">
        <CountBlocks counts={preview.counts} />
        {children}
      </div>
    </section>
  );
}
