import { defineConfig } from '@playwright/test'
import { launchOptions } from '../scripts/setup/chromium.ts'
import { limit } from '../scripts/setup/machine-speed.ts'
import type { Options, WorkerOptions } from './support/fixtures'

// Pictures and clips that are not drawn yet would take a fifth of the processors. One may set `finished` to look at a journey.
process.env['ART_DETAIL'] ??= 'sketch'

/** Journeys of a guest in a real browser, each of them on the embedded backend and over the wire. */
export default defineConfig<Options, WorkerOptions>({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  // One that passes when it is tried again is named in the report; more than three of them fail the run (scripts/test.ts).
  retries: 1,
  timeout: limit(60_000),
  expect: { timeout: limit(10_000) },
  forbidOnly: true,
  // The file of the JSON report is named by PLAYWRIGHT_JSON_OUTPUT_NAME.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? 'list' : [['list'], ['json']],
  outputDir: '../.cache/journeys',
  use: {
    browserName: 'chromium',
    launchOptions: launchOptions(),
    // What moves takes most of the time on a machine without a graphics card; whole sessions retain the motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A journey sees what the server of this run serves, and nothing that was stored; journeys of the worker allow it.
    serviceWorkers: 'block',
    actionTimeout: limit(10_000),
    navigationTimeout: limit(20_000),
    screenshot: 'off',
    trace: 'off',
    video: 'off',
  },
  projects: [
    // A whole session over a connection that is cut, on two servers with one database; what is the same on one is
    // covered by the contracts. First, since it takes longest and mostly waits: at the end it would wait alone.
    { name: 'postgres', testMatch: /wire-cut\.spec/u, use: { backend: 'postgres' } },
    // Only a wire can be cut, slowed and listened to. The addresses of pages, what a guest wanted before a login, and the
    // sign-up form do not depend on the backend either: they run where a server also answers the address.
    {
      name: 'memory',
      testIgnore: /(?:wire[-\w]*|addresses|first-sight|pending-actions|sign-up)\.spec/u,
      // A journey whose title ends in @once is about what the screens do with an answer; that all backends give the same answers is
      // what the contracts prove.
      grepInvert: /@once\b/u,
      use: { backend: 'memory' },
    },
    // What a screen looks like, and what a menu, a key or the Back button does, does not depend on where the data come from;
    // what npm starts has pages and a configuration of its own, mails are read on the stage, and the stage ends a chat with each exit code.
    {
      name: 'remote',
      testIgnore:
        /(?:axe[-\w]*|changed-texts|chat-exits|commands|forced-age-check|keyboard|late-payment|layers|mails[-\w]*|menus|offline|small-screens|wire-cut)\.spec/u,
      use: { backend: 'remote' },
    },
  ],
})
