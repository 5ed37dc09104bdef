import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { useConsent } from '#features/base/analytics/web/index.ts';
import { call } from '#platform/browser/api.ts';

/** Tells the server by whose link a visitor came; for longer than this visit only with consent. Draws nothing. */
export function ReferralVisit() {
  const { search } = useLocation();
  const code = 'rfr' in search && typeof search.rfr === 'string' ? search.rfr : '';
  const visitor = useCurrentUser() === null;
  const remember = useConsent() === 'given';
  const told = useRef('');
  useEffect(() => {
    const what = `${code}:${remember}`;
    if (!code || !visitor || told.current === what) return;
    told.current = what;
    // A visit that could not be noted is not worth a word to the visitor: the mark stays in the address.
    void call('POST /api/referrals', { json: { code, remember } }).catch(() => {});
  }, [code, visitor, remember]);
  return null;
}
