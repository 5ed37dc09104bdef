import { m } from '#platform/messages/messages.js';
import { useToast } from '#platform/ui/toast.tsx';
import { useMute, useUnmute, type MutedType } from './queries.ts';

export type Muted = { type: MutedType; slug: string; name: string };

/** Mutes, blocks and ends either, with a toast that undoes it; the button may be gone by the time of the answer. */
export function useMuteActs() {
  const [mute, unmute] = [useMute(), useUnmute()];
  const toast = useToast();
  const warn = (error: Error) => void toast.show(error.message, { kind: 'warn' });
  const start = ({ type, slug, name }: Muted, blocks: boolean) => {
    const params = { type, slug };
    const undo = { label: m.mutes_undo(), onPress: () => void unmute.mutateAsync({ params }).catch(warn) };
    const text = blocks ? m.mutes_blocked_now({ name }) : m.mutes_muted_now({ name });
    return mute.mutateAsync({ params, json: { blocks } }).then(() => void toast.show(text, { action: undo }), warn);
  };
  const end = ({ type, slug, name, blocks }: Muted & { blocks: boolean }) => {
    const params = { type, slug };
    const undo = { label: m.mutes_undo(), onPress: () => void mute.mutateAsync({ params, json: { blocks } }).catch(warn) };
    return unmute.mutateAsync({ params }).then(() => void toast.show(m.mutes_ended_now({ name }), { action: undo }), warn);
  };
  return { start, end };
}
