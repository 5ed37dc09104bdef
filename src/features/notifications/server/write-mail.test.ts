import { expect, test } from 'vitest';
import { readConfig } from '#platform/server/config.ts';
import { writeMail } from './write-mail.ts';

const config = readConfig({ APP_ENV: 'test', APP_ORIGIN: 'https://pathlight.example' });
const person = { id: 'p', slug: 'asha', name: 'Asha <Menon>', email: 'asha@people.example', emailVerified: true };
const notice = {
  userId: 'p',
  kind: 'score-unlocked',
  occasion: 'score-unlocked:1',
  facts: { job: 'Data analyst', company: 'Lumen & Sons' },
  url: '/fitment-score/1',
} as const;

test('the mail of something paid for leads to it and to its receipt, in both of its parts', () => {
  const page = '/fitment-scores/1/payment/status?txnid=Tabc';
  const { text, html = '' } = writeMail(config, { id: 'm', person, notice: { ...notice, receipt: page } });
  for (const part of [text, html])
    for (const link of ['/fitment-score/1', page]) expect(part).toContain(`https://pathlight.example${link}`);
  expect(text).toContain('Your receipt: ');
  expect(html).toContain('Lumen &amp; Sons');
  expect(html).not.toContain('<Menon>');
});

test('other mail speaks of no receipt', () => {
  const { text, html } = writeMail(config, { id: 'm', person, notice });
  expect(`${text}${html}`).not.toContain('receipt');
});
