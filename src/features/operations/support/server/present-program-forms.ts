import { findOpening } from '#features/base/accounts/server/index.ts';
import {
  findSentForm,
  nextStatuses,
  openedForm,
  presentForm,
  type SentForm,
} from '#features/member/program-applications/server/index.ts';
import { findAuditEntries } from '#features/operations/staff/server/index.ts';
import { staffOnly, type Context } from '#platform/http/context.ts';
import { notFound } from '#platform/http/errors.ts';

const PAISE = 100;

const formFields = ({ title, provider, code, slug, name, status, submitted_at, paid_paise, returned_at }: SentForm) => ({
  title,
  provider,
  program_code: code,
  member: { name, slug },
  status,
  sent_at: submitted_at?.toISOString() ?? '',
  paid: paid_paise === null ? null : paid_paise / PAISE,
  returned: returned_at !== null,
});

export const presentFormItem = (row: SentForm) => ({ id: row.id, type: 'staff_form' as const, attributes: formFields(row) });

/** One application, with what the applicant wrote while the viewer has it open; 404 for an unknown one. */
export async function presentProgramForm(ctx: Context, id: string) {
  const viewer = staffOnly(ctx);
  const row = await findSentForm(ctx, id);
  if (!row) throw notFound('application');
  const opening = await findOpening(ctx, viewer.id, openedForm(id));
  return {
    data: {
      id,
      type: 'staff_form' as const,
      attributes: {
        ...formFields(row),
        details:
          opening === null
            ? null
            : {
                opened_for: opening,
                form: (await presentForm(ctx, id)).data,
                history: await findAuditEntries(ctx, { type: openedForm(id).type, id }),
              },
        next: [...nextStatuses(row.status)],
      },
    },
  };
}
