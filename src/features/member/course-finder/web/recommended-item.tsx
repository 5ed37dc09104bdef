import { ProgramCard } from '#features/catalogue/programs/web/index.ts';
import { m } from '#platform/messages/messages.js';
import type { AnswersSearch } from './answers-search.ts';
import type { Recommended, Results } from './queries.ts';
import { GOAL_LABELS, joinNames } from './labels.ts';

const LEVEL_FIT_LABELS = {
  same: m.course_finder_level_same,
  easier: m.course_finder_level_easier,
  harder: m.course_finder_level_harder,
};
const COST_LABELS = {
  free: m.course_finder_cost_free,
  'free-audit': m.course_finder_cost_audit,
  paid: m.course_finder_cost_paid,
};

type RecommendedItemProps = {
  item: Recommended;
  rank: number;
  topics: Results['attributes']['topics'];
  goal: NonNullable<AnswersSearch['goal']>;
  hours: number;
};

/** A program with its rank and reasons. */
export function RecommendedItem({ item, rank, topics, goal, hours }: RecommendedItemProps) {
  const { program, level_fit, weeks, goal_fit } = item;
  return (
    <li className="recommended">
      <p className="eyebrow">{m.course_finder_rank({ rank })}</p>
      <ProgramCard program={program} level={2} />
      <div className="stack gap-1.5">
        <h3 className="aside-title">{m.course_finder_why()}</h3>
        <ul className="reasons small">
          <li className="strong">{coverageSentence(item, topics)}</li>
          <li>{LEVEL_FIT_LABELS[level_fit]()}</li>
          {weeks !== null && (
            <li>{m.course_finder_weeks({ count: weeks, hours: m.course_finder_hours_count({ count: hours }) })}</li>
          )}
          <li>{COST_LABELS[program.attributes.cost]()}</li>
          {goal_fit && <li>{GOAL_LABELS[goal].fit()}</li>}
        </ul>
      </div>
    </li>
  );
}

/** States which of the chosen topics the program covers, such as "You chose SQL and Excel, and it covers Excel." */
function coverageSentence({ covers }: Recommended, topics: Results['attributes']['topics']): string {
  const covered = joinNames(covers.map(({ name }) => name));
  if (topics.length === 0) return m.course_finder_covers_field({ covered });
  if (covers.length === topics.length) return m.course_finder_covers_all({ covered });
  return m.course_finder_covers({ topics: joinNames(topics.map(({ name }) => name)), covered });
}
