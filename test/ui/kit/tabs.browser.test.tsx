import '@/ui/theme/base.css'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from '@/ui/kit/tabs'

function Room() {
  const [chosen, setChosen] = useState<'chat' | 'gifts' | 'about'>('chat')
  return (
    <Tabs
      label="Room"
      chosen={chosen}
      onChoose={setChosen}
      tabs={[
        { id: 'chat', label: 'Chat', panel: 'Words' },
        { id: 'gifts', label: 'Gifts', panel: 'Lanterns' },
        { id: 'about', label: 'About', panel: 'A life' },
      ]}
    />
  )
}

describe('tabs', () => {
  it('are walked with the arrow keys and chosen with Enter', async () => {
    const screen = await render(<Room />)
    await userEvent.click(screen.getByRole('tab', { name: 'Chat' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(screen.getByRole('tab', { name: 'Gifts' })).toHaveFocus()
    await expect.element(screen.getByRole('tabpanel', { name: 'Chat' })).toHaveTextContent('Words')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('tabpanel', { name: 'Gifts' })).toHaveTextContent('Lanterns')
  })

  it('go round at the end and take one place in the order of Tab', async () => {
    const screen = await render(<Room />)
    await userEvent.click(screen.getByRole('tab', { name: 'Chat' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(screen.getByRole('tab', { name: 'About' })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab')
  })
})
