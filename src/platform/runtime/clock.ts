/** The source of the current time, replaceable in tests. */
export type Clock = { now: () => Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when advanced. */
export function fixedClock(start: string | Date): Clock & { advance: (milliseconds: number) => void } {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    advance: (milliseconds) => {
      current += milliseconds;
    },
  };
}
