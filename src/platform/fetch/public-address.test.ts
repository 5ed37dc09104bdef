import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { PUBLIC_ADDRESS } from './testing.ts';

test('an address of a private, local or reserved range is never public', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
    fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
    fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
    fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
  );
  fc.assert(
    fc.property(inside, (bytes) => {
      const v4 = bytes.join('.');
      const hex = bytes
        .map((value) => value.toString(16).padStart(2, '0'))
        .join('')
        .replace(/^(.{4})/, '$1:');
      for (const address of [v4, `::ffff:${v4}`, `::ffff:${hex}`, `64:ff9b::${hex}`, `2002:${hex}::1`, `::${v4}`])
        expect(isPublicAddress(address), address).toBe(false);
    }),
  );
  for (const address of [
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '2001:db8::1',
    '2001::1',
    'x',
  ])
    expect(isPublicAddress(address), address).toBe(false);
  for (const address of ['8.8.8.8', PUBLIC_ADDRESS, '2606:4700:4700::1111', '172.32.0.1', '100.128.0.1'])
    expect(isPublicAddress(address), address).toBe(true);
});
