import { useQuery } from '@tanstack/react-query';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatRupees } from '#platform/language/format.ts';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { CLAIM_TONES, claimLabel, stepLabel } from './claim-labels.ts';
import { claimsQuery, type Claim } from './queries.ts';

/** The member's balance, and their claims with the entries of the ledger. */
export function CashbackLedger() {
  const claims = useQuery(claimsQuery());
  if (claims.isError) return <ErrorState onRetry={() => void claims.refetch()} retrying={claims.isFetching} />;
  if (!claims.data) return <SkeletonList rows={2} />;
  if (claims.data.meta.total === 0) return <p className="muted">{m.referrals_ledger_none()}</p>;
  return (
    <>
      <p>{m.referrals_balance({ amount: formatRupees(claims.data.balance * 100) })}</p>
      <ul className="stack gap-5">
        {claims.data.data.map((claim) => (
          <li key={claim.id}>
            <ClaimLines claim={claim} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ClaimLines({ claim: { attributes } }: { claim: Claim }) {
  const { status, amount, held_until, ledger } = attributes;
  return (
    <div className="stack gap-2">
      <div className="row">
        <p className="strong">{m.referrals_claim_of({ amount: formatRupees(amount * 100) })}</p>
        <Tag tone={CLAIM_TONES[status]}>{claimLabel(status)}</Tag>
      </div>
      {(status === 'pending' || status === 'hold') && (
        <p className="small muted">{m.referrals_held_until({ date: formatDate(held_until, 'full') })}</p>
      )}
      <ol className="stack gap-1">
        {ledger.map(({ step, amount: change, reason, at }) => (
          <li key={step} className="small">
            {stepLabel(step)} <span className="muted">{formatDateTime(at)}</span>
            {change !== 0 && <span className="num"> {formatRupees(change * 100)}</span>}
            {reason && <span className="muted"> {reason}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
