/** Parses the e-mail that the server writes: text, or text and HTML alternatives, in the encodings of RFC 2045 and 2047. */

export type ParsedMail = { headers: [name: string, value: string][]; text: string; html: string };

const BLANK_LINE = /\r?\n\r?\n/;

export function parseMail(raw: string): ParsedMail {
  const { headers, body } = splitMessage(raw);
  const parts = parseParts(headers, body);
  const part = (type: string) => parts.find((candidate) => candidate.type.startsWith(type))?.content ?? '';
  return {
    headers: headers.map(([name, value]) => [name, decodeWords(value)]),
    text: part('text/plain'),
    html: part('text/html'),
  };
}

export const findHeader = ({ headers }: Pick<ParsedMail, 'headers'>, name: string): string =>
  headers.find(([header]) => header.toLowerCase() === name.toLowerCase())?.[1] ?? '';

function splitMessage(raw: string): { headers: [string, string][]; body: string } {
  const end = raw.search(BLANK_LINE);
  const headerText = end < 0 ? raw : raw.slice(0, end);
  const headers = headerText
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return { headers, body: end < 0 ? '' : raw.slice(end).replace(BLANK_LINE, '') };
}

function parseParts(headers: [string, string][], body: string): { type: string; content: string }[] {
  const type = findHeader({ headers }, 'content-type');
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!boundary) return [{ type, content: decode(body, findHeader({ headers }, 'content-transfer-encoding')) }];
  return body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => {
      const inner = splitMessage(part.replace(/^\r?\n/, ''));
      return parseParts(inner.headers, inner.body.replace(/\r?\n$/, ''));
    });
}

function decode(body: string, encoding: string): string {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64').toString('utf8');
  return /quoted-printable/i.test(encoding) ? decodeQuotedPrintable(body.replaceAll(/=\r?\n/g, '')) : body;
}

const decodeQuotedPrintable = (text: string) =>
  text.replaceAll(/(?:=[\dA-F]{2})+/gi, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));

/** `=?UTF-8?Q?...?=` and its base64 form, also several in a row. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuotedPrintable(text.replaceAll('_', ' ')),
    );
