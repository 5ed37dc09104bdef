import { expect, test } from 'vitest';
import { shareAddresses } from './share-addresses.ts';

test('a title with signs and letters of any script arrives whole at every site', () => {
  const title = 'R&D analyst? 100% “remote” & भारत';
  const url = 'https://pathlight.example/hi/boards/first-90-days?rfr=asha';
  const addresses = shareAddresses({ title, url });
  const parameter = (address: string, name: string) => new URL(address).searchParams.get(name);
  expect(parameter(addresses.whatsapp, 'text')).toBe(`${title}\n${url}`);
  expect(parameter(addresses.linkedIn, 'url')).toBe(url);
  expect([parameter(addresses.x, 'text'), parameter(addresses.x, 'url')]).toEqual([title, url]);
  expect(parameter(addresses.mail, 'subject')).toBe(title);
  expect(parameter(addresses.mail, 'body')).toContain(url);
});
