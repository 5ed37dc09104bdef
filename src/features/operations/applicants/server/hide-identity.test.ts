import { expect, test } from 'vitest';
import { hideIdentity, LEFT_OUT } from './hide-identity.ts';

test('name, e-mail, telephone and addresses are left out of a text, and nothing else', () => {
  const text =
    'I am asha pillai (asha.p@mail.example, +91 98450-12345). See https://asha.example/work. 14 stores since 2021, Ashara is a place.';
  expect(hideIdentity(text, 'Asha Pillai')).toBe(
    `I am ${LEFT_OUT} ${LEFT_OUT} (${LEFT_OUT}, ${LEFT_OUT}). See ${LEFT_OUT} 14 stores since 2021, Ashara is a place.`,
  );
});

test('a name in Hindi and one with signs of a pattern are left out', () => {
  expect(hideIdentity('मैं आशा हूँ', 'आशा')).toBe(`मैं ${LEFT_OUT} हूँ`);
  expect(hideIdentity('Yours, A. (Bo)', 'A. (Bo)')).not.toContain('Bo');
});
