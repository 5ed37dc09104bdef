import { expect, test } from 'vitest';
import { findAddressHost } from './find-address.ts';

test.each([
  ['https://jobs.kestrel.example/42?from=mail', 'jobs.kestrel.example'],
  ['  http://www.kestrel.example  ', 'kestrel.example'],
  ['kestrel.example/jobs/42', 'kestrel.example'],
])('%s is an address at %s', (text, host) => expect(findAddressHost(text)).toBe(host));

test.each(['', 'Accountant required in Surat', 'kestrel.example', 'See https://kestrel.example/42 for more'])(
  '“%s” is no address alone',
  (text) => expect(findAddressHost(text)).toBeNull(),
);
