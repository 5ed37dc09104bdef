import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PriceLine, presentOffer, priceOn } from '#features/base/payments/web/index.ts';
import { ReasonForm } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { fieldError } from '#platform/browser/field-error.ts';
import { formatRupees } from '#platform/language/format.ts';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { PRODUCTS } from './offer-labels.ts';
import { pricesQuery, type OfferInput } from './queries.ts';
import './money.css';

const PAISE = 100;

export type OfferValues = Record<'price' | 'reference_price' | 'starts_on' | 'ends_on', string> & {
  product: OfferInput['product'];
};

/** What the form holds as the endpoints take it. An empty price is refused by the server, with a sentence beside its field. */
export const toOfferInput = ({ price, reference_price, starts_on, ends_on }: OfferValues) => ({
  price: price === '' ? 0 : Number(price),
  reference_price: reference_price === '' ? null : Number(reference_price),
  starts_on,
  ends_on,
});

type OfferFormProps = {
  title: string;
  text: string;
  save: string;
  values: OfferValues;
  /** A new offer says its product as well. */
  isNew?: boolean;
  change: { error: Error | null; isPending: boolean };
  onSave: (values: OfferValues, reason: string) => void;
  onClose: () => void;
};

/** The price and the days of an offer, with what payers will see. */
export function OfferForm({ values: first, isNew = false, change, onSave, ...form }: OfferFormProps) {
  const [values, setValues] = useState(first);
  const prices = useQuery(pricesQuery()).data?.data ?? [];
  const list = prices.find(({ id }) => id === values.product)?.attributes.list_price ?? 0;
  const listPrice = formatRupees(list * PAISE);
  const field = (name: Exclude<keyof OfferValues, 'product'>) => ({
    value: values[name],
    error: fieldError(change.error, name),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => setValues({ ...values, [name]: value }),
  });
  const choose = (value: string) => {
    const product = value === 'plan' ? 'plan' : 'report';
    const reference = prices.find(({ id }) => id === product)?.attributes.reference_price ?? null;
    setValues({ ...values, product, reference_price: reference === null ? '' : String(reference) });
  };
  return (
    <ReasonForm {...form} size="normal" change={change} onSave={(reason) => onSave(values, reason)}>
      {isNew && (
        <SelectField
          label={m.money_offer_product()}
          options={Object.entries(PRODUCTS).map(([value, label]) => ({ value, label: label() }))}
          value={values.product}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <div className="grid [--min:200px] items-start gap-4">
        <TextField label={m.money_offer_price_field()} type="number" min={1} step="any" required {...field('price')} />
        <TextField
          label={m.money_offer_reference_field()}
          hint={m.money_offer_reference_hint({ list: listPrice })}
          type="number"
          min={1}
          step="any"
          optional
          {...field('reference_price')}
        />
        <TextField label={m.money_offer_starts()} type="date" required {...field('starts_on')} />
        <TextField label={m.money_offer_ends()} hint={m.money_offer_day_hint()} type="date" required {...field('ends_on')} />
      </div>
      <Preview values={values} list={list} />
    </ReasonForm>
  );
}

/** What payers see while the offer runs, as the payment's dialog shows it. */
function Preview({ values: { price, reference_price, starts_on, ends_on }, list }: { values: OfferValues; list: number }) {
  const reference = Number(reference_price) * PAISE;
  const terms = {
    offerPaise: Number(price) * PAISE,
    listPaise: list * PAISE,
    ...(reference > 0 && { referencePaise: reference }),
  };
  const shown = price === '' || ends_on === '' ? null : priceOn(starts_on, terms, ends_on);
  return (
    <div className="money-price">
      <p className="small muted">{m.money_offer_preview()}</p>
      {shown?.offer ? (
        <PriceLine price={{ price: shown.paise / PAISE, offer: presentOffer(shown) }} />
      ) : (
        <p className="small">{m.money_offer_preview_none({ list: formatRupees(list * PAISE) })}</p>
      )}
    </div>
  );
}
