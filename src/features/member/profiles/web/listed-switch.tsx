import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCurrentUser } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { Switch } from '#platform/ui/switch.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { profileQuery, useChangeProfile } from './queries.ts';

/** The setting whether the member appears in search and lists. */
export function ListedSwitch() {
  const user = useCurrentUser();
  const slug = user?.attributes.slug ?? '';
  const profile = useQuery({ ...profileQuery(slug), enabled: slug !== '' });
  const change = useChangeProfile(slug);
  const toast = useToast();
  const listed = change.isPending ? change.variables.json.listed : profile.data?.data.attributes.own?.listed;
  if (!user) return null;
  return (
    <section className="panel stack" aria-labelledby="settings-found">
      <h2 id="settings-found">{m.profiles_found_title()}</h2>
      <Switch
        checked={listed ?? true}
        disabled={!profile.isSuccess}
        hint={m.profiles_found_hint()}
        onCheckedChange={(next) =>
          change.mutate({ json: { listed: next } }, { onError: (error) => toast.show(error.message, { kind: 'warn' }) })
        }
      >
        {m.profiles_found()}
      </Switch>
      <p className="small">
        <TextLink render={<Link to="/profile/$slug" params={{ slug }} />}>{m.profiles_found_profile()}</TextLink>
      </p>
    </section>
  );
}
