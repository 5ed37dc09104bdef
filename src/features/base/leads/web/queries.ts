import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { call, type CallInput } from '#platform/browser/api.ts';
import { mutation } from '#platform/browser/queries.ts';
import type { LeadKind } from '../contract.ts';

export type LeadFields = Omit<CallInput<'POST /api/leads'>['json'], 'form' | 'kind'>;
type OpenedForm = { form: string; readyAt: number };

async function openForm(kind: LeadKind): Promise<OpenedForm> {
  const { data } = await call('GET /api/leads/form', { query: { kind } });
  return { form: data.attributes.form, readyAt: performance.now() + data.attributes.wait_seconds * 1000 };
}

const waitUntilReady = ({ readyAt }: OpenedForm) =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, readyAt - performance.now()));
  });

/** Opens the form on first focus and sends it after the required wait; an expired form is reopened. */
export function useSendLead(kind: LeadKind) {
  const opened = useRef<Promise<OpenedForm> | null>(null);
  const reset = () => {
    opened.current = null;
  };
  const open = () => {
    opened.current ??= openForm(kind).catch((error: unknown) => {
      reset();
      throw error;
    });
    return opened.current;
  };
  const send = async (fields: LeadFields) => {
    const form = await open();
    await waitUntilReady(form);
    return call('POST /api/leads', { json: { ...fields, kind, form: form.form } });
  };
  const sending = useMutation({
    mutationFn: async (fields: LeadFields) => {
      try {
        return await send(fields);
      } catch (error) {
        if (!(error instanceof Problem && error.body.code === 'form-expired')) throw error;
        reset();
        return send(fields);
      }
    },
    onSuccess: reset,
  });
  // Errors while opening are reported on sending.
  return { sending, openOnFocus: () => void open().catch(() => {}) };
}

export const useConfirmLead = () => useMutation(mutation('POST /api/leads/confirm'));
