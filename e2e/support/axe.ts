import axe from 'axe-core'
import { expect, type Frame } from '@playwright/test'
import { limit } from '../../scripts/setup/machine-speed.ts'
import type { Visit } from './visit'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The edges of a focus trap, never seen and never announced: a focus on one is moved on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** What axe finds in one document. It is loaded once a document: a page that was followed to has it already. */
async function violationsIn(frame: Frame, tags: readonly string[]): Promise<readonly string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return await frame.evaluate(
    async ({ values, exclude }) => {
      const { run } = (window as unknown as { readonly axe: typeof axe }).axe
      const { violations } = await run(
        { exclude },
        // A document of another origin is looked at by a run of its own.
        { iframes: false, resultTypes: ['violations'], runOnly: { type: 'tag', values } },
      )
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
      )
    },
    { values: [...tags], exclude: FOCUS_GUARDS },
  )
}

/** Axe finds nothing on the page as it is now, nor in the frames within it. */
export async function expectAccessible({ page }: Visit, what: string, tags: readonly string[] = WCAG): Promise<void> {
  // What fades in has no contrast yet.
  await page
    .waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'), null, {
      timeout: limit(5_000),
    })
    .catch(() => undefined)
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await violationsIn(frame, tags)))
  expect(found, what).toEqual([])
}

/** A whole screen with nothing open above it: its order of headings and regions counts too. */
export async function expectAccessibleScreen(visit: Visit, what: string): Promise<void> {
  await expectAccessible(visit, what, [...WCAG, 'best-practice'])
}
