import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import { useCurrentUser, useSignOut, type CurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Loading, SkeletonText } from '#platform/ui/skeleton.tsx';
import { NextStep } from './next-step.tsx';
import { overviewQuery } from './queries.ts';
import { WaitingList } from './waiting-list.tsx';
import { YouLines } from './you-lines.tsx';
import { YouTiles } from './you-tiles.tsx';
import { YouVisitor } from './you-visitor.tsx';
import './you.css';

/** A member's own page of what goes on; for visitors, what signing in gives. */
export function You() {
  const user = useCurrentUser();
  return user ? <YouMember user={user} /> : <YouVisitor />;
}

function YouMember({ user }: { user: CurrentUser }) {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
  const signOut = useSignOut();
  const { name, headline, location, slug } = user.attributes;
  const overview = data?.data.attributes;
  return (
    <main className="container you">
      <header className="row flex-nowrap gap-4">
        <Avatar name={name} size={64} />
        <div className="stack min-w-0 flex-1 gap-0.5">
          <h1 className="you-name">{name}</h1>
          <p className="small muted">{[headline, location].filter(Boolean).join(', ') || m.overview_no_headline()}</p>
        </div>
        <ButtonLink
          variant="bare"
          iconOnly
          icon={Pencil}
          label={m.overview_edit_profile()}
          render={<Link to="/profile/$slug" params={{ slug }} />}
        />
      </header>
      {error && <ErrorState title={m.overview_failed()} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !overview && (
        <Loading>
          <div className="panel">
            <SkeletonText lines={4} />
          </div>
        </Loading>
      )}
      {overview && (
        <>
          <NextStep overview={overview} />
          <WaitingList waiting={overview.waiting} />
          <YouTiles overview={overview} />
        </>
      )}
      <YouLines slug={slug} {...(overview && { counts: overview.counts })} />
      <Button variant="bare" danger wide icon={LogOut} onClick={signOut}>
        {m.accounts_sign_out()}
      </Button>
    </main>
  );
}
