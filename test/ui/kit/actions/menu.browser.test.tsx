import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Menu } from '@/ui/kit/actions/menu'

async function menu() {
  const select = vi.fn<(id: string) => void>()
  const screen = await render(
    <Menu
      trigger={<button>You</button>}
      items={[
        { id: 'profile', label: 'Profile', onSelect: () => select('profile') },
        { kind: 'link', id: 'favorites', label: 'Favorites', href: '#favorites' },
        { id: 'gone', label: 'Not today', disabled: true, onSelect: () => select('gone') },
        { kind: 'line', id: 'line' },
        { id: 'out', label: 'Sign out', danger: true, onSelect: () => select('out') },
      ]}
    />,
  )
  const trigger = screen.getByRole('button', { name: 'You' })
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menu')).toBeVisible()
  return { screen, select, trigger }
}

describe('a menu', () => {
  it('is walked with the arrow keys, chosen with Enter, and gives the focus back', async () => {
    const { screen, select, trigger } = await menu()
    await expect.element(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(select.mock.calls).toEqual([['out']])
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  })

  it('is left with Escape and nothing happens', async () => {
    const { screen, select, trigger } = await menu()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
    expect(select).not.toHaveBeenCalled()
  })

  it('is found by first letter, and its links are true links', async () => {
    const { screen } = await menu()
    await userEvent.keyboard('f')
    const link = screen.getByRole('menuitem', { name: 'Favorites' })
    await expect.element(link).toHaveFocus()
    await expect.element(link).toHaveAttribute('href', '#favorites')
  })

  it('does nothing for a disabled entry', async () => {
    const { screen, select } = await menu()
    const line = screen.getByRole('menuitem', { name: 'Not today' }).element()
    line.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(select).not.toHaveBeenCalled()
  })
})
