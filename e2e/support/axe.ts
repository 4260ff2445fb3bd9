import { limit } from '../../scripts/setup/machine-speed.ts'
import { AxeBuilder } from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Visit } from './visit'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The edges of a focus trap, never seen and never announced: a focus on one is moved on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Axe finds nothing on the page as it is now, nor in the frames within it. */
export async function expectAccessible({ page }: Visit, what: string, tags = WCAG): Promise<void> {
  // What fades in has no contrast yet.
  await page
    .waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), null, {
      timeout: limit(5_000),
    })
    .catch(() => undefined)
  const { violations } = await new AxeBuilder({ page })
    // Options first: they would replace the tags.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .exclude(FOCUS_GUARDS)
    // Frames of other origins need a second tab to be looked at: four times as slow, and few pages have one.
    .setLegacyMode(page.frames().length === 1)
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  )
  expect(found, what).toEqual([])
}

/** A whole screen with nothing open above it: its order of headings and regions counts too. */
export async function expectAccessibleScreen(visit: Visit, what: string): Promise<void> {
  await expectAccessible(visit, what, [...WCAG, 'best-practice'])
}
