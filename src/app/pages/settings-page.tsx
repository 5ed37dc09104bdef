import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import {
  currentUserQuery,
  identitiesQuery,
  IdentitySettings,
  ProfileForm,
  SessionList,
  sessionsQuery,
  signInOptionsQuery,
  SignInWall,
  TokenSettings,
  tokensQuery,
  useCurrentUser,
} from '#features/base/accounts/web/index.ts';
import { MutedList, mutesQuery } from '#features/base/mutes/web/index.ts';
import { NotificationSettings } from '#features/base/notifications/web/index.ts';
import { YourData } from '#features/base/personal-data/web/index.ts';
import { ListedSwitch } from '#features/member/profiles/web/index.ts';
import { AnalyticsSettings } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { ThemeChoice } from '#platform/ui/theme-choice.tsx';
import { LanguageChoice } from '../shell/language-choice.tsx';

export const Route = createFileRoute('/settings')({
  loader: async ({ context }): Promise<PageHead> => {
    const { data: user } = await context.queryClient.ensureQueryData(currentUserQuery());
    await context.queryClient.ensureQueryData(signInOptionsQuery());
    if (user)
      await Promise.all([
        context.queryClient.ensureQueryData(sessionsQuery()),
        context.queryClient.ensureQueryData(identitiesQuery()),
        context.queryClient.ensureQueryData(tokensQuery()),
        context.queryClient.ensureQueryData(mutesQuery()),
      ]);

    return {
      title: m.accounts_settings_title(),
      description: m.accounts_settings_description(),
      path: '/settings',
      hidden: true,
    };
  },
  head: pageHead,
  component: SettingsPage,
});

function SettingsPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.accounts_settings_title()} reason={m.accounts_settings_visitor()} />;
  return <Settings />;
}

function Settings() {
  const { data: me } = useSuspenseQuery(currentUserQuery());
  if (!me.data) return null;
  return (
    <main className="container settings">
      <h1>{m.accounts_settings_title()}</h1>
      <section className="panel stack" aria-labelledby="settings-profile">
        <h2 id="settings-profile">{m.accounts_settings_profile()}</h2>
        <ProfileForm user={me.data.attributes} />
      </section>
      <section className="panel stack" aria-labelledby="settings-look">
        <h2 id="settings-look">{m.accounts_settings_look()}</h2>
        <ThemeChoice />
      </section>
      <section className="panel stack" aria-labelledby="settings-language">
        <h2 id="settings-language">{m.shell_language()}</h2>
        <LanguageChoice />
        <p className="small muted">{m.shell_language_text()}</p>
      </section>
      <NotificationSettings />
      <ListedSwitch />
      <MutedList />
      <IdentitySettings />
      <SessionList />
      <TokenSettings />
      <AnalyticsSettings />
      <YourData />
    </main>
  );
}
