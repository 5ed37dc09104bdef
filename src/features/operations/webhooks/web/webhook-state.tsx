import CircleCheck from 'lucide-react/icons/circle-check';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '#platform/messages/messages.js';
import { formatDateTime } from '#platform/language/format.ts';
import { Banner } from '#platform/ui/banner.tsx';
import type { IconShape } from '#platform/ui/icon.tsx';
import { Tag } from '#platform/ui/tag.tsx';
import { STATE_LABELS } from './labels.ts';
import type { Webhook } from './queries.ts';

type Tone = { tone: 'good' | 'neutral' | 'bad' | 'warn'; icon: IconShape };

const TONES: Readonly<Record<Webhook['attributes']['state'], Tone>> = {
  active: { tone: 'good', icon: CircleCheck },
  paused: { tone: 'neutral', icon: CirclePause },
  off: { tone: 'bad', icon: CircleX },
};
const FAILING: Tone = { tone: 'warn', icon: TriangleAlert };

export function WebhookState({ webhook: { state, failing_since } }: { webhook: Webhook['attributes'] }) {
  if (state === 'active' && failing_since !== null) return <Tag {...FAILING}>{m.webhooks_state_failing()}</Tag>;
  return <Tag {...TONES[state]}>{STATE_LABELS[state]()}</Tag>;
}

/** What the owner has to know of a webhook that does not simply work. */
export function WebhookWarning({ webhook: { state, off_because, failing_since } }: { webhook: Webhook['attributes'] }) {
  if (state === 'off')
    return <Banner kind="bad">{off_because === 'gone' ? m.webhooks_off_gone() : m.webhooks_off_failing()}</Banner>;
  if (state === 'paused') return <Banner kind="info">{m.webhooks_paused_text()}</Banner>;
  if (failing_since === null) return null;
  return <Banner kind="warn">{m.webhooks_failing({ date: formatDateTime(failing_since) })}</Banner>;
}
