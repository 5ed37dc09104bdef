import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { m } from '#platform/messages/messages.js';
import { Mark } from '#platform/ui/art/mark.tsx';
import { formatRupees } from '#platform/language/format.ts';
import { ErrorState } from '#platform/ui/error-state.tsx';
import { Item, ItemTitle, List } from '#platform/ui/list.tsx';
import { Meta } from '#platform/ui/meta.tsx';
import { SkeletonList } from '#platform/ui/skeleton.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { amountsQuery, referableUniversitiesQuery } from './queries.ts';

/** Programs and universities with referral amounts. */
export function ReferralOffers() {
  return (
    <>
      <section className="stack gap-3" aria-labelledby="referral-programs">
        <h2 id="referral-programs">{m.referrals_programs_title()}</h2>
        <Programs />
      </section>
      <Universities />
    </>
  );
}

function Programs() {
  const amounts = useQuery(amountsQuery());
  if (amounts.isError) return <ErrorState onRetry={() => void amounts.refetch()} retrying={amounts.isFetching} />;
  if (!amounts.data) return <SkeletonList rows={3} />;
  if (amounts.data.data.length === 0) return <p className="muted">{m.referrals_programs_none()}</p>;
  return (
    <List>
      {amounts.data.data.map(({ id, attributes }) => (
        <Item
          key={id}
          art={<Mark slug={id} name={attributes.provider} size={44} />}
          action={<Amount label={formatRupees(attributes.amount * 100)} />}
        >
          <ItemTitle render={<Link to="/referral-courses/$id" params={{ id }} />}>{attributes.title}</ItemTitle>
          <Meta>
            {attributes.provider}
            {m.referrals_program_fee({ fee: formatRupees(attributes.fee * 100) })}
          </Meta>
        </Item>
      ))}
    </List>
  );
}

/** Universities whose programs have a referral amount; nothing without any. */
function Universities() {
  const universities = useQuery(referableUniversitiesQuery());
  if (!universities.data || universities.data.data.length === 0) return null;
  return (
    <section className="stack gap-3" aria-labelledby="referral-universities">
      <h2 id="referral-universities">{m.referrals_universities_title()}</h2>
      <List>
        {universities.data.data.map(({ id, attributes: university }) => (
          <Item
            key={id}
            art={<Mark slug={university.code} name={university.name} size={44} />}
            action={<Amount label={m.referrals_universities_up_to({ amount: formatRupees(university.referral_up_to * 100) })} />}
          >
            <ItemTitle
              render={
                <Link
                  to="/university/$university_code/$university_name"
                  params={{ university_code: university.code, university_name: university.code }}
                />
              }
            >
              {university.name}
            </ItemTitle>
            <Meta>
              {[university.city, university.country].filter(Boolean).join(', ')}
              {m.referrals_universities_programs({ count: university.referral_programs })}
            </Meta>
          </Item>
        ))}
      </List>
    </section>
  );
}

const Amount = ({ label }: { label: string }) => <Tag tone="good">{label}</Tag>;
