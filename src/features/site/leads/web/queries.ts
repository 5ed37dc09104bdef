import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { call, type CallInput } from '#platform/browser/api.ts';
import { mutation } from '#platform/browser/queries.ts';
import type { LeadKind } from '../contract.ts';

export type LeadFields = Omit<CallInput<'POST /api/leads'>['json'], 'form' | 'kind'>;
type Opened = { form: string; readyAt: number };

async function openForm(kind: LeadKind): Promise<Opened> {
  const { data } = await call('GET /api/leads/form', { query: { kind } });
  return { form: data.attributes.form, readyAt: performance.now() + data.attributes.wait_seconds * 1000 };
}

const untilReady = ({ readyAt }: Opened) =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, readyAt - performance.now()));
  });

/** Opens the form at the first touch and sends it once it may be sent; one that was open for too long is opened again. */
export function useSendLead(kind: LeadKind) {
  const opened = useRef<Promise<Opened> | null>(null);
  const forget = () => {
    opened.current = null;
  };
  const open = () => {
    opened.current ??= openForm(kind).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened.current;
  };
  const send = async (fields: LeadFields) => {
    const form = await open();
    await untilReady(form);
    return call('POST /api/leads', { json: { ...fields, kind, form: form.form } });
  };
  const sending = useMutation({
    mutationFn: async (fields: LeadFields) => {
      try {
        return await send(fields);
      } catch (error) {
        if (!(error instanceof Problem && error.body.code === 'form-expired')) throw error;
        forget();
        return send(fields);
      }
    },
    onSuccess: forget,
  });
  // Errors while opening are reported on sending.
  return { sending, touch: () => void open().catch(() => {}) };
}

export const useConfirmLead = () => useMutation(mutation('POST /api/leads/confirm'));
