import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { recordEvent } from '#features/base/analytics/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/browser/queries.ts';
import { Button } from '#platform/ui/button.tsx';
import { Menu, MenuItem } from '#platform/ui/menu.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import type { RecommendedType } from '../contract.ts';
import { removeItem } from './remove-item.ts';
import type { Recommended } from './use-recommended.ts';

/** The query keys of feeds; a dismissed card is only removed from these. */
const FEEDS = /user_feed|for_me|to_follow|user_personalised_feed|trending|insight_on_interest/;

type MenuProps = {
  item: Recommended;
  title: string;
  /** The reason it is recommended. */
  sentence: string;
  /** Dismisses and restores items of a type with its own endpoints. */
  customActions?: { dismiss: () => Promise<unknown>; restore: () => Promise<unknown> };
  className?: string;
};

/** The menu of a recommended card: its reason, and dismissing it with undo. */
export function RecommendedMenu({ item, title, sentence, customActions, className = '' }: MenuProps) {
  const toast = useToast();
  const dismiss = useDismiss(item, customActions);
  return (
    <Menu
      trigger={<Button variant="bare" small iconOnly icon={Ellipsis} className={className} label={m.ranking_more({ title })} />}
    >
      <MenuItem icon={CircleHelp} onSelect={() => toast.show(sentence)}>
        {m.ranking_why()}
      </MenuItem>
      <MenuItem icon={ThumbsDown} onSelect={() => void dismiss()}>
        {m.ranking_less()}
      </MenuItem>
    </Menu>
  );
}

/** Removes the card from its feeds optimistically and restores it on undo or failure. */
function useDismiss({ type, id, slug = id, source }: Recommended, customActions: MenuProps['customActions']) {
  const login = useLogin();
  const toast = useToast();
  const client = useQueryClient();
  const dismissItem = useMutation(mutation('PUT /api/feeds/dismissals/{type}/{id}'));
  const restoreItem = useMutation(mutation('DELETE /api/feeds/dismissals/{type}/{id}'));
  const target = { params: { type: type as RecommendedType, id } };
  const { dismiss, restore } = customActions ?? {
    dismiss: () => dismissItem.mutateAsync(target),
    restore: () => restoreItem.mutateAsync(target),
  };
  return async () => {
    if (!login.require({ reason: m.ranking_less_login() })) return;
    const feeds = { predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }) => FEEDS.test(String(key)) };
    const snapshot = client.getQueriesData(feeds);
    const restoreFeeds = () => snapshot.forEach(([key, data]) => client.setQueryData(key, data));
    const warn = (error: Error) => void toast.show(error.message, { kind: 'warn' });
    client.setQueriesData(feeds, (data: unknown) => removeItem(data, type, id));
    recordEvent({ actionable_action: 'dismiss', actionable_type: type, actionable_id: slug, ...source });
    try {
      await dismiss();
    } catch (error) {
      restoreFeeds();
      warn(error instanceof Error ? error : new Error(m.kit_error_text()));
      return;
    }
    // The card is unmounted, so the toast must not depend on it.
    const undo = { label: m.ranking_undo(), onPress: () => void restore().then(restoreFeeds, warn) };
    toast.show(m.ranking_less_done(), { action: undo });
  };
}
