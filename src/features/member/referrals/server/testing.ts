/** Test fixtures: referrals between members. */
import type { TestApp } from '#app/boot/testing.ts';
import { aMember, type TestMember } from '#features/base/accounts/server/testing.ts';
import { aConfirmedForm } from '#features/member/program-applications/server/testing.ts';

/** A referral by the given member, or between two new members. */
export async function aReferral(app: TestApp, options: { referrer?: TestMember; sameDevice?: boolean } = {}) {
  const { referrer = await aMember(app.context()), sameDevice = false } = options;
  const referred = await aMember(app.context());
  const { id } = await app
    .context()
    .db.insertInto('referrals')
    .values({ referrer_id: referrer.id, referred_id: referred.id, same_device: sameDevice, joined_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, referrer, referred };
}

/** A referral with a paid fee of ₹500 and a claimable amount of ₹200. */
export async function aPaidReferral(app: TestApp, referrer: TestMember) {
  const referral = await aReferral(app, { referrer });
  const form = await aConfirmedForm(app, { member: referral.referred });
  const { program_id } = await app
    .context()
    .db.selectFrom('application_forms')
    .select('program_id')
    .where('id', '=', form.id)
    .executeTakeFirstOrThrow();
  const amounts = { paid_paise: 50_000, amount_paise: 20_000, paid_at: app.clock.now() };
  await app
    .context()
    .db.insertInto('referral_payments')
    .values({ application_form_id: form.id, referral_id: referral.id, program_id, ...amounts })
    .execute();
  return referral;
}
