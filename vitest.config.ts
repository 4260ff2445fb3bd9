import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { playwright } from '@vitest/browser-playwright'
import react from '@vitejs/plugin-react'
import { launchOptions } from './scripts/setup/chromium.ts'
import { screenFiles } from './scripts/vite/screen-files.ts'
import { limit, slowness } from './scripts/setup/machine-speed.ts'

const here = import.meta.dirname
const filmParts = [
  'controller',
  'control-bar',
  'play-button',
  'seek-backward-button',
  'seek-forward-button',
  'mute-button',
  'volume-range',
  'time-range',
  'time-display',
  'pip-button',
  'fullscreen-button',
  'loading-indicator',
]

/** Known beforehand: a dependency that is found only while a suite runs would reload its page in the middle. */
const dependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router',
  'mobx',
  'mobx-react-lite',
  'inversify',
  'i18next',
  'reflect-metadata/lite',
  'vitest-browser-react',
  'fast-check',
  'axe-core',
  'zod/mini',
  ...['dialog', 'drawer', 'field', 'form', 'menu', 'select', 'popover', 'toast'].map(
    (name) => `@base-ui/react/${name}`,
  ),
  '@tanstack/react-virtual',
  'lucide-react',
  'hls.js/light',
  ...filmParts.map((name) => `media-chrome/media-${name}.js`),
  'media-chrome/lang/de.js',
  'media-chrome/lang/es.js',
]

/** How long anything may take; longer where the machine is slower, so that no test is red for that. */
const limits = {
  provide: { slowness: slowness() },
  testTimeout: limit(30_000),
  // Ends a hook that hangs, and no other: set-up in three processes at once took over a minute on a machine that was busy for a moment.
  hookTimeout: limit(180_000),
  expect: { poll: { timeout: limit(10_000) } },
}

/** Servers that a suite starts draw pictures of the right size and kind, not finished ones. */
const env = { ART_DETAIL: 'sketch' }

/** What runs on processes of the built server over a database. */
const service = {
  env,
  globalSetup: ['test/support/postgres/test-postgres.ts', 'test/service/support/server-build.ts'],
  environment: 'node',
  ...limits,
}

const alias = { '@': `${here}/src`, '#test': `${here}/test` }

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        plugins: [screenFiles()],
        resolve: { alias },
        test: {
          name: 'unit',
          globalSetup: ['test/support/postgres/test-postgres.ts'],
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: ['test/contract/**', 'test/service/**', 'test/engines/**', 'test/**/*.browser.test.*'],
          // Files share what they import, which is most of their time; a file that changes something global puts it back.
          isolate: false,
          // Half of the slow ones wait for processes: one more than there are cores leaves none idle.
          maxWorkers: availableParallelism() + 1,
          ...limits,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          globalSetup: ['test/support/postgres/test-postgres.ts'],
          environment: 'node',
          include: ['test/contract/**/*.test.ts'],
          maxWorkers: availableParallelism(),
          ...limits,
          testTimeout: limit(60_000),
        },
      },
      {
        resolve: { alias },
        test: {
          ...service,
          name: 'service',
          include: ['test/service/**/*.test.ts'],
          exclude: ['test/service/hostile.test.ts'],
          // They mostly wait: for servers that start and stop, and for time that passes.
          maxWorkers: availableParallelism(),
        },
      },
      {
        resolve: { alias },
        test: {
          ...service,
          // Measures how long guests wait: nothing else may run beside it.
          name: 'hostile',
          include: ['test/service/hostile.test.ts'],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'engines',
          env,
          environment: 'node',
          include: ['test/engines/**/*.test.ts'],
          ...limits,
          testTimeout: limit(120_000),
        },
      },
      {
        plugins: [react()],
        resolve: { alias },
        optimizeDeps: { include: dependencies },
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.tsx', 'test/**/*.browser.test.ts'],
          // A page each: they wait for one another's frames and timers otherwise.
          maxWorkers: availableParallelism(),
          ...limits,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
