import { useNavigate } from '@tanstack/react-router';
import CircleStop from 'lucide-react/icons/circle-stop';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { ReasonAct } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { linkTo } from '#platform/browser/link-to.ts';
import { Button } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { OfferForm, toOfferInput, type OfferValues } from './offer-form.tsx';
import { useAddOffer, useChangeOffer, useChangeOfferState, type Offer } from './queries.ts';

const EMPTY: OfferValues = { product: 'report', price: '', reference_price: '', starts_on: '', ends_on: '' };

/** Schedules an offer. */
export function NewOffer() {
  const [isOpen, setOpen] = useState(false);
  const add = useAddOffer();
  const navigate = useNavigate();
  const toast = useToast();
  const open = () => {
    add.reset();
    setOpen(true);
  };
  const save = (values: OfferValues, reason: string) =>
    add.mutate(
      { json: { product: values.product, ...toOfferInput(values), reason } },
      {
        onSuccess: ({ data }) => {
          setOpen(false);
          toast.show(m.money_offer_saved());
          void navigate(linkTo(`/staff/offers/${data.id}`));
        },
      },
    );
  return (
    <>
      <Button small icon={Plus} onClick={open}>
        {m.money_offer_new()}
      </Button>
      {isOpen && (
        <OfferForm
          title={m.money_offer_new()}
          text={m.money_offer_new_text()}
          save={m.money_offer_save()}
          values={EMPTY}
          isNew
          change={add}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Changes an offer that has not begun. */
export function ChangeOffer({ offer: { id, attributes } }: { offer: Offer }) {
  const [isOpen, setOpen] = useState(false);
  const change = useChangeOffer();
  const toast = useToast();
  const { product, price, reference_price, starts_on, ends_on, version } = attributes;
  const values = {
    product,
    price: String(price),
    reference_price: reference_price === null ? '' : String(reference_price),
    starts_on,
    ends_on,
  };
  const open = () => {
    change.reset();
    setOpen(true);
  };
  const save = (changed: OfferValues, reason: string) =>
    change.mutate(
      { params: { id }, json: { ...toOfferInput(changed), version, reason } },
      {
        onSuccess: () => {
          setOpen(false);
          toast.show(m.money_offer_changed());
        },
      },
    );
  return (
    <>
      <Button variant="quiet" small icon={Pencil} onClick={open}>
        {m.money_offer_change()}
      </Button>
      {isOpen && (
        <OfferForm
          title={m.money_offer_change()}
          text={m.money_offer_change_text()}
          save={m.money_offer_save_change()}
          values={values}
          change={change}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Ends an offer now, or takes back one that has not begun, with an undo. */
export function EndOffer({ offer: { id, attributes } }: { offer: Offer }) {
  const change = useChangeOfferState();
  const toast = useToast();
  const hasBegun = attributes.state === 'running';
  const params = { id };
  const save = (reason: string, close: () => void) =>
    change.mutate(
      { params, json: { state: 'ended', version: attributes.version, reason } },
      {
        onSuccess: ({ data }) => {
          close();
          const json = { state: 'resumed' as const, version: data.attributes.version, reason: m.members_undone() };
          toast.show(m.money_offer_is_ended(), {
            action: { label: m.members_undo(), onPress: () => change.mutate({ params, json }) },
          });
        },
      },
    );
  return (
    <ReasonAct
      label={hasBegun ? m.money_offer_end() : m.money_offer_withdraw()}
      icon={CircleStop}
      title={hasBegun ? m.money_offer_end_title() : m.money_offer_withdraw_title()}
      text={hasBegun ? m.money_offer_end_text() : m.money_offer_withdraw_text()}
      change={change}
      onSave={save}
    />
  );
}
