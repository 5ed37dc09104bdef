import { getPerson } from '#features/base/accounts/server/index.ts';
import { getStoredProfile } from '#features/member/profiles/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import type { AdditionalDetails, BasicDetails } from '../contract.ts';

type Suggested = { basic: Partial<BasicDetails>; additional: Partial<AdditionalDetails> };

/** Suggests answers from the member's last application or profile. They are stored only when the member saves the step. */
export async function suggestAnswers(ctx: Context, userId: string, exceptFormId: string): Promise<Suggested> {
  const [person, { owner, profile }, last] = await Promise.all([
    getPerson(ctx, userId),
    getStoredProfile(ctx, { id: userId }),
    ctx.db
      .selectFrom('application_forms')
      .select(['basic', 'additional'])
      .where('user_id', '=', userId)
      .where('id', '<>', exceptFormId)
      .where('basic', 'is not', null)
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  const [latestStudy] = profile.education;
  const [latestRole] = profile.experience;
  return {
    basic: last?.basic ?? {
      name: person.name,
      email: person.email,
      city: owner.location,
      qualification: latestStudy?.title ?? '',
      institution: latestStudy?.organisation ?? '',
      occupation: latestRole ? `${latestRole.title}, ${latestRole.organisation}` : owner.headline,
    },
    additional: last?.additional ? { statement: last.additional.statement, answers: last.additional.answers } : {},
  };
}
