/** A rehearsal against real programs that takes too long, or needs too much, to be a test: `npm run drill -- NAME`. */
export type Drill = {
  title: string;
  /** What must be installed or free on the machine. */
  needs: string;
  /** Reports its steps and figures by `say`, and throws when something is not as it must be. */
  run: (say: (line: string) => void) => Promise<void>;
};
