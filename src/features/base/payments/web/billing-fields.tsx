import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { INDIAN_STATES } from '#platform/contract/indian-states.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { parsePhone } from '#platform/contract/phone-number.ts';
import { billingQuery } from './queries.ts';

const STATE_OPTIONS = INDIAN_STATES.map(({ code, name }) => ({ value: code, label: name }));

type Billing = {
  isStateRequired: boolean;
  stateCode: string;
  phone: string;
  isPhoneWrong: boolean;
  chooseState: (stateCode: string) => void;
  writePhone: (phone: string) => void;
  /** Whether the telephone number is one; otherwise says so and moves the focus to it. */
  check: (form: HTMLFormElement) => boolean;
};

/** The payer's telephone number and, where tax requires it, their state: those of the last purchase by default. */
export function useBilling({ enabled = true, phone: suggested = '' }: { enabled?: boolean; phone?: string }): Billing {
  const { data } = useQuery({ ...billingQuery(), enabled });
  const [chosenState, chooseState] = useState<string | null>(null);
  const [writtenPhone, setPhone] = useState<string | null>(null);
  const [isPhoneWrong, setPhoneWrong] = useState(false);
  const phone = writtenPhone ?? data?.phone ?? suggested;
  const check = (form: HTMLFormElement) => {
    const isWrong = parsePhone(phone) === null;
    setPhoneWrong(isWrong);
    if (isWrong) form.querySelector<HTMLInputElement>('input[type=tel]')?.focus();
    return !isWrong;
  };
  const writePhone = (text: string) => {
    setPhone(text);
    setPhoneWrong(false);
  };
  return {
    isStateRequired: data?.state_required ?? false,
    stateCode: chosenState ?? data?.state_code ?? '',
    phone,
    isPhoneWrong,
    chooseState,
    writePhone,
    check,
  };
}

/** The billing fields before paying, and a notice while the last attempt is unconfirmed. */
export function BillingFields({ billing, unconfirmed }: { billing: Billing; unconfirmed: boolean }) {
  return (
    <>
      <TextField
        label={m.payments_dialog_phone()}
        hint={m.payments_dialog_phone_hint()}
        error={billing.isPhoneWrong ? m.problems_payer_phone() : undefined}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        value={billing.phone}
        required
        onChange={(event) => billing.writePhone(event.target.value)}
      />
      {billing.isStateRequired && (
        <SelectField
          label={m.payments_dialog_state()}
          hint={m.payments_dialog_state_hint()}
          placeholder={m.payments_dialog_state_choose()}
          options={STATE_OPTIONS}
          value={billing.stateCode}
          required
          onChange={(event) => billing.chooseState(event.target.value)}
        />
      )}
      {unconfirmed && (
        <Banner kind="warn" live>
          {m.payments_dialog_pending()} <TextLink href="/purchases">{m.payments_status_purchases()}</TextLink>
        </Banner>
      )}
    </>
  );
}
