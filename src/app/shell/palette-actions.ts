import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import PenLine from 'lucide-react/icons/pen-line';
import Play from 'lucide-react/icons/play';
import Sun from 'lucide-react/icons/sun';
import TextSearch from 'lucide-react/icons/text-search';
import { useSyncExternalStore } from 'react';
import { useCurrentUser, useLogin, useSignOut } from '#features/base/accounts/web/index.ts';
import { overviewQuery } from '#features/member/overview/web/index.ts';
import { language, LANGUAGE_NAMES, LANGUAGES } from '#platform/language/language.ts';
import { formatDay } from '#platform/language/format.ts';
import { m } from '#platform/messages/messages.js';
import { chooseTheme, chosenTheme, watchTheme, type Theme } from '#platform/ui/theme.ts';
import { planPath } from './open-plan.ts';
import type { Option } from './palette-option.tsx';
import { findKeysOf, KEYS } from './shortcut-keys.ts';
import { seenTheme } from './shortcuts.ts';
import { useLanguageSwitch } from './use-language.ts';

/** The next step of the member's plan; none for visitors and without a plan. */
export function useContinuing(): Option[] {
  const user = useCurrentUser();
  const { data } = useQuery({ ...overviewQuery(), enabled: user !== null });
  const plan = user ? data?.data.attributes.plan : null;
  if (!plan) return [];
  return [
    {
      id: 'continue',
      href: planPath(plan),
      label: m.shell_continue({ skill: plan.skill }),
      detail: plan.paused ? plan.subject : `${plan.subject}, ${m.roadmaps_by({ date: formatDay(plan.due_on) })}`,
      icon: Play,
      keys: KEYS.plan.keys,
      words: m.shell_words_plan(),
    },
  ];
}

/** What can be done from anywhere; `onList` opens the list of shortcuts. */
export function useActions(onList: () => void): Option[] {
  const user = useCurrentUser();
  const signOut = useSignOut();
  const login = useLogin();
  const { goTo } = useLanguageSwitch();
  const { href: returnTo } = useLocation();
  return [
    form('/boards/create', m.boards_new(), LayoutDashboard, m.shell_words_board()),
    form('/insights/create', m.shell_write_insight(), PenLine, m.shell_words_insight()),
    form('/forum/ask', m.forum_ask(), MessageCircleQuestion, m.shell_words_ask()),
    form('/check', m.shell_check_ad(), TextSearch, m.shell_words_check()),
    ...LANGUAGES.filter((other) => other !== language()).map((other) => ({
      id: `language-${other}`,
      run: () => void goTo(other),
      label: m.shell_switch_language({ language: LANGUAGE_NAMES[other] }),
      icon: Languages,
      words: m.shell_words_language(),
    })),
    ...useThemes(),
    {
      id: 'shortcuts',
      run: onList,
      label: m.shell_shortcuts(),
      icon: Keyboard,
      keys: KEYS.list.keys,
      words: m.shell_words_help(),
    },
    user
      ? { id: 'sign-out', run: signOut, label: m.accounts_sign_out(), icon: LogOut, words: m.shell_words_sign_out() }
      : {
          id: 'sign-in',
          run: () => login.open({ returnTo }),
          label: m.accounts_sign_in(),
          icon: LogIn,
          words: m.shell_words_sign_in(),
        },
  ];
}

function form(to: string, label: string, icon: Option['icon'], words: string): Option {
  const keys = findKeysOf(to);
  return { id: `do${to.replaceAll('/', '-')}`, href: to, label, words, ...(icon && { icon }), ...(keys && { keys }) };
}

const THEMES = [
  { theme: 'dark', label: m.shell_theme_dark, icon: Moon },
  { theme: 'light', label: m.shell_theme_light, icon: Sun },
  { theme: 'system', label: m.shell_theme_system, icon: Monitor },
] as const;

function useThemes(): Option[] {
  const current = useSyncExternalStore<Theme>(watchTheme, chosenTheme, () => 'system');
  const seen = seenTheme();
  return THEMES.map(({ theme, label, icon }) => ({
    id: `theme-${theme}`,
    run: () => chooseTheme(theme),
    label: label(),
    icon,
    words: m.shell_words_theme(),
    ...(theme === current && { chosen: true }),
    ...(theme !== 'system' && theme !== seen && { keys: KEYS.theme.keys }),
  }));
}
