import '@/ui/theme/base.css'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'

function Room({ firm = false }: { readonly firm?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Send a gift</Button>
      <Button>Elsewhere</Button>
      <Dialog
        open={open}
        firm={firm}
        onClose={() => setOpen(false)}
        title="Send a lantern?"
        description="It lights up the room."
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>Not now</Button>}
      >
        <input aria-label="A word with it" />
      </Dialog>
    </>
  )
}

async function opened(firm = false) {
  const screen = await render(<Room firm={firm} />)
  const opener = screen.getByRole('button', { name: 'Send a gift' })
  await userEvent.click(opener)
  const dialog = screen.getByRole('dialog', { name: 'Send a lantern?' })
  await expect.element(dialog).toBeVisible()
  return { screen, opener, dialog }
}

describe('a dialog', () => {
  it('is named by its title and described by its text', async () => {
    const { dialog } = await opened()
    await expect.element(dialog).toHaveAccessibleDescription('It lights up the room.')
  })

  it('traps the focus: Tab cycles inside it and never behind it', async () => {
    const { dialog } = await opened()
    const visited = new Set<string>()
    for (let i = 0; i < 7; i++) {
      await userEvent.keyboard('{Tab}')
      expect(dialog.element().contains(document.activeElement)).toBe(true)
      visited.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    }
    expect(visited).toEqual(new Set(['Close', 'A word with it', 'Not now']))
  })

  it('closes with Escape and gives the focus back to the button that opened it', async () => {
    const { dialog, opener } = await opened()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('hides the page behind it from those who listen', async () => {
    const { screen } = await opened()
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).not.toBeInTheDocument()
  })

  it('stays when it is firm: neither Escape nor a press beside it closes it, only its own buttons', async () => {
    const { screen, dialog } = await opened(true)
    await userEvent.keyboard('{Escape}')
    document.elementFromPoint(4, 4)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(dialog).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })
})
