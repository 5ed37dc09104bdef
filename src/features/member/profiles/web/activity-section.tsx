import { useQuery } from '@tanstack/react-query';
import { BoardShelf } from '#features/catalogue/boards/web/index.ts';
import { InsightCard } from '#features/catalogue/insights/web/index.ts';
import { m } from '#platform/messages/messages.js';
import { query } from '#platform/browser/queries.ts';
import { TitledSection } from '#platform/ui/titled-section.tsx';
import type { ProfileFacts } from './queries.ts';
import { VisibilityButton } from './section-frame.tsx';

const MAX_INSIGHTS = 4;

const insightsByQuery = (author: string) => query('GET /api/knowledges', { query: { author, per_page: MAX_INSIGHTS } });

/** The member's public boards and insights; the member can hide them. */
export function ActivitySection({ profile, asOthers }: { profile: ProfileFacts; asOthers: boolean }) {
  const { slug } = profile;
  const insights = useQuery(insightsByQuery(slug)).data?.data ?? [];
  return (
    <section className="stack gap-5" aria-label={m.profiles_activity()}>
      {profile.own && (
        <div className="row">
          <h2 className="part-title">{m.profiles_activity()}</h2>
          <div className="push-end">
            <VisibilityButton slug={slug} hidden={profile.own.hidden} section="activity" title={m.profiles_activity()} />
          </div>
        </div>
      )}
      <BoardShelf slug={slug} publicOnly={asOthers} />
      {insights.length > 0 && (
        <TitledSection id="written" title={m.profiles_written()}>
          <div className="grid [--min:260px] gap-5">
            {insights.map((insight) => (
              <InsightCard key={insight.id} insight={insight} level={3} />
            ))}
          </div>
        </TitledSection>
      )}
    </section>
  );
}
