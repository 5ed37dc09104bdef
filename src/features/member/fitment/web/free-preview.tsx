import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { PaymentDialog } from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import type { Band } from './band.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { PlanButton } from './plan-button.tsx';
import type { Fitment, FitmentFacts } from './queries.ts';
import { NoQuote, Quote } from './quote.tsx';
import { RequirementRow } from './requirement-row.tsx';
import './report.css';

type Preview = NonNullable<FitmentFacts['preview']>;

const BAND_MESSAGES: Record<Band, { band: () => string; text: () => string }> = {
  good: { band: m.fitment_band_word_good, text: m.fitment_free_good },
  moderate: { band: m.fitment_band_word_moderate, text: m.fitment_free_moderate },
  low: { band: m.fitment_band_word_low, text: m.fitment_free_low },
};
const MAX_LOCKED = 3;

/** The free preview (band and strongest evidence) beside the offer of the full report. */
export function FreePreview({ fitment, preview, band }: { fitment: Fitment; preview: Preview; band: Band }) {
  return (
    <div className="with-aside [--aside:360px]">
      <div className="stack gap-8">
        <BandHeader band={band} preview={preview} />
        {preview.copied_ad && <Banner kind="warn">{m.fitment_copied()}</Banner>}
        {preview.strongest.length > 0 && (
          <section className="group">
            <header className="header-flush">
              <h2>{m.fitment_strongest()}</h2>
              <Tag tone="good">{m.fitment_free_tag()}</Tag>
            </header>
            <ul>
              {preview.strongest.map((requirement) => (
                <RequirementRow key={requirement.id} requirement={requirement} level={3} />
              ))}
            </ul>
          </section>
        )}
        <LockedRequirements others={preview.others} />
      </div>
      <Offer fitment={fitment} requirements={preview.strongest.length + preview.others.length} />
    </div>
  );
}

function BandHeader({ band, preview }: { band: Band; preview: Preview }) {
  const messages = BAND_MESSAGES[band];
  const labelClass = (label: Band) => (label === band ? 'strong band-current' : undefined);
  return (
    <header className="stack gap-4">
      <h1>{m.fitment_free_heading({ band: messages.band() })}</h1>
      <div className={`stack gap-1.5 band-${band}`}>
        <div className="meter" role="img" aria-label={m.fitment_meter({ band: messages.band() })}>
          {(['low', 'moderate', 'good'] as const).map((segment) => (
            <span key={segment} className={segment === band ? 'current' : undefined} />
          ))}
        </div>
        <div className="meter-labels caption muted num" aria-hidden="true">
          <span className={labelClass('low')}>{m.fitment_meter_low()}</span>
          <span className={labelClass('moderate')}>{m.fitment_meter_moderate()}</span>
          <span className={labelClass('good')}>{m.fitment_meter_good()}</span>
        </div>
      </div>
      <p className="lead">{messages.text()}</p>
      <div className="tally">
        <span className="band-good">
          <b>{preview.counts.met}</b>
          {m.fitment_tally_met()}
        </span>
        <span className="band-moderate">
          <b>{preview.counts.partly}</b>
          {m.fitment_tally_partly()}
        </span>
        <span className="band-low">
          <b>{preview.counts.missing}</b>
          {m.fitment_tally_missing()}
        </span>
      </div>
    </header>
  );
}

function LockedRequirements({ others }: { others: Preview['others'] }) {
  if (others.length === 0) return null;
  const remaining = others.slice(MAX_LOCKED);
  return (
    <section className="group locked">
      <header className="header-flush">
        <h2>{m.fitment_others({ count: others.length })}</h2>
        <Tag tone="secondary" icon={Lock}>
          {m.fitment_others_tag()}
        </Tag>
      </header>
      <ul>
        {others.slice(0, MAX_LOCKED).map(({ id, label, kind, ad }) => (
          <li key={id} className="requirement">
            <div className="requirement-head">
              <h3>{label}</h3>
              <Tag>{kind === 'required' ? m.fitment_required() : m.fitment_preferred()}</Tag>
            </div>
            <div className="quotes">
              <Quote label={m.fitment_the_ad()} text={ad.quote} mark={ad.mark} />
              <NoQuote>
                <Icon of={Lock} small />
                <span>{m.fitment_others_locked()}</span>
              </NoQuote>
            </div>
          </li>
        ))}
      </ul>
      {remaining.length > 0 && (
        <p className="muted small">
          {m.fitment_others_more({ count: remaining.length, names: remaining.map(({ label }) => label).join(', ') })}
        </p>
      )}
    </section>
  );
}

function Offer({ fitment, requirements }: { fitment: Fitment; requirements: number }) {
  const facts = fitment.attributes;
  const [paying, setPaying] = useState(false);
  const login = useLogin();
  const saving = facts.list_price - facts.total_price;
  const points = [
    m.fitment_buy_number({ count: requirements }),
    m.fitment_buy_pairs(),
    m.fitment_buy_raise(),
    m.fitment_buy_again(),
  ];
  return (
    <aside className="stack sticky gap-5">
      <section className="panel stack gap-4" aria-labelledby="buy">
        <h2 id="buy">{m.fitment_buy_title()}</h2>
        <ul className="stack offer-points small gap-2.5">
          {points.map((point) => (
            <li key={point}>
              <Icon of={Check} small />
              <span>{point}</span>
            </li>
          ))}
          <li className="muted">
            <Icon of={Minus} small className="excluded" />
            <span>{m.fitment_buy_private({ company: facts.company_name })}</span>
          </li>
        </ul>
        <div>
          <p className="price">
            <span>{formatRupees(facts.total_price * 100)}</span>
            <s>{formatRupees(facts.list_price * 100)}</s>
            <Tag tone="good">{m.fitment_buy_save({ amount: formatRupees(saving * 100) })}</Tag>
          </p>
          <p className="small muted">{m.fitment_buy_tax()}</p>
        </div>
        <Button wide onClick={() => login.require({ reason: m.accounts_login_why_pay() }) && setPaying(true)}>
          {m.fitment_buy_action()}
        </Button>
        <p className="caption muted">{m.fitment_buy_how()}</p>
      </section>
      <section className="panel stack gap-3" aria-labelledby="plan-offer">
        <h2 id="plan-offer" className="part-title">
          {m.fitment_plan_title()}
        </h2>
        <p className="small muted">{m.fitment_plan_text({ price: formatRupees(facts.plan_price * 100) })}</p>
        <p className="price">
          <span>{formatRupees(facts.plan_price * 100)}</span>
          <s>{formatRupees(facts.plan_list_price * 100)}</s>
        </p>
        <p className="caption muted">
          {m.fitment_plan_saving({ amount: formatRupees((facts.plan_saving_against - facts.plan_price) * 100) })}
        </p>
        <PlanButton facts={facts} quiet>
          {m.fitment_plan_generate()}
        </PlanButton>
      </section>
      <PaymentDialog
        open={paying}
        onOpenChange={setPaying}
        product={{
          name: m.fitment_product(),
          listPricePaise: facts.list_price * 100,
          pricePaise: facts.total_price * 100,
          savingPaise: saving * 100,
          purchasableType: 'FitmentScore',
          purchasableId: fitment.id,
          action: 'fitment-score-payment',
          benefits: points,
        }}
      />
    </aside>
  );
}
