import type { z } from 'zod';
import { formatLongDate, formatRupees, noonOfDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { Tag } from '#platform/ui/tag.tsx';
import type { RunningOffer } from '../contract.ts';

/** A price in rupees, and the offer that it is part of; null when none runs. */
export type ShownPrice = { price: number; offer: z.infer<typeof RunningOffer> | null };

/** The price; while an offer runs, also the list price struck through, the end of the offer and the reference price. */
export function PriceLine({ price: { price, offer } }: { price: ShownPrice }) {
  const amount = formatRupees(price * 100);
  return (
    <div className="stack gap-1">
      <p className="price">
        <span>
          <span className="visually-hidden">{m.payments_dialog_price({ amount })}</span>
          <span aria-hidden="true">{amount}</span>
        </span>
        {offer && <ListPrice offer={offer} />}
      </p>
      <p className="row small muted gap-2">
        {m.payments_dialog_gst()} {offer && <EndOfOffer offer={offer} />}
      </p>
      {offer && <Reference offer={offer} />}
    </div>
  );
}

/** What belongs beside a price that stands in a sentence, while an offer runs. */
export function OfferTerms({ offer }: Pick<ShownPrice, 'offer'>) {
  return (
    offer && (
      <div className="stack gap-1">
        <p className="row small muted gap-2">
          <ListPrice offer={offer} /> <EndOfOffer offer={offer} />
        </p>
        <Reference offer={offer} />
      </div>
    )
  );
}

/** What an offer saves, as an amount of money for a button; null when none runs. */
export const savingOf = (offer: ShownPrice['offer']): string | null => offer && formatRupees(offer.saving * 100);

type OfferProps = { offer: NonNullable<ShownPrice['offer']> };

function ListPrice({ offer: { list_price } }: OfferProps) {
  const amount = formatRupees(list_price * 100);
  return (
    <s>
      <span className="visually-hidden">{m.payments_dialog_list_price({ amount })}</span>
      <span aria-hidden="true">{amount}</span>
    </s>
  );
}

const EndOfOffer = ({ offer: { ends_on } }: OfferProps) => (
  <Tag tone="warn">{m.payments_dialog_offer({ date: formatLongDate(noonOfDay(ends_on)) })}</Tag>
);

function Reference({ offer: { reference_price, saving } }: OfferProps) {
  if (reference_price === null) return null;
  return (
    <p className="small muted">
      {m.payments_dialog_reference({ reference: formatRupees(reference_price * 100), saving: formatRupees(saving * 100) })}
    </p>
  );
}
