/** Prints the duration and the slowest test files after a run of two or more files. */
import path from 'node:path';
import { BUILD_MEASURE } from './build-pages.ts';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

const MAX_FILES = 10;
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
        return { file: path.relative(this.#root, module.moduleId), durationMs: collectDuration + duration };
      })
      .toSorted((a, b) => b.durationMs - a.durationMs);
    const buildMs = performance.getEntriesByName(BUILD_MEASURE).reduce((sum, { duration }) => sum + duration, 0);
    const durationMs = performance.now() - this.#startedAt - buildMs;
    const without = buildMs > 0 ? ` (without ${BUILD_MEASURE}: ${seconds(buildMs).trim()} s)` : '';
    console.log(`\nTests took ${seconds(durationMs).trim()} s${without}. The slowest files:`);
    for (const slow of files.slice(0, MAX_FILES)) console.log(`${seconds(slow.durationMs)} s  ${slow.file}`);
  }
}
