import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'server/**/*.test.ts'],
    // Opening the embedded database takes some seconds, more while every core opens one.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
});
