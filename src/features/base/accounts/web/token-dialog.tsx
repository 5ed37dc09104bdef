import { useState } from 'react';
import { Problem } from '#platform/contract/problem.ts';
import { TOKEN_SCOPES, type TokenScope } from '#platform/contract/token-scope.ts';
import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { CopyButton } from '#platform/ui/copy-button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { FieldError } from '#platform/ui/field.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { SheetBody, SheetFoot } from '#platform/ui/sheet.tsx';
import { TextField } from '#platform/ui/text-field.tsx';
import type { TOKEN_DAYS } from '../contract-tokens.ts';
import { useCreateToken } from './token-queries.ts';
import { SCOPE_LABELS } from './scope-labels.ts';

type Days = (typeof TOKEN_DAYS)[number];
const DAYS: readonly Days[] = [30, 90, 365];

/** Creates a token, then shows it once. */
export function TokenDialog({ onClose, onSignInNeeded }: { onClose: () => void; onSignInNeeded: () => void }) {
  const [name, setName] = useState('');
  const [days, setDays] = useState<Days>(90);
  const [scopes, setScopes] = useState<readonly TokenScope[]>([]);
  const [isScopeMissing, setIsScopeMissing] = useState(false);
  const create = useCreateToken();
  if (create.data) return <NewToken token={create.data.meta.token} onClose={onClose} />;
  const save = () => {
    setIsScopeMissing(scopes.length === 0);
    if (scopes.length === 0) return;
    create.mutate(
      { json: { name, days, scopes: [...scopes] } },
      { onError: (error) => error instanceof Problem && error.status === 401 && onSignInNeeded() },
    );
  };
  const toggle = (scope: TokenScope, on: boolean) =>
    setScopes(TOKEN_SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))));
  return (
    <FormDialog
      title={m.accounts_tokens_create_title()}
      save={m.accounts_tokens_create()}
      size="normal"
      change={create}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label={m.accounts_tokens_name()}
        hint={m.accounts_tokens_name_hint()}
        required
        maxLength={80}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={m.accounts_tokens_days()}
        value={String(days)}
        options={DAYS.map((value) => ({ value: String(value), label: m.accounts_tokens_days_option({ days: value }) }))}
        onChange={(event) => setDays(DAYS.find((value) => String(value) === event.target.value) ?? days)}
      />
      <fieldset className="stack gap-2">
        <legend className="label">{m.accounts_tokens_scopes()}</legend>
        {TOKEN_SCOPES.map((scope) => (
          <Checkbox key={scope} checked={scopes.includes(scope)} onChange={(event) => toggle(scope, event.target.checked)}>
            {SCOPE_LABELS[scope]()}
          </Checkbox>
        ))}
        <FieldError>{isScopeMissing && scopes.length === 0 && m.accounts_tokens_scopes_missing()}</FieldError>
      </fieldset>
    </FormDialog>
  );
}

function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  return (
    <Dialog open size="small" onOpenChange={(open) => !open && onClose()} title={m.accounts_tokens_created_title()}>
      <SheetBody>
        <Banner kind="warn" live>
          {m.accounts_tokens_created_text()}
        </Banner>
        <code className="break-all">{token}</code>
        <div className="row">
          <CopyButton text={token} variant="quiet">
            {m.accounts_tokens_copy()}
          </CopyButton>
        </div>
      </SheetBody>
      <SheetFoot>
        <Button className="push-end" onClick={onClose}>
          {m.accounts_tokens_done()}
        </Button>
      </SheetFoot>
    </Dialog>
  );
}
