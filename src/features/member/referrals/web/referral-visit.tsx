import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { useConsent } from '#features/base/analytics/web/index.ts';
import { call } from '#platform/browser/api.ts';

/** Reports a referral visit to the server; stored beyond the session only with consent. Renders nothing. */
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
    // A failed report is not shown to the visitor; the code stays in the URL.
    void call('POST /api/referrals', { json: { code, remember } }).catch(() => {});
  }, [code, visitor, remember]);
  return null;
}
