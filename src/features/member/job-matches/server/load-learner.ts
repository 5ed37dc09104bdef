import type { Learner } from '#features/catalogue/programs/server/index.ts';
import type { Context } from '#platform/http/context.ts';
import { loadBackground } from './load-background.ts';
import { loadSkillFocus } from './skill-focus.ts';

const NOBODY: Learner = { skills: new Map(), months: null, studied: false };

/** What the viewer states to know, each skill by how much jobs say it tells about a field. */
export async function loadLearner(ctx: Context): Promise<Learner> {
  if (!ctx.viewer) return NOBODY;
  const { stated, months, studied } = await loadBackground(ctx, ctx.viewer.id);
  if (stated.size === 0) return { skills: new Map(), months, studied };
  const focus = await loadSkillFocus(ctx);
  return { skills: new Map([...stated].map((id) => [id, focus(id)])), months, studied };
}
