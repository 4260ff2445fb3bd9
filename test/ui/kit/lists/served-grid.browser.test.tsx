import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'
import { SlicesContext, type Slices } from '@/ui/kit/slice'
import { hydrate, served } from '#test/ui/kit/hydrate'

interface Item {
  readonly id: string
}

const ITEMS = Array.from({ length: 14 }, (_, at): Item => ({ id: `i${at}` }))
const idOf = ({ id }: Item): string => id

const grid = (slices: Slices, tile: (item: Item) => React.ReactNode) => (
  <SlicesContext value={slices}>
    <VirtualGrid
      label="Tiles"
      items={ITEMS}
      keyOf={idOf}
      columns={[{ from: 0, columns: 2 }]}
      rowHeight={{ perWidth: 0, text: 200 }}
      expected={40}
      placeholder={null}
    >
      {tile}
    </VirtualGrid>
  </SlicesContext>
)

it('a list of a page from the server renders each tile once, although its width is known only later', async () => {
  const waiting = new Set<string>()
  const slices: Slices = {
    isActive: true,
    expect: (name) => {
      waiting.add(name)
      return () => undefined
    },
    becomeAlive: (name) => void waiting.delete(name),
  }
  const rendered: string[] = []
  const tile = ({ id }: Item) => {
    rendered.push(id)
    return <p>{id}</p>
  }
  const place = served(grid(slices, ({ id }) => <p>{id}</p>))
  expect(place.querySelectorAll('li')).toHaveLength(14)
  const height = place.getBoundingClientRect().height
  hydrate(place, grid(slices, tile))
  await expect.poll(() => rendered.length).toBeGreaterThan(0)
  // Room for the tiles that are expected is reserved once the width is known.
  await expect.poll(() => place.getBoundingClientRect().height).toBeGreaterThan(height)
  await expect.poll(() => waiting.size).toBe(0)
  expect(rendered).toEqual(ITEMS.map(idOf))
})
