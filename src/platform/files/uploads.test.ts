import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Problem } from '#platform/contract/problem.ts';
import { aZip } from './testing.ts';
import { checkDocument, cleanFileName, decodeText } from './uploads.ts';

const LIMIT = 5 * 1024 * 1024;
const check = (name: string, content: BlobPart, limit = LIMIT) => checkDocument(new File([content], name), limit);
const bytes = (text: string) => new TextEncoder().encode(text);

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const TYPES = { name: '[Content_Types].xml', content: bytes('<Types/>') };
const BODY = { name: 'word/document.xml', content: bytes('<w:document>Ana Silva</w:document>') };

describe('accepted documents', () => {
  test('a PDF, also one with bytes after its end mark', async () => {
    expect(await check('cv.pdf', PDF)).toMatchObject({ kind: 'pdf', name: 'cv.pdf' });
    expect(await check('CV.PDF', `${PDF}${'\0'.repeat(900)}`)).toMatchObject({ kind: 'pdf' });
  });

  test('a Word document', async () => {
    expect(await check('cv.docx', aZip([TYPES, BODY]))).toMatchObject({ kind: 'docx', name: 'cv.docx' });
  });

  test('plain text in UTF-8, UTF-16 and the encoding of older Windows programs', async () => {
    expect(await check('cv.txt', 'Résumé of Ana')).toMatchObject({ kind: 'txt' });
    expect(await check('cv.txt', new Uint8Array(Buffer.from('\ufeffRésumé of Ana', 'utf16le')))).toMatchObject({ kind: 'txt' });
    expect(await check('cv.txt', new Uint8Array(Buffer.from('Résumé of Ana', 'latin1')))).toMatchObject({ kind: 'txt' });
  });
});

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...new TextEncoder().encode('JFIF'), 0, 1, 1, 0, 0, 1]);
const PNG = new Uint8Array([0x89, ...new TextEncoder().encode('PNG\r\n\u001a\n'), 0, 0, 0, 13]);

