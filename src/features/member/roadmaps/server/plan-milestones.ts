import { m } from '#platform/messages/messages.js';
import type { CalendarEvent } from '#platform/io/calendar.ts';
import type { Step } from './plan/steps.ts';
import { roadmapPolicy } from './policy.ts';

type About = { roadmapId: string; purchased: boolean; finished: ReadonlySet<string>; page: string };

/** The milestones of a plan: due dates of skills, and when the score can be updated. Locked skills show only their name. */
export function listMilestones(stations: readonly Step[], { roadmapId, purchased, finished, page }: About): CalendarEvent[] {
  const { host } = new URL(page);
  const walked = stations.filter(({ state }) => state !== 'skipped');
  const events = walked.map(({ skill, state, built_at, due_on, done_on, resources }): CalendarEvent => {
    const open = roadmapPolicy.openSkill({ userId: '', purchased }, built_at);
    const next = open && state !== 'done' ? resources.find(({ id }) => !finished.has(id)) : undefined;
    return {
      uid: `${roadmapId}-${skill.skill_id}@${host}`,
      day: done_on ?? due_on,
      summary: state === 'done' ? m.roadmaps_event_done({ skill: skill.name }) : m.roadmaps_event_due({ skill: skill.name }),
      description: [
        m.roadmaps_event_hours({ hours: skill.hours }),
        ...(next ? [m.roadmaps_event_next({ title: next.title, url: next.url })] : []),
      ].join('\n'),
      url: open ? `${page}?skill=${encodeURIComponent(skill.skill_id)}` : page,
    };
  });
  const last = walked.map(({ due_on }) => due_on).reduce((latest, day) => (day > latest ? day : latest), '');
  if (last === '' || walked.every(({ state }) => state === 'done')) return events;
  const goal = { uid: `${roadmapId}-goal@${host}`, day: last, summary: m.roadmaps_goal(), description: m.roadmaps_goal_text() };
  return [...events, { ...goal, url: page }];
}
