import axe from 'axe-core'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The edges of a focus trap, never seen and never announced: a focus on one is moved on at once. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Violations of the success criteria of WCAG 2.2 AA in the test's document, once nothing fades any more. */
export async function violationsIn(element: Element): Promise<readonly string[]> {
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(
    { include: element, exclude: FOCUS_GUARDS },
    { resultTypes: ['violations'], runOnly: { type: 'tag', values: WCAG } },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
