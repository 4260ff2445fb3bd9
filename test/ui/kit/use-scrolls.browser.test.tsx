import { useRef } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useScrolls } from '@/ui/kit/use-scrolls'

function Box({ lines }: { readonly lines: number }) {
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  return (
    <div ref={box} role="log" tabIndex={scrolls ? 0 : undefined} style={{ height: 100, overflow: 'auto' }}>
      <div style={{ height: lines * 20 }}>said</div>
    </div>
  )
}

it('makes a box a stop of the keyboard while it scrolls, and at no other time', async () => {
  const screen = await render(<Box lines={2} />)
  const log = screen.getByRole('log')
  await expect.element(log).not.toHaveAttribute('tabindex')
  await screen.rerender(<Box lines={9} />)
  await expect.element(log).toHaveAttribute('tabindex', '0')
  await screen.rerender(<Box lines={1} />)
  await expect.element(log).not.toHaveAttribute('tabindex')
})
