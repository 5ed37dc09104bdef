import { useQuery } from '@tanstack/react-query';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { ButtonLink } from '#platform/ui/button.tsx';
import { useKeepCampaign } from '#platform/ui/campaign.tsx';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { SkeletonText } from '#platform/ui/skeleton.tsx';
import { ProviderIcon } from './provider-icon.tsx';
import { signInOptionsQuery } from './queries.ts';

/** The provider buttons, used by the dialog and by pages that require a sign-in. */
export function SignInOptions({ returnTo, onChoose }: { returnTo: string; onChoose?: () => void }) {
  const keepCampaign = useKeepCampaign();
  const options = useQuery(signInOptionsQuery());
  if (options.isPending) return <SkeletonText lines={2} />;
  if (options.isError) return <ErrorState title={m.accounts_login_failed_providers()} onRetry={() => void options.refetch()} />;
  return (
    <div className="stack gap-2.5">
      {options.data.data.map((option) => (
        <ButtonLink
          key={option.id}
          variant="quiet"
          wide
          onClick={onChoose}
          href={urlOf('GET /api/users/auth/{provider}/start', {
            params: { provider: option.id },
            query: { return_to: localizePath(keepCampaign(returnTo)), purpose: 'sign-in' },
          })}
        >
          <ProviderIcon icon={option.attributes.icon} />
          {m.accounts_login_with({ provider: option.attributes.name })}
        </ButtonLink>
      ))}
      {options.data.data.some((option) => option.attributes.stand_in) && (
        <p className="caption muted">{m.accounts_login_stand_in()}</p>
      )}
    </div>
  );
}
