/**
 * Decodes a page by its byte order mark, the charset of its header, the one of its `<meta>`, else as UTF-8 or Windows-1252. Never
 * throws.
 */
export function decodePage(body: Uint8Array, charset: string | null): string {
  const mark = BYTE_ORDER_MARKS.find(({ bytes }) => bytes.every((byte, index) => body[index] === byte));
  const head = new TextDecoder('latin1').decode(body.subarray(0, META_BYTES));
  const named = mark?.name ?? charset ?? /<meta[^>]{1,200}charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1] ?? null;
  return (named && decodeAs(named, body)) ?? decodeAs('utf-8', body, true) ?? decodeAs('windows-1252', body) ?? '';
}

/** Where HTML requires the charset to be declared. */
const META_BYTES = 1024;

const BYTE_ORDER_MARKS = [
  { name: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { name: 'utf-16le', bytes: [0xff, 0xfe] },
  { name: 'utf-16be', bytes: [0xfe, 0xff] },
];

function decodeAs(name: string, body: Uint8Array, fatal = false): string | null {
  try {
    return new TextDecoder(name, { fatal }).decode(body);
  } catch {
    return null;
  }
}
