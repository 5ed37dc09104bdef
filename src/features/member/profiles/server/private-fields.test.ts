/** What no response about a member tells others. */
import { expect, test } from 'vitest';
import { openTestApp } from '#app/boot/testing.ts';
import { aMember } from '#features/base/accounts/server/testing.ts';
import { anOpenPurchase, PAYER_PHONE } from '#features/base/payments/server/testing.ts';
import { aBoard, aCard } from '#features/catalogue/boards/server/testing.ts';
import { aQuestion } from '#features/catalogue/forum/server/testing.ts';

const app = openTestApp();
const EMAIL = 'asha.private@people.example';
const INTEREST = 'zebrafishkeeping';

test('the e-mail address, the telephone number and the interests of a member are in no response about them or what they wrote', async () => {
  const asha = await aMember(app.context(), { name: 'Asha Menon', email: EMAIL });
  // Somebody else has written about it.
  await aQuestion(app, { hashtags: [INTEREST] });
  await app.call(asha, 'POST /api/users/update_user_interest', { json: { hashtags: [INTEREST] } });
  const { slug: board } = (await aBoard(app, asha, { title: 'Open to all' })).attributes;
  await aCard(app, asha, board);
  const question = await aQuestion(app, { author: asha });
  const own = JSON.stringify(await app.call(asha, 'GET /api/users/auth/logged_in'));
  for (const secret of [EMAIL, INTEREST]) expect(own).toContain(secret);
  // The digits that the provider gets are stored with what was bought.
  await anOpenPurchase(app.context(), asha);
  const phone = PAYER_PHONE.slice(3);
  const ben = await aMember(app.context());
  for (const cookie of ['', ben.cookie])
    for (const path of [
      `/api/users/${asha.slug}`,
      `/api/users/${asha.slug}/boards`,
      `/api/users/${asha.slug}/all_cards`,
      `/api/boards/${board}`,
      `/api/questions/${question.slug}`,
    ]) {
      const response = await app.fetch(path, { headers: { cookie } });
      const text = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      for (const secret of [EMAIL, INTEREST, phone]) expect([path, text.includes(secret)]).toEqual([path, false]);
    }
});
