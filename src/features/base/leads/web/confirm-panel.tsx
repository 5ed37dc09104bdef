import { m } from '#platform/messages/messages.js';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { useConfirmLead } from './queries.ts';

/**
 * Shown after following the link in the confirmation mail. Requires a press, because mail programs open links by
 * themselves.
 */
export function ConfirmPanel({ token }: { token: string }) {
  const confirm = useConfirmLead();
  if (confirm.data)
    return (
      <Banner kind="good" live>
        {m.leads_confirmed()}
      </Banner>
    );
  return (
    <section className="panel stack gap-3" aria-labelledby="confirm">
      <h2 id="confirm" className="title-s">
        {m.leads_confirm()}
      </h2>
      <p>{m.leads_confirm_text()}</p>
      {confirm.error && (
        <Banner kind="bad" live>
          {m.leads_confirm_gone()}
        </Banner>
      )}
      <Button className="start" loading={confirm.isPending} onClick={() => confirm.mutate({ json: { token } })}>
        {m.leads_confirm_action()}
      </Button>
    </section>
  );
}
