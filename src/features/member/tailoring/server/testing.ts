/** Factories for tests: a scored application whose résumé says things in other words than the ad. */
import type { TestApp, TestUser } from '#app/boot/testing.ts';
import { aScoredApplication } from '#features/member/fitment/server/testing.ts';

export const SENTENCES = [
  'Explained every variance to the directors after an analysis of its causes',
  'Reconciled each invoice that a vendor sent with the goods received',
];
const AD = `## What we need
- Variance analysis.
- Vendor invoice reconciliation.
- SQL and Excel.
- Experience with stakeholder reporting.`;
export const RESUME = `Asha Menon
asha@people.example

Experience
Accountant, Cedar Mills, Jan 2020 to Present
${SENTENCES.map((sentence) => `- ${sentence}`).join('\n')}
- Prepared the books of the mill with two colleagues and closed every month within five days`;
const EXPERIENCE = [
  { title: 'Accountant', organisation: 'Cedar Mills', started_on: '2020-01', ended_on: null, text: SENTENCES.join('\n') },
];

/** An application with two lines to suggest, and a profile that has their sentences. */
export async function anApplicationToTailor(
  app: TestApp,
  member?: TestUser & { id: string; slug: string; name: string },
  resume = RESUME,
) {
  const scored = await aScoredApplication(app.context(), {
    title: 'Finance analyst',
    description: AD,
    resume,
    ...(member && { member }),
  });
  await app.call(scored.member, 'PATCH /api/users/profile', { json: { experience: EXPERIENCE, skills: ['SQL', 'Hindi'] } });
  return scored;
}
