/** Finds what an ad states behind a label, such as "Location: Pune". */

export type LabelName = 'title' | 'company' | 'place' | 'pay' | 'closing' | 'workMode' | 'roleType' | 'apply';
/** `name` is the label as written, in small letters. */
export type Labelled = { label: LabelName; name: string; value: string; quote: string };

const LABELS: readonly (readonly [LabelName, RegExp])[] = [
  [
    'title',
    /^(?:(?:job|position|post|role) ?(?:title|name)|title|project role|positions?|(?:name of (?:the )?)?(?:post|position|vacancy)|(?:job )?(?:role|position|profile|designation|opening|vacancy)|(?:we(?:['’]re| are) )?(?:now )?(?:urgently )?hiring(?: for)?|(?:urgent |immediate )?(?:requirement|opening|vacancy|hiring)(?: (?:of|for))?|wanted|open positions?|पद(?: का नाम)?|पदनाम)$/i,
  ],
  [
    'company',
    /^(?:(?:name of (?:the )?)?(?:company|organi[sz]ation|employer|hospital|school|college|institut(?:e|ion)|firm|client|hotel)(?: name)?|hiring company|कंपनी(?: का नाम)?|संस्था(?: का नाम)?)$/i,
  ],
  [
    'place',
    /^(?:(?:job|work|working|office|duty|posting|interview|store|base) ?(?:location|place|city|site)|locations?|place(?: of (?:work|posting))?|city|venue|address|(?:कार्य ?)?स्थान|जगह|पता)$/i,
  ],
  [
    'pay',
    /^(?:(?:monthly|gross|net|expected|offered|annual|take[ -]home|in[ -]hand) ?)?(?:salary|ctc|pay|pay ?scale|package|stipend|remuneration|compensation|wages?|वेतन(?:मान)?|सैलरी|तनख्वाह)(?: ?(?:range|package|offered|per month|details|band))?$/i,
  ],
  [
    'closing',
    /^(?:(?:last|closing|end|due) ?date(?: (?:of|to|for) .{1,30})?|(?:application )?deadline|apply (?:by|before)|applications? close(?:s|d)?|walk-?in(?: interview)?(?: dates?)?|interview dates?|dates? of (?:walk-?in|interview)|अंतिम (?:तिथि|तारीख))$/i,
  ],
  ['workMode', /^(?:work(?:place)? ?(?:mode|type|model|arrangement)|mode of work|job mode)$/i],
  ['roleType', /^(?:(?:job|employment|contract|engagement) ?type|type of (?:job|employment)|nature of (?:job|employment))$/i],
  [
    'apply',
    /^(?:(?:how |where )?(?:to )?apply(?: (?:at|to|here|on|now|link|via|online))*|application link|(?:e-?mail|send) (?:your )?(?:cv|resume|résumé)s?(?: (?:to|at))?|contact(?: (?:no|number|person|us|details))?\.?|e-?mail(?: id)?|whats ?app(?: (?:no|number))?\.?|आवेदन|संपर्क)$/i,
  ],
];
const SEPARATOR = /^(.{2,60}?)\s*(?:[:：]\s*-?|\s[-–—]\s|[-–—](?=\s)|\|)\s*(.+)$/u;
const MAX_VALUE_LENGTH = 200;

/** The labelled values of a description in plain lines, in order. A heading that is a label takes the next line as its value. */
export function findLabels(description: string): Labelled[] {
  const lines = description.split('\n');
  return lines.flatMap((line, index) => {
    const bare = bareLine(line);
    // "Location: Pune | Salary: 20,000" has several.
    const parts = bare.split(/\s+[|•]\s+(?=[^|•]{2,60}[:：])/u);
    const found = parts.flatMap((part) => parseLabelled(part));
    if (found.length > 0) return found;
    const label = line.startsWith('## ') || bare.endsWith(':') ? nameOf(bare.replace(/\s*[:：]$/, '')) : undefined;
    const value = bareLine(lines[index + 1] ?? '');
    return label && value !== '' && value.length <= MAX_VALUE_LENGTH && !parseLabelled(value)[0]
      ? [{ label, name: '', value, quote: value }]
      : [];
  });
}

function parseLabelled(part: string): Labelled[] {
  const match = SEPARATOR.exec(part);
  const label = match && nameOf(match[1] ?? '');
  const value = match?.[2]?.trim() ?? '';
  const name = (match?.[1] ?? '')
    .toLowerCase()
    .replaceAll(/[\s\d.)]+/g, ' ')
    .trim();
  return label && value.length <= MAX_VALUE_LENGTH ? [{ label, name, value, quote: part }] : [];
}

const bareLine = (line: string): string => line.replace(/^(?:## |- )/, '').trim();

function nameOf(text: string): LabelName | undefined {
  const name = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^\d{1,2}[.)]\s*|\s*\d{1,2}$/g, '');
  return LABELS.find(([, pattern]) => pattern.test(name))?.[0];
}
