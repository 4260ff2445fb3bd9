import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { part } from '@/ui/kit/part'

const View = ({ name }: { readonly name: string }) => <p>Hello {name}</p>

/** A part that cannot be loaded as long as the network is away. */
function setUp() {
  const state = { isCutOff: false, loads: 0, failures: 0 }
  const Part = part(async () => {
    state.loads += 1
    if (state.isCutOff) throw new TypeError('Failed to fetch dynamically imported module: /assets/view.js')
    return Promise.resolve(View)
  })
  const shown = (
    <>
      <h1>The page</h1>
      <Part name="Mira" fallback={<p>Waiting</p>} onMissing={() => (state.failures += 1)} />
    </>
  )
  return { state, shown }
}

it('shows its fallback, then what was loaded, which it loads once', async () => {
  const { state, shown } = setUp()
  const screen = await render(shown)
  await expect.element(screen.getByText('Hello Mira')).toBeVisible()
  await expect.element(screen.getByText('Waiting')).not.toBeInTheDocument()
  await screen.unmount()
  const again = await render(shown)
  await expect.element(again.getByText('Hello Mira')).toBeVisible()
  expect(state).toEqual({ isCutOff: false, loads: 1, failures: 0 })
})

it('leaves the page whole when it cannot be loaded, and comes when the network is back', async () => {
  const { state, shown } = setUp()
  state.isCutOff = true
  const screen = await render(shown)
  await expect.poll(() => state.failures).toBe(1)
  await expect.element(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  state.isCutOff = false
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Hello Mira')).toBeVisible()
})

it('is requested again when it is shown again', async () => {
  const { state, shown } = setUp()
  state.isCutOff = true
  const screen = await render(shown)
  await expect.poll(() => state.failures).toBe(1)
  await screen.unmount()
  state.isCutOff = false
  const again = await render(shown)
  await expect.element(again.getByText('Hello Mira')).toBeVisible()
})
