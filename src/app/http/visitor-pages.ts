/** Which pages are kept for visitors, under which key, and how one that was kept becomes a visitor's own. */
import { randomBytes } from 'node:crypto';
import { parseCampaignParams, type CampaignParams } from '../shell/campaign-params.ts';

/** What campaigns add to an address; no page depends on it. The specification's own marks are kept in links, see below. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|twclid|ttclid|li_fat_id|igshid|mc_cid|mc_eid|_gl|_hs\w+)$/i;
const MAX_KEY_LENGTH = 400;

/**
 * Stand for what differs from visitor to visitor: the nonce, and the campaign marks that every link of the page carries on.
 * Nobody knows them: they are never sent, and new in every process.
 */
const PLACES = { nonce: placeholder(), Ref: placeholder(), rfr: placeholder() };

function placeholder(): string {
  return `p${randomBytes(16).toString('hex')}`;
}

export type VisitorPage = { key: string; url: URL; nonce: string; marks: CampaignParams };

/** The page that this address asks for, without what does not change it; null for one that is not to be kept. */
export function parseVisitorPage(address: string): VisitorPage | null {
  const url = new URL(address);
  const marks = parseCampaignParams(Object.fromEntries(url.searchParams));
  const names = Array.from(url.searchParams.keys()).filter((name) => TRACKING.test(name) || name === 'Ref' || name === 'rfr');
  for (const name of names) url.searchParams.delete(name);
  for (const mark of ['Ref', 'rfr'] as const) if (marks[mark]) url.searchParams.set(mark, PLACES[mark]);
  const key = `${url.pathname}${url.search}`;
  return key.length > MAX_KEY_LENGTH ? null : { key, url, nonce: PLACES.nonce, marks };
}

/** The text as this visitor gets it. */
export const personalize = (text: string, { nonce, marks }: { nonce: string; marks: CampaignParams }): string =>
  text
    .replaceAll(PLACES.nonce, nonce)
    .replaceAll(PLACES.Ref, marks.Ref ?? '')
    .replaceAll(PLACES.rfr, marks.rfr ?? '');

const SHOWN = /"(?:[a-z]+_)?(?:id|slug|code)":"?([\w-]{1,80})/g;

/** The ids and slugs of everything in an answer of the API: what a page that used it shows. */
export const findShownIds = (json: string): string[] => Array.from(json.matchAll(SHOWN), ([, name = '']) => name);
