/** Ends every run with the time that the tests took and the files that took most of it. */
import path from 'node:path';
import { BUILD_MEASURE } from './build-pages.ts';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const SHOWN = 10;
const seconds = (ms: number) => (ms / 1000).toFixed(1).padStart(6);

export default class SlowestFiles implements Reporter {
  #root = process.cwd();
  #startedAt = performance.now();

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
  }

  onTestRunStart(): void {
    this.#startedAt = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length < 2) return;
    const files = modules
      .map((module) => {
        const { collectDuration, duration } = module.diagnostic();
        return { file: path.relative(this.#root, module.moduleId), took: collectDuration + duration };
      })
      .toSorted((a, b) => b.took - a.took);
    const built = performance.getEntriesByName(BUILD_MEASURE).reduce((sum, { duration }) => sum + duration, 0);
    const took = performance.now() - this.#startedAt - built;
    const without = built > 0 ? ` (without ${BUILD_MEASURE}: ${seconds(built).trim()} s)` : '';
    console.log(`\nTests took ${seconds(took).trim()} s${without}. The slowest files:`);
    for (const slow of files.slice(0, SHOWN)) console.log(`${seconds(slow.took)} s  ${slow.file}`);
  }
}
