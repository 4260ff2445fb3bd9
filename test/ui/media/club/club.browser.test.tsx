import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LANGUAGES } from '@/domain/navigation/language'
import { Brings } from '@/ui/media/club/club-screen'
import { PagedList } from '@/ui/base/paged-list'
import { Resource } from '@/ui/base/resource'
import { giftOf } from '#test/support/arbitraries/gifts'
import { providers } from '#test/support/ui/providers'
import { videoWith } from '#test/support/ui/videos'

async function clubWith(total: number) {
  const videos = new PagedList(async () => ({ items: total === 0 ? [] : [videoWith()], total }))
  const gifts = new Resource(async () =>
    total === 0
      ? []
      : [giftOf({ name: 'Crown of light', translations: [{ language: 'de', name: 'Lichtkrone', value: '9' }] })],
  )
  await Promise.all([videos.reload(), gifts.reload()])
  return { videos, gifts, singly: 12 }
}

it('the club names what there is for members now, in every language [NAV-103]', async () => {
  for (const language of LANGUAGES) {
    const club = await clubWith(47)
    const screen = await render(<Brings club={club} />, { wrapper: await providers(undefined, '/en/', language) })
    expect(screen.getByRole('listitem').elements()).toHaveLength(5)
    const gift = language === 'de' ? /Lichtkrone/u : /Crown of light/u
    for (const part of [/47/u, /12 VXC/u, gift]) await expect.element(screen.getByText(part)).toBeVisible()
    expect(screen.container.textContent).not.toMatch(/media\.|\{\{/u)
    await screen.unmount()
  }
})

it('the club promises no number where nothing is known yet', async () => {
  const club = await clubWith(0)
  const screen = await render(<Brings club={club} />, { wrapper: await providers() })
  await expect.element(screen.getByText(/as often as you like/iu)).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/\d/u)
})
