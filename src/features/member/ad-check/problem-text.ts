import type * as z from 'zod';
import { m } from '#platform/messages/messages.js';
import type { AdProblem as AdProblemSchema } from './contract.ts';

type AdProblem = z.infer<typeof AdProblemSchema>;

type Text = { title: () => string; text: () => string };

const TEXTS: Record<AdProblem['kind'], Text> = {
  empty: { title: m.ad_check_empty, text: m.ad_check_empty_text },
  too_short: { title: m.ad_check_too_short, text: m.ad_check_too_short_text },
  too_long: { title: m.ad_check_too_long, text: m.ad_check_too_long_text },
  not_an_ad: { title: m.ad_check_not_an_ad, text: m.ad_check_not_an_ad_text },
  several_roles: { title: m.ad_check_several, text: m.ad_check_several_text },
  no_title: { title: m.ad_check_no_title, text: m.ad_check_no_title_text },
  other_language: { title: m.ad_check_language, text: m.ad_check_language_text },
  picture: { title: m.ad_check_picture, text: m.ad_check_picture_text },
  unreadable_file: { title: m.ad_check_file, text: m.ad_check_file_text },
  not_public: { title: m.ad_check_not_public, text: m.ad_check_not_public_text },
  robots: { title: m.ad_check_refused, text: m.ad_check_robots_text },
  refused: { title: m.ad_check_refused, text: m.ad_check_refused_text },
  sign_in: { title: m.ad_check_sign_in, text: m.ad_check_sign_in_text },
  not_found: { title: m.ad_check_not_found, text: m.ad_check_not_found_text },
  too_large: { title: m.ad_check_too_large, text: m.ad_check_too_large_text },
  too_slow: { title: m.ad_check_too_slow, text: m.ad_check_too_slow_text },
  wrong_type: { title: m.ad_check_wrong_type, text: m.ad_check_wrong_type_text },
  busy: { title: m.ad_check_too_slow, text: m.ad_check_busy_text },
  unavailable: { title: m.ad_check_unavailable, text: m.ad_check_unavailable_text },
};

/** Files that cannot be read for a reason of their own. */
const FILE_TEXTS: Record<string, () => string> = {
  scanned: m.ad_check_file_scanned,
  encrypted: m.ad_check_file_encrypted,
};

/** Why an ad cannot be read as it is, and what to do. */
export function problemText({ kind, reason }: AdProblem): { title: string; text: string } {
  const { title, text } = TEXTS[kind];
  const ofFile = kind === 'unreadable_file' && reason !== undefined ? FILE_TEXTS[reason] : undefined;
  return { title: title(), text: (ofFile ?? text)() };
}
