import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState } from 'react';
import { m } from '#platform/messages/messages.js';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { bandName, type Band } from './band.ts';
import { BandLabel } from './band-label.tsx';
import type { FreeRow } from './queries.ts';
import './fitment.css';

const MAX_TICKED = 3;
const MAX_OPTIONS = 8;
const LEARNABLE: readonly FreeRow['type'][] = ['skill', 'soft', 'language'];

/** The query for the band if the chosen rows were shown. */
export type AskWhatIf = (chosen: readonly string[]) => {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<{ data: { band: Band } }>;
};

type FreeWhatIfProps = { ask: AskWhatIf; rows: readonly FreeRow[]; band: Band };

/** Lets anybody tick up to three rows that they could show; answers with the band only. */
export function FreeWhatIf({ ask, rows, band }: FreeWhatIfProps) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const options = rows
    .filter(
      ({ part, type, status, correction }) => part !== 'further' && LEARNABLE.includes(type) && status !== 'met' && !correction,
    )
    .slice(0, MAX_OPTIONS);
  const chosen = ticked.filter((id) => options.some((option) => option.id === id));
  const outcome = useQuery({
    ...ask(chosen),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  if (options.length === 0) return null;
  const left = MAX_TICKED - chosen.length;
  const reached = chosen.length > 0 ? (outcome.data?.data.band ?? band) : band;
  return (
    <section className="panel stack what-if no-print [--pad:20px] gap-2.5" aria-labelledby="what-if">
      <div>
        <h2 id="what-if" className="title-s">
          {m.fitment_free_whatif()}
        </h2>
        <p className="small muted">{m.fitment_free_whatif_text({ max: MAX_TICKED })}</p>
      </div>
      <fieldset>
        <legend className="visually-hidden">{m.fitment_whatif_legend()}</legend>
        {options.map(({ id, label }) => {
          const isTicked = chosen.includes(id);
          return (
            <Checkbox
              key={id}
              checked={isTicked}
              disabled={left === 0 && !isTicked}
              onChange={() => setTicked(isTicked ? chosen.filter((other) => other !== id) : [...chosen, id])}
            >
              {label}
            </Checkbox>
          );
        })}
      </fieldset>
      <div className="what-if-result" role="status">
        <p className="from-to">
          <BandLabel band={band}>{bandName(band)}</BandLabel>
          <Icon of={ArrowRight} small />
          <span className="visually-hidden">{m.fitment_becomes()}</span>
          <BandLabel band={reached}>{bandName(reached)}</BandLabel>
        </p>
        <p className="small muted">
          {outcome.isError
            ? m.fitment_whatif_error()
            : left === 0
              ? m.fitment_free_whatif_full({ max: MAX_TICKED })
              : m.fitment_free_whatif_left({ left })}
        </p>
      </div>
    </section>
  );
}
