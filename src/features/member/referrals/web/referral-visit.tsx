import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { useConsent } from '#features/base/analytics/web/index.ts';
import { call } from '#platform/browser/api.ts';

/** Reports a visit through a referral link; stored beyond the session only with consent. Renders nothing. */
export function ReferralVisit() {
  const { search } = useLocation();
  const code = 'rfr' in search && typeof search.rfr === 'string' ? search.rfr : '';
  const isVisitor = useCurrentUser() === null;
  const remember = useConsent() === 'given';
  const reported = useRef('');
  useEffect(() => {
    const visit = `${code}:${remember}`;
    if (!code || !isVisitor || reported.current === visit) return;
    reported.current = visit;
    // A failure is not shown to the visitor, and the code is still in the URL.
    void call('POST /api/referrals', { json: { code, remember } }).catch(() => {});
  }, [code, isVisitor, remember]);
  return null;
}
