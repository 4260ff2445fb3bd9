import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import axe from 'axe-core'
import { expect, type Frame } from '@playwright/test'
import { limit } from '../../scripts/setup/machine-speed.ts'
import { expectLargeTargets, expectNothingCovered } from './pressable'
import type { Visit } from './visit'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A phone on its side: the least height for what is fixed above and below. */
const LOW = { width: 844, height: 390 }

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

/** The part of the engine that is used: its own types declare more than the page is given. */
interface Engine {
  readonly Checker: new () => {
    check: (
      node: Document,
      rules: readonly string[],
    ) => Promise<{
      readonly results: readonly {
        readonly ruleId: string
        readonly value: readonly [string, string]
        readonly message: string
        readonly snippet: string
        readonly path: Readonly<Record<string, string>>
      }[]
    }>
  }
}

/** IBM's rules, for the scope of a page. */
const require = createRequire(import.meta.url)
const ibmSource = `${readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')};window.ace=ace`

/** What is built by others into the shadow roots of their own elements, which no page can change: the controls of media-chrome. */
const FOREIGN = /\/media-[-\w]+\[\d+\]\/#document-fragment\[\d+\]|\/media-[-\w]+\[\d+\]$/u

/** What IBM's equal-access rules find in the page, beside those of axe: labels of articles, landmarks, names of outputs. */
async function ibmViolations({ page }: Visit): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ibmSource)
  const found = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { readonly ace: Engine }).ace
    const { results } = await new Checker().check(document, ['IBM_Accessibility'])
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet, path }) => ({
        text: `${ruleId}: ${message} ${snippet}`,
        at: path['dom'] ?? '',
      }))
  })
  return found.filter(({ at }) => !FOREIGN.test(at)).map(({ text, at }) => `${text}\n${at}`)
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
  expect.soft(await ibmViolations(visit), what).toEqual([])
  await expectLargeTargets(visit.page, what)
  await expectNothingCovered(visit.page, what, [LOW])
}
