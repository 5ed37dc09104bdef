import { audit, requireScope, setEmail } from '#features/base/accounts/server/index.ts';
import type { Reportables } from '#features/base/moderation/server/index.ts';
import { m } from '#platform/messages/messages.js';
import { problem } from '#platform/http/errors.ts';
import type { UseCase } from '#platform/http/http.ts';
import { inLanguage } from '#platform/http/request-language.ts';
import { maskAddress } from '#platform/mail/mask-address.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { changeMember } from './change-member.ts';

/** Corrects the address for mail and receipts; both addresses are told. The audit log keeps only parts of them. */
export const correctEmail =
  (reportables: Reportables): UseCase<'PUT /api/staff/members/{slug}/email'> =>
  async (ctx, { params, body }) => {
    requireScope(ctx, 'support');
    return changeMember(ctx, { slug: params.slug, reportables }, async ({ id, name, email, language }) => {
      if (email !== body.before) throw problem(412, 'member-changed-meanwhile');
      if (email === body.email) return;
      await setEmail(ctx, id, body.email);
      await audit(ctx, {
        action: 'member.correct-email',
        objectType: 'user',
        objectId: id,
        details: { before: { email: maskAddress(email) }, after: { email: maskAddress(body.email) }, reason: body.reason },
      });
      const { BRAND_NAME: brand, SUPPORT_EMAIL: support } = ctx.config;
      for (const to of [email, body.email])
        if (to !== '')
          await inLanguage(language, () =>
            queueMail(ctx, {
              userId: id,
              id: `email-corrected-${ctx.request.id}-${to === email ? 'old' : 'new'}`,
              to,
              subject: m.members_mail_email_subject({ brand }),
              text: m.members_mail_email_text({ name, brand, email: body.email, support }),
            }),
          );
    });
  };
