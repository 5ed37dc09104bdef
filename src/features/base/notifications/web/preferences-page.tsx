import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { currentUserQuery, SignInWall, useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { pageHead, type PageHead } from '#platform/seo/page-head.ts';
import { Banner } from '#platform/ui/banner.tsx';
import { Breadcrumbs } from '#platform/ui/breadcrumbs.tsx';
import { SelectField } from '#platform/ui/select-field.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { DeviceSettings } from './device-settings.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { preferencesQuery, useChangePreferences } from './queries.ts';

export const Route = createFileRoute('/settings/notifications')({
  loader: async ({ context: { queryClient } }): Promise<PageHead> => {
    const { data: user } = await queryClient.ensureQueryData(currentUserQuery());
    if (user) await queryClient.ensureQueryData(preferencesQuery());

    return {
      title: m.notifications_preferences(),
      description: m.notifications_preferences_lead(),
      path: '/settings/notifications',
      hidden: true,
    };
  },
  head: pageHead,
  component: PreferencesPage,
});

const CADENCES = ['daily', 'weekly', 'never'] as const;

/** The notification preferences. */
function PreferencesPage() {
  const user = useCurrentUser();
  if (!user) return <SignInWall title={m.notifications_preferences()} reason={m.notifications_preferences_visitor()} />;
  return <Preferences />;
}

function Preferences() {
  const { categories, digest, email } = useSuspenseQuery(preferencesQuery()).data.data.attributes;
  const change = useChangePreferences();
  const toast = useToast();
  const cadence = change.variables?.json;
  const selectedDigest = change.isPending && cadence && 'digest' in cadence ? cadence.digest : digest;
  return (
    <main className="container settings">
      <Breadcrumbs
        crumbs={[
          { label: m.notifications_settings(), render: <Link to="/settings" /> },
          { label: m.notifications_preferences() },
        ]}
      />
      <header className="stack gap-2">
        <h1>{m.notifications_preferences()}</h1>
        <p className="muted">{m.notifications_preferences_lead()}</p>
      </header>
      {email === null && <Banner kind="warn">{m.notifications_no_email()}</Banner>}
      <section className="panel stack" aria-labelledby="choose-digest">
        <h2 id="choose-digest">{m.notifications_digest()}</h2>
        <SelectField
          label={m.notifications_digest_when()}
          hint={email === null ? undefined : m.notifications_digest_to({ email })}
          value={selectedDigest}
          options={[
            { value: 'daily', label: m.notifications_daily() },
            { value: 'weekly', label: m.notifications_weekly() },
            { value: 'never', label: m.notifications_digest_never() },
          ]}
          onChange={({ target }) =>
            change.mutate(
              { json: { digest: CADENCES.find((value) => value === target.value) ?? digest } },
              { onError: (error) => toast.show(error.message, { kind: 'warn' }) },
            )
          }
        />
      </section>
      <DeviceSettings />
      <section className="panel" aria-labelledby="choose-categories">
        <h2 id="choose-categories">{m.notifications_categories()}</h2>
        <ul className="preferences">
          {categories.map((choice) => (
            <CategoryChoice key={choice.category} choice={choice} />
          ))}
        </ul>
      </section>
    </main>
  );
}
