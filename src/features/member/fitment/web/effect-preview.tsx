import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { Icon } from '#platform/ui/icon.tsx';
import { bandName } from './band.ts';
import { formatPoints } from './format-points.ts';
import { effectQuery, type Change, type Effect, type Fitment } from './queries.ts';
import './fitment.css';

const NO_GAIN: Record<NonNullable<Effect['no_gain']>, () => string> = {
  too_short: m.fitment_no_gain_too_short,
  no_use: m.fitment_no_gain_no_use,
  claimed: m.fitment_no_gain_claimed,
  as_much_already: m.fitment_no_gain_already,
};

type EffectPreviewProps = { fitment: Fitment; change: Change; note?: string; children: ReactNode };

/** What a change would do to the row, the score and the band, above the buttons that make it. */
export function EffectPreview({ fitment, change, note = '', children }: EffectPreviewProps) {
  const effect = useQuery({ ...effectQuery(fitment, change), placeholderData: keepPreviousData, retry: false });
  const data = effect.data?.data;
  return (
    <div className="effect">
      <div className="effect-text" role="status" aria-busy={effect.isFetching}>
        {effect.isError && <p className="small error-text">{m.fitment_effect_error()}</p>}
        {!effect.isError && data && <Numbers effect={data} />}
        {!effect.isError && !data && <p className="small muted">{m.fitment_effect_loading()}</p>}
        {(note || data?.no_gain) && <p className="small">{note || (data?.no_gain && NO_GAIN[data.no_gain]())}</p>}
      </div>
      <div className="row gap-x-3 gap-y-1">{children}</div>
    </div>
  );
}

function Numbers({ effect: { row, total, band } }: { effect: Effect }) {
  return (
    <dl>
      {row && <FromTo label={m.fitment_this_row()} from={formatPoints(row.from)} to={formatPoints(row.to)} />}
      {total && <FromTo label={m.fitment_your_score()} from={formatPoints(total.from)} to={formatPoints(total.to)} />}
      <FromTo label={m.fitment_your_band()} from={bandName(band.from)} to={bandName(band.to)} />
    </dl>
  );
}

function FromTo({ label, from, to }: { label: string; from: string; to: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">
        {from === to ? (
          m.fitment_as_before({ value: to })
        ) : (
          <>
            {from} <Icon of={ArrowRight} small />
            <span className="visually-hidden">{m.fitment_becomes()}</span> <b>{to}</b>
          </>
        )}
      </dd>
    </div>
  );
}
