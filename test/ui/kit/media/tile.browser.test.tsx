import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
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
      line="calm, curious, dry"
      price={<Price text={price} />}
      priceBelow
    />
  </div>
)

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

  it('has name and price in one line where there is room for both', async () => {
    const screen = await render(<Tile price="Gratis-Chat" width={300} />)
    const topOf = (text: string) => screen.getByText(text).element().getBoundingClientRect().top
    expect(Math.abs(topOf('Gratis-Chat') - topOf('Marlene Hallgren'))).toBeLessThan(12)
    expect(topOf('calm, curious, dry') - topOf('Marlene Hallgren')).toBeGreaterThan(12)
  })
})
