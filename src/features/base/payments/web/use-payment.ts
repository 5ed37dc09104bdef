import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Problem } from '#platform/contract/problem.ts';
import { useToast } from '#platform/ui/toast.tsx';
import { billingQuery, useCreatePurchase } from './queries.ts';
import { submitPayment } from './submit-payment.ts';

type Item = Parameters<ReturnType<typeof useCreatePurchase>['mutate']>[0]['json'];
/** An item that can be paid for. */
export type Payable = {
  purchasableType: Item['purchasable_type'];
  purchasableId: string;
  /** The analytics event of being redirected to the provider; by default it names the item. */
  event: { action: Parameters<typeof recordEvent>[0]['actionable_action']; type?: string; id?: string };
};

/** Starts a payment: a visitor signs in first; repeated presses start only one. */
export function usePayment({ purchasableType, purchasableId, event }: Payable, onSignIn: () => void) {
  const client = useQueryClient();
  const login = useLogin();
  const toast = useToast();
  const create = useCreatePurchase();
  const [redirecting, setRedirecting] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState(false);
  // React state updates too late for the second press of a double click.
  const isStarting = useRef(false);

  useEffect(() => {
    // The browser's back button restores this page from cache with the button still busy.
    const resetRedirecting = (event: PageTransitionEvent) => event.persisted && setRedirecting(false);
    addEventListener('pageshow', resetRedirecting);
    return () => removeEventListener('pageshow', resetRedirecting);
  }, []);

  const showError = (error: Error) => {
    // Tax invoices were enabled since this page loaded: the dialog now asks for the state.
    if (error instanceof Problem && error.body.errors?.some(({ path }) => path === 'state_code'))
      return void client.invalidateQueries(billingQuery());
    const code = error instanceof Problem ? error.body.code : undefined;
    if (code === 'payment-pending') return setUnconfirmed(true);
    if (code === 'price-changed') {
      void client.invalidateQueries();
      return void toast.show(m.payments_dialog_price_changed(), { kind: 'warn' });
    }
    toast.show(code === 'already-bought' ? m.payments_dialog_already() : m.payments_dialog_failed(), { kind: 'warn' });
  };

  const pay = ({ stateCode, phone }: { stateCode: string; phone: string }, shownPrice: number) => {
    if (redirecting || isStarting.current) return;
    if (!login.require({ reason: m.payments_dialog_sign_in() })) return onSignIn();
    isStarting.current = true;
    create.mutate(
      {
        json: {
          purchasable_type: purchasableType,
          purchasable_id: purchasableId,
          phone,
          shown_price: shownPrice,
          ...(stateCode ? { state_code: stateCode } : {}),
        },
      },
      {
        onSuccess: ({ data }) => {
          setRedirecting(true);
          recordEvent({
            actionable_action: event.action,
            actionable_type: event.type ?? purchasableType,
            actionable_id: event.id ?? purchasableId,
          });
          submitPayment(data.attributes);
        },
        onError: showError,
        onSettled: () => {
          isStarting.current = false;
        },
      },
    );
  };
  return { pay, busy: redirecting || create.isPending, unconfirmed };
}
