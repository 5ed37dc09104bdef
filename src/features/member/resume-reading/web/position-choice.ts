import type { Draft } from './queries.ts';

export type PositionChoice = { draft: Draft; isChosen: boolean };

const isMonth = (value: string) => /^\d{4}-\d{2}$/.test(value);

/** Whether a draft has everything that an entry of the profile needs. */
export const isComplete = ({ title, organisation, started_on, ended_on }: Draft): boolean =>
  title.trim() !== '' && organisation.trim() !== '' && isMonth(started_on) && (ended_on === null || isMonth(ended_on));
