import { useNavigate } from '@tanstack/react-router';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '#platform/browser/api.ts';
import { m } from '#platform/messages/messages.js';
import { writeDraft } from './ad-draft.ts';
import { findAddressHost } from './find-address.ts';
import type { Given } from './problem-panel.tsx';
import { ownAdsQuery, type AdProblem } from './queries.ts';

/** What to read: the text, or the file instead of it. `role` and `force` answer a problem that was told. */
export type AdToRead = { text: string; file?: File | null; isShared?: boolean; role?: string; force?: boolean };

const MAX_FILE_BYTES = 5_000_000;

/** Brings an ad, and opens the page with what was read from it. */
export function useReadAd() {
  const [reading, setReading] = useState<AdToRead | null>(null);
  const [refused, setRefused] = useState<{ ad: AdToRead; problem: AdProblem } | null>(null);
  const [error, setError] = useState('');
  const controller = useRef<AbortController | null>(null);
  const navigate = useNavigate();
  const client = useQueryClient();

  const read = async (ad: AdToRead) => {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setError('');
    // An answer to a problem keeps it in place until the ad is read.
    if (ad.role === undefined && !ad.force) setRefused(null);
    const problem = ad.file ? problemOfFile(ad.file) : null;
    if (problem) return setRefused({ ad, problem });
    setReading(ad);
    try {
      const answer = await call('POST /api/own_ads', { multipart: toForm(ad) }, current.signal);
      if (answer.problem !== null) return setRefused({ ad, problem: answer.problem });
      if (answer.data === null) return;
      writeDraft('');
      void client.invalidateQueries({ queryKey: ownAdsQuery().queryKey });
      await navigate({ to: '/check/$id', params: { id: answer.data.id }, search: answer.known ? { known: '1' } : {} });
    } catch (failure) {
      if (!current.signal.aborted) setError(failure instanceof Error ? failure.message : m.kit_error_text());
    } finally {
      if (controller.current === current) setReading(null);
    }
  };
  const stop = () => {
    controller.current?.abort();
    setReading(null);
  };
  return { read, stop, reading, refused, error };
}

/** A photograph may be larger than what can be sent; no file is sent to be told that it is of no use. */
function problemOfFile({ type, size }: File): AdProblem | null {
  if (type.startsWith('image/')) return { kind: 'picture' };
  return size > MAX_FILE_BYTES ? { kind: 'too_large' } : null;
}

const toForm = ({ text, file, isShared, role, force }: AdToRead) => ({
  text: file ? '' : text,
  ...(file && { file }),
  ...(role !== undefined && { role }),
  ...(force && { force: 'true' }),
  ...(isShared && !file && { shared: 'true' }),
});

/** What an ad was given as, in short. */
export function givenOf({ text, file }: AdToRead): Given {
  if (file) return { kind: 'file', text: file.name };
  return { kind: findAddressHost(text) === null ? 'text' : 'address', text: text.trim().slice(0, 120) };
}
