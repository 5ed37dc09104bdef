import { useSuspenseQuery } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { lazyDialog } from '#platform/ui/lazy-dialog.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { ConnectAssistant } from './connect-assistant.tsx';
import { useLogin } from './login-provider.tsx';
import { tokensQuery, useRevokeToken } from './token-queries.ts';
import { SCOPE_LABELS } from './scope-labels.ts';

const TokenDialog = lazyDialog(async () => (await import('./token-dialog.tsx')).TokenDialog);

/** The member's API tokens, with creating and revoking them, and how to connect an assistant with one. */
export function TokenSettings() {
  const tokens = useSuspenseQuery(tokensQuery()).data.data;
  const [isCreating, setIsCreating] = useState(false);
  const [revoking, setRevoking] = useState<{ id: string; name: string } | null>(null);
  const login = useLogin();
  const now = useNow();
  return (
    <section className="panel stack" aria-labelledby="settings-tokens">
      <h2 id="settings-tokens">{m.accounts_tokens_title()}</h2>
      <p className="muted">{m.accounts_tokens_text()}</p>
      {tokens.length === 0 && <p className="small muted">{m.accounts_tokens_none()}</p>}
      {tokens.length > 0 && (
        <List>
          {tokens.map(({ id, attributes: { name, scopes, expires_at, last_used_at, expired } }) => (
            <Item
              key={id}
              action={
                <Button
                  variant="quiet"
                  small
                  label={m.accounts_tokens_revoke_named({ name })}
                  onClick={() => setRevoking({ id, name })}
                >
                  {m.accounts_tokens_revoke()}
                </Button>
              }
            >
              <ItemTitle>{name}</ItemTitle>
              <ul className="small">
                {scopes.map((scope) => (
                  <li key={scope}>{SCOPE_LABELS[scope]()}</li>
                ))}
              </ul>
              <Meta>
                {expired ? m.accounts_tokens_expired() : m.accounts_tokens_expires({ date: formatDate(expires_at) })}
                {last_used_at ? m.accounts_tokens_used({ when: formatRelative(last_used_at, now) }) : m.accounts_tokens_unused()}
              </Meta>
            </Item>
          ))}
        </List>
      )}
      <div className="row">
        <Button variant="quiet" icon={KeyRound} onClick={() => setIsCreating(true)}>
          {m.accounts_tokens_create()}
        </Button>
      </div>
      <ConnectAssistant />
      {isCreating && (
        <TokenDialog
          onClose={() => setIsCreating(false)}
          onSignInNeeded={() => {
            setIsCreating(false);
            login.open({ reason: m.accounts_settings_again() });
          }}
        />
      )}
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </section>
  );
}

function RevokeDialog({ token, onClose }: { token: { id: string; name: string }; onClose: () => void }) {
  const revoke = useRevokeToken();
  const toast = useToast();
  const confirm = () =>
    revoke.mutate(
      { params: { id: token.id } },
      {
        onSuccess: () => toast.show(m.accounts_tokens_revoked()),
        onError: (error) => {
          // Somebody else, or another tab, has revoked it before.
          const isGone = error instanceof Problem && error.status === 404;
          if (!isGone) toast.show(error.message, { kind: 'warn' });
        },
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.accounts_tokens_revoke_title({ name: token.name })}
      action={m.accounts_tokens_revoke()}
      onConfirm={confirm}
    >
      {m.accounts_tokens_revoke_text()}
    </ConfirmDialog>
  );
}
