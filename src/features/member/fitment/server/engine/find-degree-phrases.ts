const DEGREE =
  /\b(?:(?:post[\s-]?)?graduat(?:e|ion|es)|(?:under|post)[\s-]?graduate|bachelor(?:['’]?s)?|master(?:['’]?s)?|ph\.?\s?d|doctorate|degrees?|diploma|b\.?\s?tech|m\.?\s?tech|b\.\s?e\b\.?|(?:b\.?s|m\.?s)\b\.?(?=\s*(?:\/|in\b|,|\(|degree\b|or\s(?:m\.?s|b\.?s|m\.?a|b\.?a|bachelor|master|ph)))|(?<!\b(?:must|should|to|will|can|may|would|could|not|also|shall)\s)be\b(?=\s*(?:\/|in\b|,|\()|\s+(?:computer|mech|elec|civil|chemical|production|automobile))|m\.\s?e\b\.?|b\.?\s?sc|m\.?\s?sc|b\.?\s?com\b|m\.?\s?com\b|bba|mba|bca|mca|pgdm|pgdbm|b\.?\s?a\b\.?(?=\s*(?:\/|,|in\b|or\b))|iti\b|ca\b(?=\s*(?:\/|,|or\b))|cma\b|icwa\b|llb|mbbs|b\.?\s?ed|b\.?\s?pharm\w*|m\.?\s?pharm\w*|b\.?\s?arch|b\.?\s?des)(?![\p{L}\d])/giu;

// What may continue a degree: other degrees, "in" with fields, alternatives.
const CONTINUATION =
  /^(?:\s*(?:['’]s\b|e\.g\.?,?|i\.e\.?,?|[,/&()]|\b(?:equivalent (?:\p{L}+ )?experience in|such as|eg|like|including|is|higher|above|required|mandatory|desired|degrees?|in|of|or|and|any|a|an|the|from|discipline|stream|field|fields|related|relevant|similar|equivalent|engineering|studies|other|preferably|preferred|hons\.?|honou?rs|full[\s-]?time|regular|technical|management|quantitative)\b|\b\p{Lu}[\p{L}.&]*(?:-\p{L}+)*))/u;
const FIELD_WORD =
  /^\s*(?:[-–]\s*)?(?:accounting|accountancy|accounts|advertising|analytics|architecture|arts?|automobile|automotive|biology|biotechnology|business|chemical|chemistry|civil|commerce|communications?|computers?|computing|creative|data|design|economics|education|electrical|electronics?|english|finance|financial|hindi|hospitality|hotel|hr|human|industrial|information|instrumentation|journalism|law|life|literature|management|marketing|mass|math(?:s|ematics)?|mechanical|mechatronics|media|medical|nursing|operations|pharmacy|physics|production|psychology|public|relations|resources?|sales|sciences?|social(?= (?:sciences?|work))|software|statistics|supply|chain|systems?|technology|telecommunications?|administration|visual|writing|machine|learning|artificial|intelligence|robotics|aerospace|aeronautical|manufacturing|materials|metallurgy|textile|fashion|fine|graphic|research|sociology|history|political|actuarial|applied|it|cs|ece|eee|quantitative|web|development)(?![\p{L}\d])/iu;
const STOP =
  /^\s*(?:[,]?\s*(?:and|or|with|plus)\s+(?:at least|a minimum|minimum|\d|strong|good|proven|excellent|relevant (?:work )?experience|experience|prior|hands)|with\b|\d)/iu;

/** "Qualification: Mechanical Engineering" names a degree by its field alone. */
export const DEGREE_LABEL =
  /^\W*(?:(?:minimum|required|educational?|academic|desired)\s+)*(?:qualifications?|education)(?:\s+(?:required|needed))?\s*[:–-]\s*/iu;

/**
 * The phrases of a sentence that name a degree together with its fields: "a degree in statistics, science or commerce".
 * Offsets into `text`, without overlaps.
 */
export function findDegreePhrases(text: string): { start: number; end: number }[] {
  const phrases: { start: number; end: number }[] = [...labelledField(text)];
  for (const match of text.matchAll(DEGREE)) {
    const last = phrases.at(-1);
    if (last && match.index < last.end) continue;
    const start = fieldBefore(text, match.index);
    phrases.push({ start: Math.max(start, last?.end ?? 0), end: phraseEnd(text, match.index + match[0].length) });
  }
  return phrases;
}

function labelledField(text: string): { start: number; end: number }[] {
  const label = DEGREE_LABEL.exec(text)?.[0].length ?? 0;
  const isField = FIELD_WORD.test(text.slice(label)) && !/\b(?:experienced?|knowledge|skills?)\b/i.test(text);
  if (label === 0 || !isField) return [];
  const engineer = /^[\p{L}/ &]{3,40}?\bengineers?\b/iu.exec(text.slice(label))?.[0].length ?? 0;
  return [{ start: label, end: Math.max(label + engineer, phraseEnd(text, label)) }];
}

function phraseEnd(text: string, from: number): number {
  let end = from;
  let contentEnd = from;
  for (let steps = 0; steps < 40; steps += 1) {
    const rest = text.slice(end);
    if (STOP.test(rest)) break;
    const field = FIELD_WORD.exec(rest);
    const next = field ?? CONTINUATION.exec(rest);
    if (!next) break;
    end += next[0].length;
    if (field || /[\p{Lu}')]$|degrees?$|discipline$|stream$|fields?$|equivalent$|engineering$/u.test(next[0])) contentEnd = end;
    else if (/\p{Lu}/u.test(next[0])) contentEnd = end;
  }
  return contentEnd;
}

// "Commerce graduate", "an engineering degree": the field stands before.
function fieldBefore(text: string, index: number): number {
  const before = /(?:\b[\p{L}]+(?:\s*(?:\/|,|or|and|&)\s*[\p{L}]+){0,3}\s+)$/u.exec(text.slice(Math.max(0, index - 60), index));
  if (!before) return index;
  const start = index - before[0].length;
  const words = before[0]
    .trim()
    .split(/\s*(?:\/|,|\bor\b|\band\b|&|\s)\s*/u)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => FIELD_WORD.test(word)) ? start : index;
}
