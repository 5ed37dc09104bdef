/** The shortcuts: keys that are pressed one after another, and what they do. */
import { m } from '#platform/messages/messages.js';

type Shortcut = { keys: string; label: () => string };

/** Where keys lead. */
export const KEYS_TO_PLACES: readonly (Shortcut & { to: string })[] = [
  { keys: 'gh', to: '/', label: m.shell_home },
  { keys: 'gj', to: '/jobs-apprenticeships', label: m.shell_jobs },
  { keys: 'gc', to: '/courses', label: m.shell_courses },
  { keys: 'gi', to: '/insights', label: m.shell_insights },
  { keys: 'ga', to: '/applications', label: m.accounts_menu_applications },
  { keys: 'gp', to: '/plans', label: m.accounts_menu_plans },
  { keys: 'gs', to: '/applications?stage=saved', label: m.shell_saved },
  { keys: 'gb', to: '/boards', label: m.accounts_menu_boards },
  { keys: 'gy', to: '/you', label: m.shell_you },
];

/** What keys create. */
export const KEYS_TO_FORMS: readonly (Shortcut & { to: string })[] = [
  { keys: 'nb', to: '/boards/create', label: m.boards_new },
  { keys: 'ni', to: '/insights/create', label: m.shell_write_insight },
  { keys: 'nq', to: '/forum/ask', label: m.forum_ask },
];

/** What keys do anywhere. */
export const KEYS: Record<'list' | 'theme' | 'plan', Shortcut> = {
  list: { keys: '?', label: m.shell_shortcuts },
  theme: { keys: 't', label: m.shell_switch_theme },
  plan: { keys: 'c', label: m.shell_continue_plan },
};

const placesByKeys = new Map([...KEYS_TO_PLACES, ...KEYS_TO_FORMS].map(({ keys, to }) => [keys, to]));

/** The address that two keys lead to. */
export const findPlaceOfKeys = (keys: string): string | undefined => placesByKeys.get(keys);

/** Whether more keys may follow these. */
export const isBeginning = (key: string): boolean => [...placesByKeys.keys()].some((keys) => keys.startsWith(key));

/** The keys that lead to an address, if any. */
export const findKeysOf = (to: string): string | undefined => [...placesByKeys].find(([, address]) => address === to)?.[0];
