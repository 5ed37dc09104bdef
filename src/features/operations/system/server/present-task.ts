import type { FailedTask } from '#platform/tasks/failed-tasks.ts';

const MAX_VALUE = 200;

/** A failed task as staff see it. */
export const presentTask = ({ id, name, input, attempts, queued_at, failed_at, error }: FailedTask) => ({
  id,
  type: 'failed_task' as const,
  attributes: {
    name,
    error,
    input: toFields(input),
    attempts,
    queued_at: queued_at.toISOString(),
    failed_at: failed_at.toISOString(),
  },
});

/** The input of a task names rows by their ids. */
const toFields = (input: unknown) =>
  Object.entries(typeof input === 'object' && input !== null ? input : {}).map(([name, value]) => ({
    name,
    value: (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_VALUE),
  }));
