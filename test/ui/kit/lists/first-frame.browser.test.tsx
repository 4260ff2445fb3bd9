import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { SkeletonGrid } from '@/ui/kit/lists/skeleton-grid'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'

const COLUMNS = [{ from: 0, columns: 2 }]
const ITEMS = Array.from({ length: 40 }, (_, at) => ({ id: `i${at}` }))

/** Renders `content` with a paragraph below it; returns how many tiles there are, and where the paragraph is, when it is first painted. */
async function firstFrame(content: React.ReactNode): Promise<{ tiles: number; below: number }> {
  const painted = Promise.withResolvers<{ tiles: number; below: number }>()
  const watch = (below: HTMLParagraphElement | null): (() => void) | undefined => {
    if (below === null) return undefined
    // Reports after the content's own observers, before the frame is painted.
    const sizes = new ResizeObserver(() => {
      const tiles = below.parentElement?.querySelectorAll('li').length ?? 0
      painted.resolve({ tiles, below: below.getBoundingClientRect().top })
    })
    sizes.observe(below)
    return () => sizes.disconnect()
  }
  await render(
    <div>
      {content}
      <p ref={watch}>Below</p>
    </div>,
  )
  return painted.promise
}

it('has as many columns as the style sheets of a page from the server give it, where its width is no whole number of pixels', async () => {
  // The box goes from 30.26 to 789.74: seen in whole pixels it is 760 wide, and 759.48 in style sheets.
  const screen = await render(
    <div style={{ position: 'absolute', left: 30.26, width: 759.48 }}>
      <VirtualGrid
        label="Tiles"
        items={ITEMS}
        keyOf={({ id }) => id}
        columns={[
          { from: 0, columns: 3 },
          { from: 760, columns: 4 },
        ]}
        rowHeight={{ perWidth: 0, text: 200 }}
        placeholder={null}
      >
        {({ id }) => <p>{id}</p>}
      </VirtualGrid>
    </div>,
  )
  const tiles = screen.getByRole('list', { name: 'Tiles' }).element()
  expect(getComputedStyle(tiles).gridTemplateColumns.split(' ')).toHaveLength(3)
})

describe('the frame in which a list is first painted', () => {
  it('has the tiles of a grid, which has replaced placeholders', async () => {
    const { tiles } = await firstFrame(
      <VirtualGrid
        label="Tiles"
        items={ITEMS}
        keyOf={({ id }) => id}
        columns={COLUMNS}
        rowHeight={{ perWidth: 0, text: 200 }}
        onNearEnd={() => undefined}
        placeholder={null}
      >
        {({ id }) => <p>{id}</p>}
      </VirtualGrid>,
    )
    expect(tiles).toBeGreaterThan(0)
  })

  it('does not show what follows the list in the place of the list, while its width is not known', async () => {
    const { below } = await firstFrame(
      <SkeletonGrid columns={COLUMNS} count={6}>
        <p>Tile</p>
      </SkeletonGrid>,
    )
    expect(below).toBeGreaterThanOrEqual(innerHeight)
  })
})
