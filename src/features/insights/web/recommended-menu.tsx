import { useMutation, useQueryClient } from '@tanstack/react-query';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import { useLogin } from '#features/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { mutation } from '#platform/web/queries.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Menu, MenuItem } from '#platform/web/ui/menu.tsx';
import { useToast } from '#platform/web/ui/toast.tsx';
import { reasonSentence } from './reason-sentence.ts';
import { isAboutInsights, type InsightCardResource } from './queries.ts';

const RECOMMENDED = /user_personalised_feed|trending|insight_on_interest/;

/** On a recommended card: why it is there, and less like it. */
export function RecommendedMenu({ insight }: { insight: InsightCardResource }) {
  const login = useLogin();
  const toast = useToast();
  const client = useQueryClient();
  const refresh = () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => isAboutInsights(queryKey) && RECOMMENDED.test(String(queryKey[0])),
    });
  const dismiss = useMutation({ ...mutation('POST /api/knowledges/{id}/dismissal'), onSuccess: refresh });
  const takeBack = useMutation({ ...mutation('DELETE /api/knowledges/{id}/dismissal'), onSuccess: refresh });
  const { reason, title } = insight.attributes;
  if (!reason) return null;
  const target = { params: { id: insight.id } };
  const warn = (error: Error) => toast.show(error.message, { kind: 'warn' });
  const less = () => {
    if (!login.require({ reason: m.insights_less_login() })) return;
    // The card leaves the feed before the answer is here: what is said about it must not hang on this component.
    const undo = { label: m.insights_undo(), onPress: () => void takeBack.mutateAsync(target).catch(warn) };
    void dismiss.mutateAsync(target).then(() => toast.show(m.insights_less_done(), { action: undo }), warn);
  };
  return (
    <Menu
      trigger={
        <Button
          variant="bare"
          small
          iconOnly
          icon={Ellipsis}
          className="push card-more"
          label={m.insights_card_more({ title })}
        />
      }
    >
      <MenuItem icon={CircleHelp} onSelect={() => toast.show(reasonSentence(reason))}>
        {m.insights_why()}
      </MenuItem>
      <MenuItem icon={ThumbsDown} onSelect={less}>
        {m.insights_less()}
      </MenuItem>
    </Menu>
  );
}
