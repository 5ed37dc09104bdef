import { cleanText } from './clean-text.ts';
import type { ParseResult } from './document.ts';

/** Decodes UTF-8, UTF-16 (with or without a byte order mark), else Windows-1252. */
export async function parsePlainText(bytes: Uint8Array): Promise<ParseResult> {
  const text = decode(bytes);
  // Control characters other than line breaks, tabs and form feeds indicate a binary file.
  const binary = text.match(/[\p{Cc}\ufffd]/gu)?.filter((character) => !/\s/.test(character)).length ?? 0;
  if (binary > text.length / 100) return { ok: false, reason: 'broken' };
  return { ok: true, text: cleanText(text), pages: Math.max(1, text.split('\f').length) };
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const sample = bytes.subarray(0, 1000);
  const zeros = (parity: number) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > sample.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > sample.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
