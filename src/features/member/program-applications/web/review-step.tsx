import { Link, useNavigate } from '@tanstack/react-router';
import { PayFee } from '#features/base/payments/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRupees } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { AnswersView } from './answers-view.tsx';
import { applyPath } from './form-labels.ts';
import { useConfirmForm, type Form } from './queries.ts';

/** Step 3: the review. Confirming enables the payment, or submits the application when it is free. */
export function ReviewStep({ form }: { form: Form }) {
  const { id, attributes } = form;
  const { fee, code } = attributes.program;
  const confirm = useConfirmForm();
  const navigate = useNavigate();
  const send = () =>
    confirm.mutate(
      { params: { id } },
      {
        onSuccess: ({ data }) => {
          if (data.attributes.status !== 'draft') void navigate({ to: applyPath(code) });
        },
      },
    );
  return (
    <Panel className="stack gap-6">
      <h2>{m.program_applications_review_title()}</h2>
      <p className="muted">{fee > 0 ? m.program_applications_review_text() : m.program_applications_review_text_free()}</p>
      <AnswersView form={form} />
      <p className="row">
        <TextLink render={<Link to={applyPath(code, 'basic-details')} />}>{m.program_applications_change_basic()}</TextLink>
        <TextLink render={<Link to={applyPath(code, 'additional-details')} />}>
          {m.program_applications_change_additional()}
        </TextLink>
      </p>
      {confirm.error && (
        <Banner kind="bad" live>
          {confirm.error.message}
        </Banner>
      )}
      <p className="small muted">{m.program_applications_refund_rule()}</p>
      {attributes.confirmed ? (
        <div className="stack gap-3">
          <Banner kind="good">{m.program_applications_confirmed({ amount: formatRupees(fee * 100) })}</Banner>
          <PayFee
            item={{ purchasableType: 'ApplicationForm', purchasableId: id, event: { action: 'view' } }}
            feePaise={fee * 100}
            phone={attributes.basic.phone ?? ''}
          />
        </div>
      ) : (
        <div className="row">
          <Button onClick={send} loading={confirm.isPending}>
            {fee > 0 ? m.program_applications_confirm() : m.program_applications_confirm_free()}
          </Button>
        </div>
      )}
    </Panel>
  );
}
