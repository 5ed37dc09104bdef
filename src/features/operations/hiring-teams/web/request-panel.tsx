import { Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { ReasonAct } from '#features/operations/staff/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatRelative } from '#platform/language/format.ts';
import { Button } from '#platform/ui/button.tsx';
import { FormDialog } from '#platform/ui/form-dialog.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { Panel } from '#platform/ui/panel.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextArea } from '#platform/ui/text-area.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useDecideRequest, type RequestToDecide, type Role } from './queries.ts';
import { roleOptions, toRole } from './role-labels.ts';

const DOMAINS = {
  same: { tone: 'good', label: m.hiring_staff_same },
  other: { tone: 'warn', label: m.hiring_staff_other },
  unknown: { tone: 'neutral', label: m.hiring_staff_unknown },
} as const;

/** One request, what speaks for the member, and the decision. */
export function RequestPanel({ request }: { request: RequestToDecide }) {
  const now = useNow();
  const { attributes } = request;
  const { person, company_slug, people } = attributes;
  const domain = DOMAINS[attributes.domain];
  return (
    <Panel className="stack gap-3">
      <div className="stack gap-1">
        <h2 className="title-s">{m.hiring_staff_asks({ person: person.name, company: attributes.name })}</h2>
        <Meta>
          {person.email}
          {attributes.website || null}
          {formatRelative(attributes.created_at, now)}
        </Meta>
      </div>
      <div className="chips">
        <Tag tone={domain.tone}>{domain.label()}</Tag>
        <Tag>{company_slug === null ? m.hiring_staff_new() : m.hiring_staff_listed({ count: people })}</Tag>
      </div>
      {attributes.note && <p className="forum-text">{attributes.note}</p>}
      {company_slug !== null && (
        <TextLink className="small start" render={<Link to="/company/$slug" params={{ slug: company_slug }} />}>
          {m.hiring_company_page()}
        </TextLink>
      )}
      <Decision request={request} />
    </Panel>
  );
}

function Decision({ request: { id, attributes } }: { request: RequestToDecide }) {
  const { name, domain, people } = attributes;
  const [role, setRole] = useState<Role>(people === 0 ? 'owner' : 'recruiter');
  const [isDeclining, setDeclining] = useState(false);
  const [reason, setReason] = useState('');
  const toast = useToast();
  const { approve, decline } = useDecideRequest({
    approved: () => toast.show(m.hiring_staff_approved()),
    declined: () => toast.show(m.hiring_staff_declined()),
  });
  const params = { id };
  return (
    <div className="row items-end">
      <SelectField
        label={m.hiring_invite_role()}
        options={roleOptions()}
        value={role}
        onChange={(event) => setRole(toRole(event.target.value))}
      />
      <ReasonAct
        label={m.hiring_staff_approve()}
        icon={Check}
        variant="solid"
        title={m.hiring_staff_approve_title({ company: name })}
        preset={domain === 'same' ? DOMAINS.same.label() : ''}
        change={approve}
        onSave={(why, close) => approve.mutate({ params, json: { role, reason: why } }, { onSuccess: close })}
      />
      <Button variant="quiet" small onClick={() => setDeclining(true)}>
        {m.hiring_staff_decline()}
      </Button>
      {isDeclining && (
        <FormDialog
          title={m.hiring_staff_decline_title()}
          subtitle={m.hiring_staff_decline_text()}
          save={m.hiring_staff_decline()}
          change={decline}
          onSave={() => decline.mutate({ params, json: { reason } })}
          onClose={() => setDeclining(false)}
        >
          <TextArea
            label={m.hiring_staff_reason()}
            required
            minLength={5}
            maxLength={500}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </FormDialog>
      )}
    </div>
  );
}
