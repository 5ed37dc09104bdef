/** Labels of what learning resources are: their level, and their format. */
import { m } from '#platform/messages/messages.js';

const LEVELS: Readonly<Record<string, () => string>> = {
  beginner: m.skills_level_beginner,
  intermediate: m.skills_level_intermediate,
  advanced: m.skills_level_advanced,
};

/** The label of a level; one that an operator imported is shown as it is. */
export const levelName = (level: string): string => LEVELS[level]?.() ?? level;
