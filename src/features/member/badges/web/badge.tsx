import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { foreignLanguageTag } from '#platform/language/language.ts';
import { m } from '#platform/messages/messages.js';
import { urlOf, type CallOutput } from '#platform/browser/api.ts';
import { formatDate, formatHours, noonOfDay } from '#platform/language/format.ts';
import { ShareMenu } from '#platform/ui/share-menu.tsx';
import { mutation } from '#platform/browser/queries.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Button, ButtonLink } from '#platform/ui/button.tsx';
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx';
import { Icon } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import { badgeQuery } from './queries.ts';
import './badge.css';

const route = getRouteApi('/credentials/$id');

type Badge = CallOutput<'GET /api/credentials/{id}'>['data'];

/** The public page of a badge with its verification. */
export function BadgePage() {
  const { id } = route.useParams();
  const badge = useSuspenseQuery(badgeQuery(id)).data.data;
  const { checks, withdrawn_at } = badge.attributes;
  const isValid = checks.signature && checks.contents && checks.standing;
  return (
    <main className="container page-top stack credential gap-7">
      {withdrawn_at ? (
        <Banner kind="bad">{m.badges_withdrawn({ date: formatDate(withdrawn_at, 'full') })}</Banner>
      ) : (
        <Banner kind={isValid ? 'good' : 'bad'}>{isValid ? m.badges_valid() : m.badges_invalid()}</Banner>
      )}
      <BadgeHeader badge={badge} />
      <section className="panel stack gap-3" aria-labelledby="checks">
        <h2 id="checks" className="part-title">
          {m.badges_checks()}
        </h2>
        <ul className="stack gap-2">
          <CheckLine passed={checks.signature} label={m.badges_check_signature({ issuer: badge.attributes.issuer })} />
          <CheckLine passed={checks.contents} label={m.badges_check_contents()} />
          <CheckLine passed={checks.standing} label={m.badges_check_standing()} />
        </ul>
        <Meaning badge={badge} />
      </section>
      {badge.attributes.skills.length > 0 && (
        <TitledSection id="badge-skills" title={m.badges_skills()}>
          <ul className="panel stack gap-2.5">
            {badge.attributes.skills.map((skill) => (
              <li key={skill.skill_id} className="row">
                <b>{skill.name}</b>
                <span className="small soft push">
                  {skill.grade ? GRADE_LABELS[skill.grade]() : formatHours(skill.hours)} ·{' '}
                  {formatDate(noonOfDay(skill.done_on), 'full')}
                </span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </main>
  );
}

const GRADE_LABELS = { checked: m.badges_grade_checked, shown: m.badges_grade_shown };

function Meaning({ badge: { attributes: badge } }: { badge: Badge }) {
  if (badge.claimed) return <p className="small soft">{m.badges_meaning()}</p>;
  const has = (grade: 'checked' | 'shown') => badge.skills.some((skill) => skill.grade === grade);
  return (
    <div className="stack small soft gap-1">
      {has('checked') && <p>{m.badges_meaning_checked()}</p>}
      {has('shown') && <p>{m.badges_meaning_shown()}</p>}
    </div>
  );
}

function BadgeHeader({ badge: { id, attributes: badge } }: { badge: Badge }) {
  const picture = urlOf('GET /api/credentials/{id}/badge.svg', { params: { id } });
  const standing = badge.checks.standing;
  return (
    <header className="credential-head">
      {standing && <img src={picture} alt="" width="200" height="200" />}
      <div className="stack min-w-0 gap-2.5">
        <p className="eyebrow">{m.badges_eyebrow({ issuer: badge.issuer })}</p>
        <h1 lang={foreignLanguageTag(badge.title)}>{badge.title}</h1>
        {badge.recipient && (
          <p className="lead">
            {m.badges_to()}{' '}
            {badge.recipient_slug ? (
              <TextLink render={<Link to="/profile/$slug" params={{ slug: badge.recipient_slug }} />}>{badge.recipient}</TextLink>
            ) : (
              badge.recipient
            )}
          </p>
        )}
        <p className="soft">{m.badges_issued({ date: formatDate(badge.issued_at, 'full') })}</p>
        {badge.claimed && (
          <Tag tone="warn" className="start">
            {m.badges_claimed()}
          </Tag>
        )}
        {standing && (
          <div className="row">
            <ShareMenu variant="solid" title={m.badges_share_title(badge)} path={`/credentials/${id}`} />
            <ButtonLink
              variant="quiet"
              icon={Download}
              href={urlOf('GET /api/credentials/{id}/badge.jwt', { params: { id } })}
              download
            >
              {m.badges_download()}
            </ButtonLink>
            <ButtonLink variant="quiet" icon={Download} href={picture} download>
              {m.badges_download_picture()}
            </ButtonLink>
            {badge.can.withdraw && <WithdrawButton id={id} />}
          </div>
        )}
      </div>
    </header>
  );
}

const CheckLine = ({ passed, label }: { passed: boolean; label: string }) => (
  <li className="row flex-nowrap gap-2.5">
    <Icon of={passed ? Check : X} className={passed ? 'good-ink' : 'bad-ink'} />
    <span>
      {label} <span className="visually-hidden">{passed ? m.badges_yes() : m.badges_no()}</span>
    </span>
  </li>
);

function WithdrawButton({ id }: { id: string }) {
  const [confirming, setConfirming] = useState(false);
  const client = useQueryClient();
  const withdraw = useMutation({
    ...mutation('DELETE /api/credentials/{id}'),
    onSuccess: (response) => {
      client.setQueryData(badgeQuery(id).queryKey, response);
      setConfirming(false);
    },
  });
  return (
    <ConfirmDialog
      open={confirming}
      onOpenChange={setConfirming}
      trigger={
        <Button variant="bare" danger>
          {m.badges_withdraw()}
        </Button>
      }
      title={m.badges_withdraw_title()}
      action={m.badges_withdraw()}
      loading={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ params: { id } })}
    >
      {withdraw.error ? withdraw.error.message : m.badges_withdraw_text()}
    </ConfirmDialog>
  );
}
