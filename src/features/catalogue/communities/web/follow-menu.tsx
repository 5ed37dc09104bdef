import Bell from 'lucide-react/icons/bell';
import BellOff from 'lucide-react/icons/bell-off';
import BellRing from 'lucide-react/icons/bell-ring';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuChoice, MenuItem, MenuSeparator } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useFollow, useUnfollow, type Community, type FollowLevel } from './queries.ts';

const LEVELS: readonly { value: FollowLevel; label: () => string; icon: typeof Bell }[] = [
  { value: 'watching', label: m.communities_level_watching, icon: BellRing },
  { value: 'normal', label: m.communities_level_normal, icon: Bell },
  { value: 'muted', label: m.communities_level_muted, icon: BellOff },
];
const LEVEL_LABELS: Record<FollowLevel, () => string> = {
  watching: m.communities_watching,
  normal: m.communities_following,
  muted: m.communities_muted,
};

type FollowMenuProps = { community: Pick<Community['attributes'], 'slug' | 'name' | 'level'>; small?: boolean };

/** Follows a community; a followed community has a menu with the notification level. */
export function FollowMenu({ community: { slug, name, level }, small = false }: FollowMenuProps) {
  const [follow, unfollow] = [useFollow(), useUnfollow()];
  const login = useLogin();
  const toast = useToast();
  const showError = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const begin = () => {
    const input = { query: { id: slug } };
    const afterwards = intent('follow', 'POST /api/categories/follow_topic', input);
    if (!login.require({ reason: m.communities_follow_sign_in({ name }), afterwards })) return;
    follow.mutate(input, { onError: showError });
  };
  const setLevel = (next: FollowLevel) => follow.mutate({ query: { id: slug, level: next } }, { onError: showError });
  if (!level)
    return (
      <Button
        variant={small ? 'quiet' : 'solid'}
        small={small}
        icon={Plus}
        loading={follow.isPending}
        label={m.communities_follow_name({ name })}
        onClick={begin}
      >
        {m.communities_follow()}
      </Button>
    );
  const icon = LEVELS.find(({ value }) => value === level)?.icon ?? Bell;
  return (
    <Menu
      align="start"
      trigger={
        <Button
          variant="quiet"
          small={small}
          icon={icon}
          label={m.communities_level_name({ name, level: LEVEL_LABELS[level]() })}
        >
          {LEVEL_LABELS[level]()}
        </Button>
      }
    >
      <MenuChoice
        label={m.communities_level()}
        value={level}
        options={LEVELS.map(({ value, label }) => ({ value, label: label() }))}
        onValueChange={(next) => setLevel(LEVELS.find(({ value }) => value === next)?.value ?? 'normal')}
      />
      <MenuSeparator />
      <MenuItem icon={X} onSelect={() => unfollow.mutate({ query: { id: slug } }, { onError: showError })}>
        {m.communities_unfollow()}
      </MenuItem>
    </Menu>
  );
}
