import { m } from '#platform/messages/messages.js';

export type PlaceGroup = 'support' | 'safety' | 'content' | 'learning' | 'catalogue' | 'money' | 'system';

/** The headings of the rail, in its order. */
export const GROUP_LABELS: Record<PlaceGroup, () => string> = {
  support: m.staff_group_support,
  safety: m.staff_group_safety,
  content: m.staff_group_content,
  learning: m.staff_group_learning,
  catalogue: m.staff_group_catalogue,
  money: m.staff_group_money,
  system: m.staff_group_system,
};
