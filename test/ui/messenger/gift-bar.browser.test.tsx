import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { GiftBar } from '@/ui/messenger/gift-bar'
import { accept, openConversation } from '#test/support/ui/conversation'
import { providers } from '#test/support/ui/providers'

it('takes a gift away again by 44 px of a corner, beside the icon of the gift', async () => {
  const { conversation } = await openConversation(accept([]))
  const screen = await render(<GiftBar draft={conversation.draft} />, { wrapper: await providers() })
  const gift = screen.getByRole('button', { name: /^Rose/u })
  await gift.click()
  const less = screen.getByRole('button', { name: 'Remove one: Rose' })
  await expect.element(less).toBeVisible()
  const disc = less.element().getBoundingClientRect()
  const icon = gift.element().querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
  expect(disc.right).toBeLessThanOrEqual(icon.left)
  const middle = { x: disc.left + disc.width / 2, y: disc.top + disc.height / 2 }
  const isLess = (x: number, y: number): boolean => less.element().contains(document.elementFromPoint(x, y))
  const range = Array.from({ length: 81 }, (_, at) => at - 40)
  expect(range.filter((by) => isLess(middle.x + by, middle.y + 6)).length).toBeGreaterThanOrEqual(44)
  expect(range.filter((by) => isLess(middle.x + 6, middle.y + by)).length).toBeGreaterThanOrEqual(44)
  await less.click()
  await expect.element(less).not.toBeInTheDocument()
})
