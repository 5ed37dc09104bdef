import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  FactList,
  OpenForm,
  Pane,
  PaneHistory,
  PaneSection,
  useHasScope,
  type ResourcePaneProps,
} from '#features/operations/staff/web/index.ts';
import { useProviderNames } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { formatDate, formatDateTime, formatRelative, formatRupees } from '#platform/language/format.ts';
import { Avatar } from '#platform/ui/art/avatar.tsx';
import { Banner } from '#platform/ui/banner.tsx';
import { useNow } from '#platform/ui/hooks/use-now.ts';
import { Meta } from '#platform/ui/meta.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { MEASURES, PURCHASE_STATES, SCOPES } from './labels.ts';
import { DeletionActs, EmailAct, LiftAct, ModerationActs, SessionsAct } from './member-acts.tsx';
import { MemberState } from './member-state.tsx';
import { memberQuery, useOpenMember, type Member, type MemberDetails, type MemberItem } from './queries.ts';
import { RolesSection } from './roles-section.tsx';
import './members.css';

const PAISE = 100;

/** One account: what may be seen of it, what was decided, and what staff can do. */
export function MemberPane({ id, rows, onOpen }: ResourcePaneProps<MemberItem>) {
  const { data } = useSuspenseQuery(memberQuery(id));
  const member = data.data;
  const index = rows.findIndex(({ attributes }) => attributes.slug === id);
  const step = (by: 1 | -1) => {
    const next = rows[index + by];
    if (next) onOpen(next.attributes.slug);
  };
  const { details } = member.attributes;
  return (
    <Pane
      label={member.attributes.name}
      list={{ to: '/staff/members', label: m.members_title() }}
      place={{ index, of: rows.length }}
      onStep={step}
      onClose={() => onOpen(undefined)}
      head={<MemberTitle member={member} />}
    >
      <MemberNotices member={member} />
      {details === null ? <Unopened member={member} /> : <Details member={member} details={details} />}
    </Pane>
  );
}

/** What needs no opening, because it shows nothing of the member's and asks for a reason of its own. */
function Unopened({ member }: { member: Member }) {
  const { slug, can } = member.attributes;
  return (
    <>
      <OpenMember slug={slug} />
      {can.change_roles && <RolesSection member={member} />}
      {can.moderate && <ModerationActs member={member} />}
      {can.help && <DeletionActs.OnRequest member={member} />}
    </>
  );
}

const scopeNames = (scopes: Member['attributes']['staff_scopes']): string =>
  scopes.map((scope) => SCOPES[scope].label()).join(', ') || m.members_role_member();

function OpenMember({ slug }: { slug: string }) {
  const open = useOpenMember();
  return (
    <OpenForm
      presets={[m.members_open_request(), m.members_open_report(), m.members_open_payment()]}
      change={open}
      onOpen={(reason) => open.mutate({ params: { slug }, json: { reason } })}
    />
  );
}

function MemberTitle({ member: { attributes } }: { member: Member }) {
  const { name, email, joined_at, state, slug } = attributes;
  return (
    <div className="member-title">
      <Avatar name={name} size={44} />
      <div className="stack gap-1 min-w-0">
        <h2>{name}</h2>
        <Meta>
          <MemberState state={state} />
          {email && <span className="member-address">{email}</span>}
          <span>{m.members_since({ day: formatDate(joined_at) })}</span>
          {state !== 'deleted' && (
            <TextLink render={<Link to="/profile/$slug" params={{ slug }} />}>{m.members_profile()}</TextLink>
          )}
        </Meta>
      </div>
    </div>
  );
}

function MemberNotices({ member }: { member: Member }) {
  const { state, suspended_until, deletion, can, details } = member.attributes;
  if (state !== 'suspended' && deletion === null) return null;
  return (
    <div className="work-section">
      {state === 'suspended' && (
        <Banner kind="warn" action={can.moderate && details !== null && <LiftAct member={member} />}>
          {suspended_until ? m.members_suspended_until({ when: formatDateTime(suspended_until) }) : m.members_suspended_open()}
        </Banner>
      )}
      {deletion && (
        <Banner kind="bad" action={can.help && details !== null && <DeletionActs.Keep member={member} />}>
          {m.members_deletion_due({ when: formatDateTime(deletion.due_at), reason: deletion.reason })}
        </Banner>
      )}
    </div>
  );
}

