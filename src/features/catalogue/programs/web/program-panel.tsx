import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { m } from '#platform/messages/messages.js';
import { formatHours, formatRupees } from '#platform/language/format.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { durationLabel, priceLabel, startLabel } from './program-labels.ts';
import type { ProgramDetail } from './queries.ts';
import './program.css';

export type ProviderLink = { onLeave: () => void; action: ReactNode };
type PanelProps = { program: ProgramDetail; providerLink?: ProviderLink };

/** Price and duration, and how to enrol: on this site or at the provider. */
export function ProgramPanel({ program, providerLink }: PanelProps) {
  const { attributes } = program;
  const length = durationLabel(attributes);
  return (
    <aside className="stack sticky gap-4" aria-label={m.programs_facts()}>
      <Panel className="stack gap-3.5">
        <div>
          <p className="small muted">{m.programs_price()}</p>
          <p className="panel-amount">{priceLabel(attributes)}</p>
          {attributes.fee_note && <p className="small muted">{attributes.fee_note}</p>}
        </div>
        <EnrolAction program={program} {...(providerLink && { providerLink })} />
        <dl className="program-facts">
          {length && <Fact name={m.programs_length()}>{length}</Fact>}
          {attributes.hours > 0 && attributes.duration && <Fact name={m.programs_duration()}>{attributes.duration}</Fact>}
          {attributes.hours_per_week !== null && (
            <Fact name={m.programs_per_week()}>{formatHours(attributes.hours_per_week)}</Fact>
          )}
          <Fact name={m.programs_start()}>{startLabel(attributes)}</Fact>
          <Fact name={m.programs_region()}>{attributes.region}</Fact>
        </dl>
      </Panel>
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function EnrolAction({ program: { id, attributes }, providerLink }: PanelProps) {
  if (attributes.applies_here)
    return (
      <div className="stack gap-2">
        <ButtonLink wide href={`/${attributes.code}/apply`}>
          {m.programs_apply_here()}
        </ButtonLink>
        <p className="small muted">
          {attributes.application && attributes.application.fee > 0
            ? m.programs_apply_fee({ fee: formatRupees(attributes.application.fee * 100) })
            : m.programs_apply_free()}
        </p>
      </div>
    );
  const label = attributes.university
    ? m.programs_apply_at({ university: attributes.university.name })
    : m.programs_open_at({ provider: attributes.provider });
  return (
    <div className="stack gap-2">
      <ButtonLink
        wide
        icon={ExternalLink}
        href={attributes.url}
        target="_blank"
        rel="noopener"
        {...(providerLink && { onClick: providerLink.onLeave })}
      >
        {label}
        <span className="visually-hidden"> {m.programs_new_tab()}</span>
      </ButtonLink>
      <ButtonLink wide variant="quiet" href={`/courses/frame?id=${id}`}>
        {m.programs_look_inside()}
      </ButtonLink>
      {providerLink?.action}
      <p className="small muted">{m.programs_not_ours()}</p>
    </div>
  );
}
