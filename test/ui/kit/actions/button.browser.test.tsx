import '@/ui/theme/base.css'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { LinkComponent, type LinkProps } from '@/ui/kit/actions/link'

function Sender({ onSend }: { readonly onSend: () => void }) {
  const [loading, setLoading] = useState(false)
  return (
    <Button
      loading={loading}
      onClick={() => {
        onSend()
        setLoading(true)
      }}
    >
      Send a lantern
    </Button>
  )
}

describe('a button', () => {
  it('takes one press and ignores every further one while it works', async () => {
    const send = vi.fn<() => void>()
    const screen = await render(<Sender onSend={send} />)
    const button = screen.getByRole('button', { name: 'Send a lantern' })
    await userEvent.click(button)
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await userEvent.keyboard('{Enter}')
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('retains its width, its name and the focus while it works', async () => {
    const screen = await render(<Button>Start chat</Button>)
    const button = screen.getByRole('button', { name: 'Start chat' })
    const { width } = button.element().getBoundingClientRect()
    await userEvent.keyboard('{Tab}')
    await screen.rerender(<Button loading>Start chat</Button>)
    await expect.element(button).toHaveFocus()
    expect(button.element().getBoundingClientRect().width).toBe(width)
  })

  it('does not send a form twice', async () => {
    const submit = vi.fn<() => void>()
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <input aria-label="Word" />
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('textbox'))
    await userEvent.keyboard('{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })

  it('is at least 44 pixels high for a thumb', async () => {
    const screen = await render(<Button>Start chat</Button>)
    expect(screen.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })

  it('goes through the link the shell has chosen', async () => {
    const Routed = ({ href, children }: LinkProps) => (
      <a href={href} data-routed>
        {children}
      </a>
    )
    const screen = await render(
      <LinkComponent value={Routed}>
        <ButtonLink href="/en/videos/">All videos</ButtonLink>
      </LinkComponent>,
    )
    await expect.element(screen.getByRole('link', { name: 'All videos' })).toHaveAttribute('data-routed')
  })
})
