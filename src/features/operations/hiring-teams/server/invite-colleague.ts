import { audit, getPerson } from '#features/base/accounts/server/index.ts';
import { localizePath } from '#platform/language/language.ts';
import { formatDate } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { signedIn, type Context } from '#platform/http/context.ts';
import { conflict } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import type { CompanyRole } from '../contract.ts';
import { getCompany, type TeamCompany } from './get-company.ts';
import { presentTeam } from './present-team.ts';

const DAY_MS = 86_400_000;
const VALID_DAYS = 14;

/** Invites a colleague by mail. The same address again gets a new mail with the new role and another fortnight. */
export const inviteColleague: UseCase<'POST /api/hiring/companies/{slug}/invitations'> = async (ctx, { params, body }) => {
  const viewer = signedIn(ctx);
  const company = await getCompany(ctx, params.slug, 'own');
  const email = body.email.trim();
  if (await worksThere(ctx, company, email)) throw conflict('works-there');
  const expires_at = new Date(ctx.clock.now().getTime() + VALID_DAYS * DAY_MS);
  const values = { email, role: body.role, invited_by: viewer.id, expires_at };
  await ctx.db
    .deleteFrom('company_invitations')
    .where('company_id', '=', company.id)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .execute();
  const { id } = await ctx.db
    .insertInto('company_invitations')
    .values({ ...values, company_id: company.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueMail(ctx, { ...renderInvitation(ctx, { id, company, email, role: body.role, expires: expires_at }), userId: null });
  await audit(ctx, { action: 'company.invited', objectType: 'company', objectId: company.id, details: { id, role: body.role } });
  return presentTeam(ctx, company);
};

async function worksThere(ctx: Context, company: TeamCompany, email: string): Promise<boolean> {
  const people = await ctx.db.selectFrom('company_people').select('user_id').where('company_id', '=', company.id).execute();
  const persons = await Promise.all(people.map(({ user_id }) => getPerson(ctx, user_id)));
  return persons.some((person) => person.emailVerified && person.email.toLowerCase() === email.toLowerCase());
}

type Invitation = { id: string; company: TeamCompany; email: string; role: CompanyRole; expires: Date };

/** In the language of the page that it was sent from, because the reader's is not known. */
function renderInvitation(ctx: Context, { id, company, email, role, expires }: Invitation) {
  const link = new URL(localizePath(`/hiring/invitations/${id}`), ctx.config.APP_ORIGIN).href;
  const names = { company: company.name, brand: ctx.config.BRAND_NAME, person: signedIn(ctx).name };
  return {
    id: `company-invitation-${id}`,
    to: email,
    subject: m.hiring_invite_mail_subject(names),
    text: m.hiring_invite_mail_text({
      ...names,
      link,
      role: ROLE_NAMES[role](),
      date: formatDate(expires.toISOString(), 'full'),
    }),
  };
}

const ROLE_NAMES: Record<CompanyRole, () => string> = {
  owner: m.hiring_role_owner,
  recruiter: m.hiring_role_recruiter,
  viewer: m.hiring_role_viewer,
};
