/**
 * Parses JSON-LD as pages have it: also inside comments and CDATA, with entities instead of quotation marks, with line breaks
 * inside texts, and with a comma or semicolon too many. Undefined when nothing helps.
 */
export function parseScript(script: string): unknown {
  const bare = script.replace(WRAPPER_START, '').replace(WRAPPER_END, '').trim();
  for (const repair of REPAIRS)
    try {
      return JSON.parse(repair(bare));
    } catch {
      // The next repair may help.
    }
  return undefined;
}

const WRAPPER_START = /^\s*(?:\/\/\s*)?(?:\/\*\s*)?(?:<!\[CDATA\[|<!--)(?:\s*\*\/)?/;
const WRAPPER_END = /(?:(?:\/\/\s*)?(?:\/\*\s*)?(?:\]\]>|-->)(?:\s*\*\/)?|;)\s*$/;

const REPAIRS: readonly ((text: string) => string)[] = [
  (text) => text,
  escapeControls,
  (text) => dropCommas(escapeControls(text)),
  (text) => dropCommas(escapeControls(text.replaceAll(/&quot;|&#0?34;|&#x22;/gi, '"').replaceAll('&amp;', '&'))),
];

/** Line breaks and tabs inside texts are not valid JSON. */
function escapeControls(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return mapParts(text, (quoted) => quoted.replaceAll(/[\0-\x1f]/g, (control) => JSON.stringify(control).slice(1, -1)), keep);
}

const dropCommas = (text: string): string => mapParts(text, keep, (other) => other.replaceAll(/,(?=\s*[\]}])/g, ''));
const keep = (part: string): string => part;

/** Changes the quoted texts of JSON and what stands between them, in one pass. */
function mapParts(json: string, mapQuoted: (part: string) => string, mapOther: (part: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  while (from < json.length) {
    const start = json.indexOf('"', from);
    if (start < 0) break;
    let end = start + 1;
    while (end < json.length && json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
    parts.push(mapOther(json.slice(from, start)), mapQuoted(json.slice(start, end + 1)));
    from = end + 1;
  }
  return [...parts, mapOther(json.slice(from))].join('');
}
