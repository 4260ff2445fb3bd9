import '@/ui/theme/base.css'
import { beforeAll, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Price } from '@/ui/kit/media/price'
import { PortraitTile } from '@/ui/kit/media/tile'

const Tile = ({ price, width }: { readonly price: string; readonly width: number }) => (
  <div style={{ width }}>
    <PortraitTile
      href="/"
      source={{ base: '/nowhere/p0', placeholder: 'none' }}
      name="Marlene Hallgren"
      age="46"
      words={['calm', 'curious', 'unhurried']}
      price={<Price text={price} />}
    />
  </div>
)

// What fits is a matter of the font: until it is there, a wider one is shown. Fallbacks that a machine lacks do not load.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  if (!document.fonts.check('16px "Inter Variable"')) throw new Error('the font of the product did not load')
})

describe('the tile of an actor', () => {
  it.each(['19 VXC', 'Gratis-Chat', 'Chat gratis'])(
    'shows the whole name beside %s, also where six share a row',
    async (price) => {
      const screen = await render(<Tile price={price} width={196} />)
      const name = screen.getByText('Marlene Hallgren').element()
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
      await expect.element(screen.getByText(price)).toBeVisible()
    },
  )

  it.each([
    [130, 1],
    [164, 2],
    [196, 2],
    [300, 3],
  ])('has the price below the name at %s px, beside %s whole words', async (width, count) => {
    const screen = await render(<Tile price="19 VXC/min" width={width} />)
    const boxOf = (text: string) => screen.getByText(text).element().getBoundingClientRect()
    const price = boxOf('19 VXC/min')
    expect(price.top).toBeGreaterThan(boxOf('Marlene Hallgren').top + 12)
    const shown = ['calm', 'curious', 'unhurried'].filter((word) => Math.abs(boxOf(word).top - price.top) < 6)
    expect(shown[0]).toBe('calm')
    for (const word of shown) {
      const element = screen.getByText(word).element()
      expect({ word, fits: element.scrollWidth <= element.clientWidth }).toEqual({ word, fits: true })
      expect(boxOf(word).right).toBeLessThanOrEqual(price.left)
    }
    expect(shown).toHaveLength(count)
  })
})