describe('refused files', () => {
  const refused: readonly [string, string, BlobPart, number, string][] = [
    ['an HTML page named .pdf', 'cv.pdf', '<html><script>alert(1)</script>', 415, 'file-content'],
    ['a PDF behind other bytes', 'cv.pdf', `GIF89a${PDF}`, 415, 'file-content'],
    ['a PDF cut off in the middle', 'cv.pdf', PDF.slice(0, 30), 415, 'file-content'],
    ['a program', 'cv.exe', 'MZ', 415, 'file-type'],
    ['a program behind a document name', 'cv.pdf.exe', PDF, 415, 'file-type'],
    ['a program named .txt', 'cv.txt', new Uint8Array([77, 90, 0, 0, 1, 2]), 415, 'file-content'],
    ['a zip named .txt', 'cv.txt', aZip([BODY]), 415, 'file-content'],
    ['a photograph', 'degree.jpg', JPEG, 415, 'file-type'],
    ['a picture', 'degree.png', PNG, 415, 'file-type'],
    ['a photograph named .pdf', 'degree.pdf', JPEG, 415, 'file-content'],
    ['a picture named .txt', 'degree.txt', PNG, 415, 'file-content'],
    ['a picture named .docx', 'degree.docx', PNG, 415, 'file-content'],
    ['a drawing that can run scripts', 'cv.svg', '<svg onload="alert(1)"/>', 415, 'file-type'],
    ['the old Word format', 'cv.doc', 'x', 415, 'file-type'],
    ['a name without an extension', 'pdf', PDF, 415, 'file-type'],
    ['an empty file', 'cv.pdf', '', 422, 'file-empty'],
    ['text of nothing but spaces', 'cv.txt', ' \n\t ', 422, 'file-empty'],
    ['a zip that is no Word document', 'cv.docx', aZip([{ name: 'readme.txt', content: bytes('hello') }]), 415, 'file-content'],
    ['bytes that are no zip', 'cv.docx', 'PK\u0003\u0004 and then nothing', 415, 'file-content'],
    ['a path out of the archive', 'cv.docx', aZip([TYPES, BODY, { name: '../../x', content: bytes('x') }]), 415, 'file-content'],
    ['an absolute path', 'cv.docx', aZip([TYPES, BODY, { name: '/etc/passwd', content: bytes('x') }]), 415, 'file-content'],
    ['macros', 'cv.docx', aZip([TYPES, BODY, { name: 'word/vbaProject.bin', content: bytes('x') }]), 415, 'file-unsafe'],
    [
      'an archive in the archive',
      'cv.docx',
      aZip([TYPES, BODY, { name: 'word/more.zip', content: bytes('x') }]),
      415,
      'file-unsafe',
    ],
    [
      'a zip bomb with an honest size',
      'cv.docx',
      aZip([TYPES, BODY, { name: 'word/a.xml', content: bytes('x'), claimedSize: 1_000_000_000 }]),
      415,
      'file-unsafe',
    ],
    [
      'a zip bomb that states a small size',
      'cv.docx',
      aZip([TYPES, BODY, { name: 'word/a.xml', content: new Uint8Array(4_000_000), claimedSize: 100 }]),
      415,
      'file-unsafe',
    ],
    [
      'a zip bomb of zeros',
      'cv.docx',
      aZip([TYPES, BODY, { name: 'word/a.xml', content: new Uint8Array(4_000_000) }]),
      415,
      'file-unsafe',
    ],
    [
      'more entries than a document has',
      'cv.docx',
      aZip([TYPES, BODY, ...Array.from({ length: 1000 }, (_, index) => ({ name: `word/${index}.xml`, content: bytes('x') }))]),
      415,
      'file-unsafe',
    ],
  ];
  test.each(refused)('%s', async (_description, name, content, status, code) => {
    await expect(check(name, content)).rejects.toMatchObject({ status, body: { code, errors: [{ path: 'file' }] } });
  });

  test('a file one byte over the limit, with both sizes in the message', async () => {
    await expect(check('cv.txt', 'a'.repeat(101), 100)).rejects.toMatchObject({ status: 413, body: { code: 'file-too-large' } });
    expect(await check('cv.txt', 'a'.repeat(100), 100)).toMatchObject({ kind: 'txt' });
    await expect(check('cv.pdf', new Uint8Array(LIMIT + 1))).rejects.toThrow('This file has 5.1 MB; at most 5 MB');
  });

  test('any bytes are either accepted as a document or refused with a problem', async () => {
    const names = fc.constantFrom('cv.pdf', 'cv.docx', 'cv.txt');
    await fc.assert(
      fc.asyncProperty(names, fc.uint8Array({ maxLength: 300 }), async (name, content) => {
        const whole = aZip([TYPES, BODY]);
        whole.set(content.subarray(0, whole.length));
        for (const attempt of [content, whole]) {
          const outcome = await check(name, new Uint8Array(attempt)).catch((error: unknown) => error);
          expect(outcome instanceof Problem || (typeof outcome === 'object' && outcome !== null && 'kind' in outcome)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('file names', () => {
  test.each([
    ['C:\\Users\\ana\\cv.pdf', 'cv.pdf'],
    ['../../etc/cv.pdf', 'cv.pdf'],
    ['"><img src=x onerror=alert(1)>.pdf', '___img src=x onerror=alert(1)_.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe'],
    ['cv\0.pdf', 'cv.pdf'],
    ['  my   cv .pdf', 'my cv.pdf'],
    ['.pdf', 'document.pdf'],
    ['...', 'document'],
    ['履歴書.pdf', '履歴書.pdf'],
  ])('%j becomes %j', (input, expected) => {
    expect(cleanFileName(input)).toBe(expected);
  });

  test('are shortened, keep their extension and have no folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (input) => {
        const name = cleanFileName(`${input}.pdf`);
        expect([...name].length).toBeLessThanOrEqual(120);
        expect(name).toMatch(/\.pdf$/);
        expect(name).not.toMatch(/[/\\<>"\p{Cc}\p{Cf}]/u);
      }),
    );
  });
});

test('any bytes are decoded to text without an error', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (content) => {
      expect(decodeText(content)).toBeTypeOf('string');
    }),
  );
});
