/** Loads board cards by kind, from the feature that owns each. */
import type { CardKinds } from '#features/catalogue/boards/server/index.ts';
import { findInsightCards } from '#features/catalogue/insights/server/index.ts';
import { findJobCards } from '#features/catalogue/jobs/server/index.ts';
import { findResourceCards, findSkillCards } from '#features/member/skill-pages/server/index.ts';
import { findProgramCards } from '#features/catalogue/programs/server/index.ts';

export const cards: CardKinds = {
  insight: { find: findInsightCards },
  job: { find: findJobCards },
  program: { find: findProgramCards },
  resource: { find: findResourceCards },
  skill: { find: findSkillCards },
};
