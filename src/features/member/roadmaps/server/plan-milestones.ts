import { m } from '#platform/messages/messages.js';
import type { CalendarEvent } from '#platform/io/calendar.ts';
import type { Finished, Step } from './plan/steps.ts';
import { roadmapPolicy } from './policy.ts';

type MilestoneOptions = {
  roadmapId: string;
  purchased: boolean;
  finished: Finished;
  page: string;
  /** Whether the plan is paused without a day on which it goes on: open skills have no dates. */
  undated: boolean;
};

/**
 * The milestones of a plan as calendar events: the due date of each skill, and the last one as the goal. Events of locked
 * skills contain no resource.
 */
export function listMilestones(
  steps: readonly Step[],
  { roadmapId, purchased, finished, page, undated }: MilestoneOptions,
): CalendarEvent[] {
  const { host } = new URL(page);
  const activeSteps = steps.filter(({ state }) => state === 'done' || (state !== 'skipped' && !undated));
  const events = activeSteps.map(({ skill, state, original_index, due_on, done_on, resources }): CalendarEvent => {
    const isUnlocked = roadmapPolicy.openSkill({ userId: '', purchased }, original_index);
    const next = isUnlocked && state !== 'done' ? resources.find(({ id }) => !finished.has(id)) : undefined;
    return {
      uid: `${roadmapId}-${skill.skill_id}@${host}`,
      day: done_on ?? due_on,
      summary: state === 'done' ? m.roadmaps_event_done({ skill: skill.name }) : m.roadmaps_event_due({ skill: skill.name }),
      description: [
        m.roadmaps_event_hours({ hours: skill.hours }),
        ...(next ? [m.roadmaps_event_next({ title: next.title, url: next.url })] : []),
      ].join('\n'),
      url: isUnlocked ? `${page}?skill=${encodeURIComponent(skill.skill_id)}` : page,
    };
  });
  const lastDueOn = activeSteps.map(({ due_on }) => due_on).reduce((latest, day) => (day > latest ? day : latest), '');
  if (lastDueOn === '' || activeSteps.every(({ state }) => state === 'done')) return events;
  const goal = {
    uid: `${roadmapId}-goal@${host}`,
    day: lastDueOn,
    summary: m.roadmaps_goal(),
    description: m.roadmaps_goal_text(),
  };
  return [...events, { ...goal, url: page }];
}
