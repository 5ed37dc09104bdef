import { useQuery } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { kindLabel, suggestionsQuery, useRecentSearches } from '#features/base/search/web/index.ts';
import { boardsQuery } from '#features/catalogue/boards/web/index.ts';
import { jobTemplatesQuery } from '#features/catalogue/jobs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { useActions, useContinuing } from './palette-actions.ts';
import { isMatch, type Group, type Option } from './palette-option.tsx';
import { placeIcon } from './place-icons.ts';
import { OWN_PLACES, PLACES, SITE_PLACES } from './places.ts';
import { findKeysOf, KEYS } from './shortcut-keys.ts';

const MAX_ROLES = 3;
const MAX_BOARDS = 3;
const MAX_PLACES = 4;
/** What is offered before anything is typed. */
const FIRST_ACTIONS = /^(do-boards-create|do-insights-create|language-.*|sign-(in|out))$/;
const FIRST_PLACES = ['/applications', '/applications?stage=saved', '/courses'];
/** Typed first, it leaves only actions. */
const ACTIONS_ONLY = '>';

const jobSearchPath = (query: string) => `/jobs-apprenticeships?query=${encodeURIComponent(query)}`;
export const searchPath = (query: string): string => `/search?query=${encodeURIComponent(query)}`;

/** What the palette offers for a text, in groups; `words` is the text without the sign for actions only. */
export function usePaletteGroups(text: string, onList: () => void): { groups: Group[]; words: string; isActionsOnly: boolean } {
  const isActionsOnly = text.startsWith(ACTIONS_ONLY);
  const words = (isActionsOnly ? text.slice(1) : text).trim();
  const continuing = useContinuing();
  const actions = useActions(onList);
  const things = useThings(isActionsOnly ? '' : words);
  const recent = useRecentSearches();
  const keep = (options: Option[]) => (words === '' ? options : options.filter((option) => isMatch(option, words)));
  const doing = { title: m.shell_palette_actions(), options: keep(actions) };
  const groups: Group[] = isActionsOnly
    ? [doing]
    : words === ''
      ? [
          { title: m.shell_palette_continue(), options: continuing },
          { ...doing, options: actions.filter(isOfferedFirst) },
          {
            title: m.shell_palette_go(),
            options: [...FIRST_PLACES.flatMap((to) => placeOptions().find(({ href }) => href === to) ?? []), nearOption()],
          },
          {
            title: m.shell_palette_recent(),
            options: recent.map((query, index) => ({
              id: `recent-${index}`,
              href: searchPath(query),
              label: query,
              icon: History,
            })),
          },
        ]
      : [
          { ...doing, options: [...keep(continuing), ...doing.options] },
          { title: m.shell_palette_places(), options: keep(placeOptions()).filter(isNotIn(doing.options)).slice(0, MAX_PLACES) },
          ...things,
          {
            title: m.shell_search(),
            options: [{ id: 'all', href: searchPath(words), label: m.shell_palette_all({ text: words }), icon: Search }],
          },
        ];
  return { groups: groups.filter(({ options }) => options.length > 0), words, isActionsOnly };
}

/** Leaves out what other options lead to. */
const isNotIn =
  (options: readonly Option[]) =>
  ({ href }: Option): boolean =>
    !options.some((other) => other.href === href);

/** Of the themes, only the one that T switches to. */
const isOfferedFirst = ({ id, keys }: Option): boolean => FIRST_ACTIONS.test(id) || keys === KEYS.theme.keys;

function placeOptions(): Option[] {
  const saved = { to: '/applications?stage=saved', label: m.shell_saved };
  return [{ to: '/', label: m.shell_home }, ...[...PLACES, OWN_PLACES, ...SITE_PLACES].flatMap(({ links }) => links), saved].map(
    ({ to, label }) => {
      const keys = findKeysOf(to);
      return {
        id: `place${to.replaceAll(/\W/g, '-')}`,
        href: to,
        label: label(),
        icon: placeIcon(to),
        ...(keys && { keys }),
      };
    },
  );
}

const nearOption = (): Option => ({
  id: 'near-me',
  href: searchPath(m.search_near_jobs_query()),
  label: m.search_near_jobs(),
  icon: MapPin,
});

/** The member's boards, roles, and what search suggests. */
function useThings(text: string): Group[] {
  const user = useCurrentUser();
  const isTyped = text.length > 0;
  const boards = useQuery({
    ...boardsQuery({ scope: 'mine', search: text, per_page: MAX_BOARDS }),
    enabled: isTyped && user !== null,
  });
  const templates = useQuery({ ...jobTemplatesQuery(text), enabled: isTyped });
  const suggestions = useQuery({ ...suggestionsQuery(text), enabled: isTyped, placeholderData: (previous) => previous });
  if (!isTyped) return [];
  return [
    {
      title: m.accounts_menu_boards(),
      options: (boards.data?.data ?? []).map(({ id, attributes }) => ({
        id: `board-${id}`,
        href: attributes.path,
        label: attributes.title,
        icon: LayoutDashboard,
      })),
    },
    {
      title: m.shell_palette_roles(),
      options: (templates.data?.data ?? []).slice(0, MAX_ROLES).map(({ id, attributes }) => ({
        id: `role-${id}`,
        href: jobSearchPath(attributes.name),
        label: attributes.name,
        icon: Search,
      })),
    },
    {
      title: m.shell_palette_found(),
      options: (suggestions.data?.data ?? []).map(({ id, attributes }) => ({
        id: `found-${id}`,
        href: attributes.path,
        label: attributes.title,
        detail: [kindLabel(attributes.kind), ...attributes.meta].join(', '),
        mark: attributes.cover,
      })),
    },
  ];
}
