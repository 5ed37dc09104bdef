/** The order of test files. A fresh clone knows no durations, and Vitest then begins with the largest files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take minutes; one of them that begins last keeps a single core busy until the end. */
const LONG = ['every-page', 'hostile-input', 'starts', 'socket'];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => moduleId.endsWith(`/sweeps/${name}.test.ts`));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
