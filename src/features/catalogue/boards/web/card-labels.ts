import { m } from '#platform/messages/messages.js';
import type { BoardCard } from './queries.ts';

const KINDS: Record<BoardCard['kind'], () => string> = {
  insight: m.boards_kind_insight,
  job: m.boards_kind_job,
  program: m.boards_kind_program,
  resource: m.boards_kind_resource,
  skill: m.boards_kind_skill,
  link: m.boards_kind_link,
  note: m.boards_kind_note,
};

export const cardKindLabel = (kind: BoardCard['kind']): string => KINDS[kind]();

/** The title of a card, also for unavailable content. */
export const cardTitle = ({ available, title }: Pick<BoardCard, 'available' | 'title'>): string =>
  available ? title : m.boards_card_unavailable();
