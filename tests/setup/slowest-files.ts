/** Ends every run with the time that the tests took and the files that took most of it. */
import path from 'node:path';
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
    console.log(`\nTests took ${seconds(performance.now() - this.#startedAt).trim()} s. The slowest files:`);
    for (const { file, took } of files.slice(0, SHOWN)) console.log(`${seconds(took)} s  ${file}`);
  }
}
