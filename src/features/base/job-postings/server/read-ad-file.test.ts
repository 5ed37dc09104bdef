import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { readAdFile } from './index.ts';
import type { ReadOptions } from './posting.ts';
import { readOptions } from './testing.ts';

let options: ReadOptions;
beforeAll(async () => {
  options = await readOptions();
});
const read = (name: string, bytes: Uint8Array) => readAdFile({ name, bytes }, options);
const bytesOf = (text: string) => new TextEncoder().encode(text);

test('a text file is read like a pasted text', async () => {
  const text = 'Accountant required in Surat.\nTally and GST, 2 years experience must, B.Com.';
  expect(await read('Notice.TXT', bytesOf(text))).toMatchObject({ posting: { origin: 'text', title: { value: 'Accountant' } } });
});

test.each([
  ['a photograph by its name', 'WhatsApp Image 2026-12-06.jpeg', bytesOf('x'), { kind: 'picture' }],
  ['a photograph by its content', 'notice.pdf', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), { kind: 'picture' }],
  ['a screenshot by its content', 'notice', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), { kind: 'picture' }],
  ['a spreadsheet', 'jobs.xlsx', bytesOf('PK'), { kind: 'unreadable_file', reason: 'unknown_type' }],
  ['a broken PDF', 'notice.pdf', bytesOf('%PDF-1.4'), { kind: 'unreadable_file', reason: 'broken' }],
  [
    'a document with a password',
    'notice.docx',
    Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0]),
    { kind: 'unreadable_file', reason: 'encrypted' },
  ],
  ['an empty file', 'notice.pdf', new Uint8Array(), { kind: 'empty' }],
  ['a file of more than 5 MB', 'notice.txt', new Uint8Array(5_000_001), { kind: 'too_large' }],
])('%s is refused with its reason', async (_description, name, bytes, problem) => {
  expect(await read(name, bytes)).toEqual({ ok: false, problem });
});

test('any bytes under any name are answered without an error', async () => {
  const name = fc.constantFrom('a.pdf', 'a.docx', 'a.txt', 'a.png', 'a', '.pdf', 'a.doc');
  await fc.assert(
    fc.asyncProperty(name, fc.uint8Array({ maxLength: 2000 }), async (fileName, bytes) => void (await read(fileName, bytes))),
    { numRuns: 100 },
  );
});
