import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { Problem } from '#platform/contract/problem.ts';
import { m } from '#platform/messages/messages.js';
import { call } from '#platform/browser/api.ts';
import { reloadHome } from '#platform/browser/reload-home.ts';
import { mutation } from '#platform/browser/queries.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';

const needsFreshSignIn = (error: unknown) => error instanceof Problem && error.status === 401;

/** The settings section for data export and account deletion; both require a recent sign-in. */
export function YourData() {
  const [isDeleting, setIsDeleting] = useState(false);
  const login = useLogin();
  const toast = useToast();
  const requestSignIn = () => login.open({ reason: m.personal_data_again() });
  const download = useMutation({
    mutationFn: () => call('GET /api/users/export'),
    onSuccess: (zip) => {
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(zip), download: 'my-data.zip' });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    onError: (error) => (needsFreshSignIn(error) ? requestSignIn() : toast.show(error.message, { kind: 'warn' })),
  });
  return (
    <section className="panel stack" aria-labelledby="settings-data">
      <h2 id="settings-data">{m.personal_data_title()}</h2>
      <p className="muted">{m.personal_data_text()}</p>
      <div className="row">
        <Button variant="quiet" icon={Download} loading={download.isPending} onClick={() => download.mutate()}>
          {m.personal_data_export()}
        </Button>
        <Button variant="bare" danger className="push-end" onClick={() => setIsDeleting(true)}>
          {m.personal_data_delete()}
        </Button>
      </div>
      <p className="small muted">{m.personal_data_export_hint()}</p>
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} onSignInNeeded={requestSignIn} />}
    </section>
  );
}

function DeleteDialog({ onClose, onSignInNeeded }: { onClose: () => void; onSignInNeeded: () => void }) {
  const [confirmation, setConfirmation] = useState('');
  const remove = useMutation({
    ...mutation('POST /api/users/delete_account'),
    onSuccess: () => reloadHome(m.personal_data_deleted()),
    onError: (error) => {
      if (!needsFreshSignIn(error)) return;
      onClose();
      onSignInNeeded();
    },
  });
  const phrase = m.personal_data_phrase();
  const removed = [m.personal_data_goes_1(), m.personal_data_goes_2(), m.personal_data_goes_3()];
  const retained = [m.personal_data_stays_1(), m.personal_data_stays_2(), m.personal_data_stays_3()];
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={m.personal_data_delete_title()}
      subtitle={m.personal_data_delete_text()}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          remove.mutate({ json: { confirm: 'delete my account' } });
        }}
      >
        <SheetBody>
          {remove.isError && !needsFreshSignIn(remove.error) && (
            <Banner kind="bad" live>
              {remove.error.message}
            </Banner>
          )}
          {[
            { title: m.personal_data_goes(), lines: removed },
            { title: m.personal_data_stays(), lines: retained },
          ].map(({ title, lines }) => (
            <div key={title} className="stack gap-1">
              <b>{title}</b>
              <ul className="dots">
                {lines.map((line) => (
                  <li key={line} className="small">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <TextField
            label={m.personal_data_confirm({ phrase })}
            autoComplete="off"
            value={confirmation}
            onChange={(event) => setConfirmation(event.target.value)}
          />
        </SheetBody>
        <SheetFoot>
          <Button variant="quiet" onClick={onClose}>
            {m.personal_data_keep()}
          </Button>
          <Button
            type="submit"
            danger
            className="push-end"
            disabled={confirmation.trim().toLowerCase() !== phrase}
            loading={remove.isPending}
          >
            {m.personal_data_delete()}
          </Button>
        </SheetFoot>
      </form>
    </Dialog>
  );
}
