import Bookmark from 'lucide-react/icons/bookmark';
import Heart from 'lucide-react/icons/heart';
import { useLogin } from '#features/base/accounts/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { intent } from '#platform/browser/intent.ts';
import { formatNumber } from '#platform/language/format.ts';
import { Button, type ButtonLook } from '#platform/ui/button.tsx';
import { useToast } from '#platform/ui/toast.tsx';
import { useToggleReaction } from './change-card.ts';
import { recordInsight } from './record-insight.ts';
import type { InsightCardResource } from './queries.ts';

type ActionProps = { insight: InsightCardResource } & Pick<ButtonLook, 'variant' | 'small' | 'iconOnly'>;

/** Likes and unlikes a card, and shows its number of likes. */
export function LikeButton({ insight, ...look }: ActionProps) {
  const { press } = useReactionButton('like', insight, m.insights_like_login);
  const { liked, likes, title } = insight.attributes;
  return (
    <Button
      variant="bare"
      {...look}
      className="like"
      icon={Heart}
      pressed={liked}
      label={m.insights_like_named({ title, count: formatNumber(likes) })}
      onClick={press}
    >
      <span className="num">{formatNumber(likes)}</span>
    </Button>
  );
}

/** Saves and unsaves a card. */
export function SaveButton({ insight, ...look }: ActionProps) {
  const { press } = useReactionButton('save', insight, m.insights_save_login);
  const { saved, title } = insight.attributes;
  return (
    <Button
      variant="bare"
      {...look}
      className="save"
      icon={Bookmark}
      pressed={saved}
      label={saved ? m.insights_saved_named({ title }) : m.insights_save_named({ title })}
      onClick={press}
    >
      {saved ? m.insights_saved() : m.insights_save()}
    </Button>
  );
}

function useReactionButton(verb: 'like' | 'save', insight: InsightCardResource, reason: () => string) {
  const login = useLogin();
  const toast = useToast();
  const toggle = useToggleReaction(verb, insight);
  const isAdding = verb === 'like' ? !insight.attributes.liked : !insight.attributes.saved;
  const press = () => {
    const input = { params: { id: insight.id } };
    if (!login.require({ reason: reason(), afterwards: intent(verb, `POST /api/knowledges/{id}/${verb}`, input) })) return;
    toggle.mutate(input, { onError: (error) => toast.show(error.message, { kind: 'warn' }) });
    if (isAdding) recordInsight(verb, insight);
  };
  return { press };
}
