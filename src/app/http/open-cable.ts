/** The WebSocket endpoint with its channels and signals. */
import { authenticate, findActiveSessions, SESSION_ENDED } from '#features/base/accounts/server/index.ts';
import { createNotificationChannel, NOTIFICATIONS_CHANGED } from '#features/base/notifications/server/index.ts';
import { loadSearchWords, SEARCH_WORDS_CHANGED } from '#features/base/search/server/index.ts';
import { loadSkills, SKILLS_CHANGED } from '#features/base/skills/server/index.ts';
import { createContext } from '#platform/http/context.ts';
import { createCable, type Cable } from '#platform/realtime/server/cable/cable.ts';
import { measure } from '#platform/runtime/metrics.ts';
import type { Running } from '../boot/services.ts';

/** Opens the socket and subscribes to signals of all processes, including this one. */
export async function openCable({ services, signals }: Pick<Running, 'services' | 'signals'>): Promise<Cable> {
  const notifications = createNotificationChannel(services);
  const cable = createCable({
    services,
    authenticate,
    findValidSessions: findActiveSessions,
    channels: { NotificationChannel: notifications },
  });
  if (services.config.METRICS_TOKEN)
    measure(services.metrics, {
      name: 'pathlight_sockets',
      help: 'Open sockets',
      label: 'of',
      read: async () => ({ members: cable.size() }),
    });
  const reloadWords = () => {
    loadSearchWords(createContext(services)).catch((error: Error) =>
      services.log.error({ reason: error.message }, 'changed search words were not loaded'),
    );
  };
  // Words may stand for skills, by their names.
  const reloadSkills = () => {
    loadSkills(createContext(services))
      .catch((error: Error) => services.log.error({ reason: error.message }, 'changed skills were not loaded'))
      .finally(reloadWords);
  };
  await signals.listen({
    onSignal: ({ topic, id }) => {
      if (topic === NOTIFICATIONS_CHANGED) notifications.signal(id);
      if (topic === SESSION_ENDED) void cable.checkSession(id);
      if (topic === SKILLS_CHANGED) reloadSkills();
      if (topic === SEARCH_WORDS_CHANGED) reloadWords();
    },
    onMissed: () => {
      notifications.signalAll();
      reloadSkills();
    },
  });
  return {
    ...cable,
    close: async () => {
      await cable.close();
      notifications.stop();
      await signals.stop();
    },
  };
}