function Details({ member, details }: { member: Member; details: MemberDetails }) {
  const { can } = member.attributes;
  return (
    <>
      <p className="work-section small muted">{m.members_opened_for({ reason: details.opened_for })}</p>
      <Facts member={member} details={details} />
      {can.change_roles && <RolesSection member={member} />}
      {details.measures.length > 0 && <Measures measures={details.measures} />}
      <Purchases details={details} />
      <SignedIn member={member} details={details} />
      {can.moderate && <ModerationActs member={member} />}
      {can.help && <DeletionActs.OnRequest member={member} />}
      <PaneHistory entries={details.history} all={member.id} />
    </>
  );
}

function Facts({ member, details }: { member: Member; details: MemberDetails }) {
  const { staff_scopes, can } = member.attributes;
  const nameOf = useProviderNames();
  const providers = details.identities.map(({ provider }) => nameOf(provider)).join(', ');
  const facts = [
    [m.members_signs_in_with(), providers || m.members_nothing()],
    [m.members_place(), details.location || m.members_nothing()],
    [m.members_headline(), details.headline || m.members_nothing()],
    [m.members_language(), details.language === 'hi' ? 'हिन्दी' : 'English'],
    // Who may change roles has a section for them.
    [m.members_roles(), can.change_roles ? null : scopeNames(staff_scopes)],
  ] as const;
  return (
    <PaneSection title={m.members_facts()} aside={can.help && <EmailAct member={member} />}>
      <FactList facts={facts} />
    </PaneSection>
  );
}

function Measures({ measures }: { measures: MemberDetails['measures'] }) {
  return (
    <PaneSection title={m.members_measures()}>
      <ul className="member-lines">
        {measures.map(({ id, attributes }) => (
          <li key={id}>
            <b>{MEASURES[attributes.kind]()}</b> {attributes.title}
            <span className="muted small">
              {' '}
              {m.members_measure_by({ name: attributes.decided_by, day: formatDate(attributes.at) })}
              {attributes.lifted_at && ` · ${m.moderation_measure_lifted({ day: formatDate(attributes.lifted_at) })}`}
            </span>
            <p className="small">{attributes.reason}</p>
            {attributes.note && <p className="small muted">{m.members_note({ note: attributes.note })}</p>}
          </li>
        ))}
      </ul>
    </PaneSection>
  );
}

function Purchases({ details: { purchases } }: { details: MemberDetails }) {
  const mayOpen = useHasScope('finance');
  return (
    <PaneSection title={m.members_purchases()}>
      {purchases.length === 0 ? (
        <p className="muted small">{m.members_no_purchases()}</p>
      ) : (
        <ul className="member-lines">
          {purchases.map(({ id, title, txnid, amount, status, created_at }) => (
            <li key={id} className="member-line">
              <span className="min-w-0">
                {mayOpen ? (
                  <TextLink render={<Link to="/staff/$place/$id" params={{ place: 'purchases', id }} />}>{title}</TextLink>
                ) : (
                  title
                )}
                <span className="work-sub">{`${txnid} · ${formatDate(created_at)}`}</span>
              </span>
              <span className="work-figure">
                <b>{formatRupees(amount * PAISE)}</b>
                <span className="work-sub">{PURCHASE_STATES[status]()}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </PaneSection>
  );
}

function SignedIn({ member, details: { sessions } }: { member: Member; details: MemberDetails }) {
  const now = useNow();
  return (
    <PaneSection
      title={m.members_sessions()}
      aside={member.attributes.can.help && sessions.length > 0 && <SessionsAct member={member} />}
    >
      {sessions.length === 0 ? (
        <p className="muted small">{m.members_no_sessions()}</p>
      ) : (
        <ul className="member-lines">
          {sessions.map(({ id, device, ip_prefix, last_seen_at }) => (
            <li key={id}>
              {device || m.members_device_unknown()}
              <span className="work-sub">{`${ip_prefix || '–'} · ${formatRelative(last_seen_at, now)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </PaneSection>
  );
}
