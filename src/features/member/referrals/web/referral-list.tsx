import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatRupees } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { CLAIM_TONES, claimLabel } from './claim-labels.ts';
import { referralsQuery, useClaim, type Referral } from './queries.ts';

/** The member's referrals with dates and claimable amounts, but without identities. */
export function ReferralList({ page }: { page: number }) {
  const referrals = useQuery(referralsQuery(page));
  if (referrals.isError) return <ErrorState onRetry={() => void referrals.refetch()} retrying={referrals.isFetching} />;
  if (!referrals.data) return <SkeletonList rows={2} />;
  const { data, meta } = referrals.data;
  if (meta.total === 0) return <p className="muted">{m.referrals_who_none()}</p>;
  return (
    <>
      <p className="small muted">{m.referrals_who_text()}</p>
      <ul className="stack gap-4">
        {data.map((referral) => (
          <li key={referral.id}>
            <ReferralLine referral={referral} />
          </li>
        ))}
      </ul>
      <Pagination page={meta.page} pages={meta.total_pages} link={(next) => <Link to="/referral" search={{ page: next }} />} />
    </>
  );
}

const STATES = { joined: m.referrals_state_joined, paid: m.referrals_state_paid, returned: m.referrals_state_returned };
const REFUSALS = { device: m.referrals_refused_device, payment: m.referrals_refused_payment };

function ReferralLine({ referral: { id, attributes } }: { referral: Referral }) {
  const { joined_at, state, amount, claim, refused, can } = attributes;
  const claimCashback = useClaim();
  const toast = useToast();
  const submitClaim = () =>
    claimCashback.mutate(
      { json: { referral_id: id } },
      {
        onSuccess: () => toast.show(m.referrals_claimed()),
        onError: (error) => toast.show(error.message, { kind: 'warn' }),
      },
    );
  return (
    <div className="row">
      <div className="min-w-0 flex-1">
        <p className="strong">{m.referrals_joined({ date: formatDate(joined_at, 'full') })}</p>
        <p className="small muted">{refused ? REFUSALS[refused]() : STATES[state]()}</p>
      </div>
      {claim && <Tag tone={CLAIM_TONES[claim]}>{claimLabel(claim)}</Tag>}
      {can.claim && (
        <Button small onClick={submitClaim} loading={claimCashback.isPending}>
          {m.referrals_claim({ amount: formatRupees(amount * 100) })}
        </Button>
      )}
    </div>
  );
}
