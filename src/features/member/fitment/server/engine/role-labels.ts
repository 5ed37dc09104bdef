import { trimPart } from './role-lines.ts';

type LabelKind = 'title' | 'employer' | 'project' | 'other';
const LABELS: readonly (readonly [LabelKind, RegExp])[] = [
  ['project', /^(?:project(?: (?:title|name))?|client(?: name)?|name of (?:the )?project)$/i],
  [
    'title',
    /^(?:designation|position(?: held)?|post(?: held)?|job title|role|job role|title|rank|worked as|working as|पद|पदनाम|पद का नाम)$/i,
  ],
  [
    'employer',
    /^(?:company|company name|hospital|school|college|bank|hotel|institute|organi[sz]ation|employer|name of (?:the )?(?:company|organi[sz]ation|employer|institution|school|hospital)|institution|firm|कंपनी|संस्था|संस्था का नाम|नियोक्ता)$/i,
  ],
  [
    'other',
    /^(?:period|duration|tenure|dates?(?: of (?:joining|leaving|relieving))?|(?:joining|leaving|relieving) date|doj|dol|time|time period|from|since|year|location|place|team(?: size)?|department|environment|platform|technolog(?:y|ies)|reporting to|अवधि|समय|स्थान)$/i,
  ],
];

/** What a line such as "Designation: Clerk" says about a role; null for any other line. */
export function parseLabel(text: string): { kind: LabelKind; value: string } | null {
  const colon = text.search(/\s?:/);
  if (colon < 2 || colon > 34) return null;
  const label = text
    .slice(0, colon)
    .trim()
    .replace(/^(?:current|present|previous|past|last) /i, '');
  const kind = LABELS.find(([, pattern]) => pattern.test(label))?.[0];
  return kind ? { kind, value: trimPart(text.slice(colon)) } : null;
}
