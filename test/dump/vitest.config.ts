import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/dump/make.ts'],
    globalSetup: ['./test/dump/server.ts'],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
