import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { retainFocus, useRetainedFocus } from '@/ui/base/return-focus'

/** Two frames and a little: when what is drawn after a change has been looked at. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100))

afterEach(() => (document.activeElement as HTMLElement | null)?.blur())

function Start({ hasButton }: { readonly hasButton: boolean }) {
  return (
    <main>
      <h1>Cams</h1>
      {hasButton ? <button type="button">Sign up</button> : null}
      <button type="button">Elsewhere</button>
    </main>
  )
}

it('gives the focus to the heading where the page takes away what had it, however late', async () => {
  const screen = await render(<Start hasButton />)
  const opener = page.getByRole('button', { name: 'Sign up' })
  opener.element().focus()
  retainFocus()
  await settled()
  await expect.element(opener).toHaveFocus()
  await screen.rerender(<Start hasButton={false} />)
  await expect.element(page.getByRole('heading', { name: 'Cams' })).toHaveFocus()
})

it('gives it to the heading before a key is handled that is pressed as soon as it is gone', async () => {
  const screen = await render(<Start hasButton />)
  page.getByRole('button', { name: 'Sign up' }).element().focus()
  retainFocus()
  await settled()
  await screen.rerender(<Start hasButton={false} />)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))
  expect(document.activeElement?.tagName).toBe('H1')
})

it('leaves the focus alone once the guest has done something', async () => {
  const screen = await render(<Start hasButton />)
  page.getByRole('button', { name: 'Sign up' }).element().focus()
  retainFocus()
  // At once: a look that was due before the key must not move the focus after it.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
  await screen.rerender(<Start hasButton={false} />)
  await settled()
  expect(document.activeElement).toBe(document.body)
})

function Steps() {
  const [step, setStep] = useState('before')
  useRetainedFocus(step, 'main h2', 'main h1')
  return (
    <main>
      <h1>Room</h1>
      {step === 'before' ? (
        <button type="button" onClick={() => setStep('after')}>
          End
        </button>
      ) : (
        <h2>Bill</h2>
      )}
    </main>
  )
}

it('gives the focus to what the next step is about where its button has gone with the step before', async () => {
  await render(<Steps />)
  page.getByRole('button', { name: 'End' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Bill' })).toHaveFocus()
})
