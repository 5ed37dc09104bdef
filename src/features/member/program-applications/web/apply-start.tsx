import { useNavigate } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatRupees } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { applyPath } from './form-labels.ts';
import { useStartForm, type Terms } from './queries.ts';

/** What applying requires and costs, and the button to start or resume. */
export function ApplyStart({ terms, signedIn }: { terms: Terms; signedIn: boolean }) {
  const { code, fee, documents, questions, intakes, form } = terms.attributes;
  const navigate = useNavigate();
  const login = useLogin();
  const start = useStartForm();
  const begin = () => {
    if (!signedIn) return login.open({ reason: m.program_applications_sign_in(), returnTo: applyPath(code) });
    if (form) return void navigate({ to: applyPath(code, form.attributes.step) });
    return start.mutate(
      { json: { program_code: code } },
      { onSuccess: ({ data }) => void navigate({ to: applyPath(code, data.attributes.step) }) },
    );
  };
  const requirements = [
    m.program_applications_takes_basic(),
    questions.length > 0 ? m.program_applications_takes_questions({ count: questions.length }) : '',
    documents.length > 0 ? m.program_applications_takes_documents({ documents: documents.join(', ') }) : '',
    fee > 0 ? m.program_applications_takes_fee({ amount: formatRupees(fee * 100) }) : m.program_applications_takes_no_fee(),
    m.program_applications_takes_time(),
  ].filter(Boolean);
  return (
    <Panel className="stack gap-4">
      <h2>{m.program_applications_start_title()}</h2>
      {start.error && (
        <Banner kind="bad" live>
          {start.error.message}
        </Banner>
      )}
      <ul className="benefit-list">
        {requirements.map((line) => (
          <li key={line}>
            <Icon of={Check} small />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {intakes.length > 0 && (
        <p className="small muted">
          {m.program_applications_starts({
            dates: intakes.map(({ starts_on }) => formatDate(`${starts_on}T00:00:00+05:30`, 'full')).join(', '),
          })}
        </p>
      )}
      <div className="row">
        <Button onClick={begin} loading={start.isPending}>
          {form ? m.program_applications_resume() : m.program_applications_start()}
        </Button>
      </div>
      <p className="caption muted">{m.program_applications_refund_rule()}</p>
    </Panel>
  );
}
