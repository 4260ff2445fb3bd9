import '@/ui/theme/base.css'
import { when } from 'mobx'
import { observer } from 'mobx-react-lite'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { BackendError, type BackendErrorCode } from '@/application/errors/backend-error'
import { LoadError } from '@/ui/base/load-error'
import { Resource } from '@/ui/base/resource'
import { providers } from '#test/support/ui/providers'

/** A part of a page whose loads the test answers. */
class FakePart {
  readonly #answers: ((error: BackendErrorCode | null) => void)[] = []
  loads = 0
  readonly resource = new Resource(async () => {
    this.loads += 1
    const error = await new Promise<BackendErrorCode | null>((resolve) => this.#answers.push(resolve))
    if (error !== null) throw new BackendError(error)
    return `${this.name} is here`
  })

  constructor(readonly name: string) {
    void this.resource.load()
  }

  async answer(error: BackendErrorCode | null): Promise<void> {
    this.#answers.shift()?.(error)
    await when(() => !this.resource.isLoading)
  }
}

const Part = observer(function Part({
  part,
  isQuiet = false,
}: {
  readonly part: FakePart
  readonly isQuiet?: boolean
}) {
  return (
    <section aria-label={part.name}>
      {part.resource.value}
      <LoadError of={part.resource} isQuiet={isQuiet} />
    </section>
  )
})

const alerts = page.getByRole('alert')
const retry = page.getByRole('button', { name: 'Try again' })
const alertIn = (name: string) => page.getByRole('region', { name }).getByRole('alert')
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200))

/** How often an error was put into the page: each is read out. */
function countErrors(): { readonly count: () => number; readonly stop: () => void } {
  let count = 0
  const observed = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.matches('[role=alert]')) count += 1
  })
  observed.observe(document.body, { childList: true, subtree: true })
  return { count: () => count, stop: () => observed.disconnect() }
}

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

async function show(...names: readonly string[]): Promise<readonly FakePart[]> {
  const parts = names.map((name) => new FakePart(name))
  await render(
    <>
      {parts.map((part) => (
        <Part key={part.name} part={part} isQuiet={part.name.startsWith('quiet')} />
      ))}
    </>,
    { wrapper: await providers() },
  )
  return parts
}

describe('parts of a page that could not be loaded', () => {
  it('share one error, read out once, where the first of them would be', async () => {
    // What shows errors is loaded with the first one.
    const [before] = await show('before')
    await before?.answer('offline')
    await expect.element(alertIn('before')).toBeVisible()
    await cleanup()
    const errors = countErrors()
    stops.push(errors.stop)
    const [first, second, third] = await show('first', 'second', 'third')
    await third?.answer('offline')
    await second?.answer('offline')
    await first?.answer('offline')
    await expect.element(alertIn('first')).toBeVisible()
    await moment()
    expect(alerts.elements().map(({ textContent }) => textContent)).toEqual([
      'That didn’t workYou seem to be offline. Check your connection and try again.Try again',
    ])
    expect(errors.count()).toBe(1)
  })

  it('are all loaded again by one press, and each comes in its place', async () => {
    const [first, second, third] = await show('first', 'second', 'third')
    for (const part of [first, second, third]) await part?.answer('timeout')
    await userEvent.click(retry)
    expect({ firstLoads: first?.loads, secondLoads: second?.loads, thirdLoads: third?.loads }).toEqual({
      firstLoads: 2,
      secondLoads: 2,
      thirdLoads: 2,
    })
    await third?.answer(null)
    await expect.element(page.getByText('third is here')).toBeVisible()
    await expect.element(alertIn('first')).toBeVisible()
    await first?.answer(null)
    await expect.element(page.getByText('first is here')).toBeVisible()
    // The second is on its way: no error moves there.
    await moment()
    expect(alerts.elements()).toHaveLength(0)
    await second?.answer(null)
    await expect.element(page.getByText('second is here')).toBeVisible()
    await moment()
    expect(alerts.elements()).toHaveLength(0)
  })

  it('hand the error over to the one that fails again', async () => {
    const [first, second] = await show('first', 'second')
    await first?.answer('unavailable')
    await second?.answer('unavailable')
    await userEvent.click(retry)
    await first?.answer(null)
    await second?.answer('timeout')
    await expect.element(alertIn('second')).toBeVisible()
    await userEvent.click(retry)
    expect({ firstLoads: first?.loads, secondLoads: second?.loads }).toEqual({ firstLoads: 2, secondLoads: 3 })
  })

  it('come by themselves once the device is online again, those too that are left out without a word', async () => {
    const [quiet, second] = await show('quiet', 'second')
    await quiet?.answer('offline')
    await moment()
    expect(alerts.elements()).toHaveLength(0)
    await second?.answer('offline')
    await expect.element(alertIn('second')).toBeVisible()
    dispatchEvent(new Event('online'))
    expect({ quietLoads: quiet?.loads, secondLoads: second?.loads }).toEqual({ quietLoads: 2, secondLoads: 2 })
    await quiet?.answer(null)
    await second?.answer(null)
    await expect.element(page.getByText('quiet is here')).toBeVisible()
    await expect.element(page.getByText('second is here')).toBeVisible()
  })

  it('are shown where they can be seen: not in a part that is hidden, and in a dialog besides the page behind it', async () => {
    const [hidden, shown, inDialog] = ['hidden', 'shown', 'window'].map((name) => new FakePart(name))
    if (hidden === undefined || shown === undefined || inDialog === undefined) throw new Error('no parts')
    await render(
      <>
        <div style={{ display: 'none' }}>
          <Part part={hidden} />
        </div>
        <Part part={shown} />
        <div role="dialog" aria-label="dialog">
          <Part part={inDialog} />
        </div>
      </>,
      { wrapper: await providers() },
    )
    for (const part of [hidden, shown, inDialog]) await part.answer('offline')
    await expect.element(alertIn('shown')).toBeVisible()
    await expect.element(alertIn('window')).toBeVisible()
    expect(alerts.elements()).toHaveLength(2)
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Try again' }))
    expect({ hiddenLoads: hidden.loads, shownLoads: shown.loads, inDialogLoads: inDialog.loads }).toEqual({
      hiddenLoads: 1,
      shownLoads: 1,
      inDialogLoads: 2,
    })
  })
})
