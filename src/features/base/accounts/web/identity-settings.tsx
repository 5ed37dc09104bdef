import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { localizePath } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf } from '#platform/browser/api.ts';
import { formatDate } from '#platform/language/format.ts';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useLogin } from './login-provider.tsx';
import { ProviderIcon } from './provider-icon.tsx';
import { identitiesQuery, signInOptionsQuery, useUnlinkIdentity } from './queries.ts';
import { useProviderNames } from './use-provider-names.ts';

/** The linked identities, with linking and unlinking; both require a recent sign-in. */
export function IdentitySettings() {
  const { data: linked } = useSuspenseQuery(identitiesQuery());
  const { data: options } = useSuspenseQuery(signInOptionsQuery());
  const [unlinking, setUnlinking] = useState<{ id: string; name: string } | null>(null);
  const unlink = useUnlinkIdentity();
  const toast = useToast();
  const login = useLogin();
  const providerName = useProviderNames();
  const findIcon = (provider: string) =>
    options.data.find((option) => option.id === provider)?.attributes.icon ?? provider.slice(0, 1).toUpperCase();
  const confirmUnlink = (identity: { id: string; name: string }) =>
    unlink.mutate(
      { params: { id: identity.id } },
      {
        onSuccess: () => toast.show(m.accounts_settings_unlinked({ provider: identity.name })),
        onError: (error) => {
          if (error instanceof Problem && error.status === 401) login.open({ reason: m.accounts_settings_again() });
          else toast.show(error.message, { kind: 'warn' });
        },
        onSettled: () => setUnlinking(null),
      },
    );
  const missing = options.data.filter((option) => !linked.data.some((identity) => identity.attributes.provider === option.id));
  return (
    <section className="panel stack" aria-labelledby="settings-identities">
      <h2 id="settings-identities">{m.accounts_settings_identities()}</h2>
      <p className="muted">{m.accounts_settings_identities_text()}</p>
      <ul className="stack">
        {linked.data.map(({ id, attributes }) => (
          <li key={id} className="row flex-nowrap">
            <ProviderIcon icon={findIcon(attributes.provider)} />
            <span className="stack gap-0 min-w-0 wrap-anywhere">
              <b>{providerName(attributes.provider)}</b>
              <span className="small muted">
                {attributes.email} · {formatDate(attributes.created_at)}
              </span>
            </span>
            {attributes.can.unlink ? (
              <Button
                variant="quiet"
                small
                className="push-end"
                onClick={() => setUnlinking({ id, name: providerName(attributes.provider) })}
              >
                {m.accounts_settings_unlink()}
              </Button>
            ) : (
              <span className="small muted push-end">{m.accounts_settings_last_identity()}</span>
            )}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <div className="row">
          {missing.map((option) => (
            <ButtonLink
              key={option.id}
              variant="quiet"
              href={urlOf('GET /api/users/auth/{provider}/start', {
                params: { provider: option.id },
                query: { return_to: localizePath('/settings'), purpose: 'link' },
              })}
            >
              {m.accounts_settings_link({ provider: option.attributes.name })}
            </ButtonLink>
          ))}
        </div>
      )}
      {unlinking && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setUnlinking(null)}
          title={m.accounts_settings_unlink_title({ provider: unlinking.name })}
          action={m.accounts_settings_unlink()}
          onConfirm={() => confirmUnlink(unlinking)}
        >
          {m.accounts_settings_unlink_text()}
        </ConfirmDialog>
      )}
    </section>
  );
}
