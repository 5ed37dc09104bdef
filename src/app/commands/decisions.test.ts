/** Commands that decide about people, and the name in which they do it. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { anApplication } from '#features/catalogue/jobs/server/testing.ts';
import { aConfirmedForm } from '#features/member/program-applications/server/testing.ts';
import { aPaidReferral } from '#features/member/referrals/server/testing.ts';
import { aContestedPurchase } from '#features/base/payments/server/testing.ts';
import { aStoredLead } from '#features/base/leads/server/testing.ts';
import { aFailedMail, aFailedTask } from '#features/operations/system/server/testing.ts';
import { applicationsCommand } from './applications.ts';
import { cashbacksCommand } from './cashbacks.ts';
import { contestsCommand } from './contests.ts';
import type { Command } from './command.ts';
import { jobApplicationsCommand } from './job-applications.ts';
import { leadsCommand } from './leads.ts';
import { mailsCommand } from './mails.ts';
import { skillsCommand } from './skills.ts';
import { tasksCommand } from './tasks.ts';

const app = openTestApp();
afterEach(() => vi.restoreAllMocks());

/** What a command prints. */
async function run(command: Command, ...args: string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await command.prepare(args)(app.context());
  return log.mock.calls.flat().join('\n');
}

async function aClaim(): Promise<string> {
  const { id, referrer } = await aPaidReferral(app, await aMember(app.context()));
  return (await app.call(referrer, 'POST /api/claim_cashbacks', { json: { referral_id: id } })).data.id;
}

const CASES: [string, Command, () => Promise<[string, ...string[]]>][] = [
  ['cashback.hold', cashbacksCommand, async () => [await aClaim(), 'hold', '--reason', 'A question first']],
  [
    'application-form.under_review',
    applicationsCommand,
    async () => [(await aConfirmedForm(app, { fee: 0 })).id, 'under_review'],
  ],
  [
    'job-application.viewed',
    jobApplicationsCommand,
    async () => [(await anApplication(app.context(), { user_id: (await aMember(app.context())).id })).id, 'viewed'],
  ],
  ['mail.replay', mailsCommand, async () => ['replay', await aFailedMail(app.context())]],
  ['mail.drop', mailsCommand, async () => ['drop', await aFailedMail(app.context())]],
  ['task.retry', tasksCommand, async () => ['retry', await aFailedTask(app.context())]],
  [
    'contest.answer',
    contestsCommand,
    async () => [
      (await aContestedPurchase(app.context(), await aMember(app.context()))).contestId,
      'mended',
      '--answer',
      'The dead link is replaced.',
    ],
  ],
  ['skill.correct', skillsCommand, async () => ['correct', 'kubernetes', '--add', randomUUID(), '--reason', 'People write it']],
  ['lead.change', leadsCommand, async () => ['--answered', (await aStoredLead(app.context())).slice(0, 8)]],
];

test.each(CASES)('%s by a command is in the audit log with the member of staff who was named', async (action, command, order) => {
  const kavya = await aMember(app.context(), { name: 'Kavya Iyer', staff: true });
  const args = await order();
  await run(command, ...args, '--as', kavya.slug);
  const { data } = await app.call(kavya, 'GET /api/staff/audit_log', { query: { action } });
  expect(data.map(({ attributes: { actor, by_command } }) => [actor?.name, by_command])).toEqual([['Kavya Iyer', true]]);
});

test.each(CASES)('%s names nobody who is not staff, and changes nothing then', async (action, command, order) => {
  const member = await aMember(app.context());
  const staff = await aMember(app.context(), { staff: true });
  const entries = async () => (await app.call(staff, 'GET /api/staff/audit_log', { query: { action } })).data.length;
  const before = await entries();
  const args = action === 'mail.replay' ? ['replay', 'all'] : await order();
  await expect(run(command, ...args, '--as', member.slug)).rejects.toThrow('is not staff');
  expect(await entries()).toBe(before);
});

test.each(CASES)('%s asks who decides, and changes nothing without', async (action, command, order) => {
  const staff = await aMember(app.context(), { staff: true });
  const entries = async () => (await app.call(staff, 'GET /api/staff/audit_log', { query: { action } })).data.length;
  const args = await order();
  const before = await entries();
  await expect(run(command, ...args)).rejects.toThrow('--as SLUG_OR_EMAIL');
  expect(await entries()).toBe(before);
});

test('unknown options of a command are refused', () => {
  for (const [, command] of CASES) expect(() => command.prepare(['--by', 'kavya'])).toThrow('--by');
});
