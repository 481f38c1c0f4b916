import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { chromium } from './browser/chromium.ts';

/** Ends a run with the counts alone on one line, for people and programs that read only the last one. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], strayErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string) => tests.filter((test) => test.result().state === state).length;
    // A file that does not even load has no tests to count, and an error outside of any test fails none: both do here.
    const broken = modules.flatMap((module) => module.errors()).length + strayErrors.length;
    const skipped = count('skipped');
    const end = skipped > 0 ? `, ${skipped} skipped` : '';
    if (chromium === undefined)
      console.log('The tests in a browser were left out: there is no Chromium here (apt-get install chromium).');
    console.log(`${count('passed')} passed, ${count('failed') + broken} failed${end}`);
  }
}
