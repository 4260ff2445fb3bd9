import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BackendError } from '@/application/errors/backend-error'
import { PagedList } from '@/ui/base/paged-list'
import { TileGridView } from '@/ui/media/list/tile-grid'
import { providers } from '#test/support/ui/providers'

async function show(size: 'small' | 'large' = 'small') {
  const state = { isBroken: false }
  const list = new PagedList<{ readonly id: string }>(async (offset) => {
    if (state.isBroken) throw new BackendError('offline')
    const items = Array.from({ length: 12 }, (_, index) => ({ id: `t${offset + index}` }))
    return { items, total: 60 }
  })
  await list.reload()
  const screen = await render(
    <div style={{ maxWidth: '1520px', paddingInline: 'clamp(1rem, 0.2rem + 3.3vw, 3rem)' }}>
      <TileGridView label="Tiles" list={list} size={size} empty={null}>
        {({ id }) => <div style={{ height: 120 }}>{id}</div>}
      </TileGridView>
    </div>,
    { wrapper: await providers() },
  )
  const columns = () => {
    const tiles = [...document.querySelectorAll('[aria-label="Tiles"] > li')].map((tile) =>
      tile.getBoundingClientRect(),
    )
    return tiles.filter(({ top }) => top === tiles[0]?.top).length
  }
  return { screen, list, state, columns }
}

describe('the grid of tiles', () => {
  const columnsAt = async (width: number) => {
    await page.viewport(width, 900)
    return (await show()).columns
  }

  it('has five columns at 1199 px [MED-073]', async () => {
    await expect.poll(await columnsAt(1199)).toBe(5)
  })

  it('has four columns at 991 px [MED-074]', async () => {
    await expect.poll(await columnsAt(991)).toBe(4)
  })

  it('has three columns at 767 px [MED-075]', async () => {
    await expect.poll(await columnsAt(767)).toBe(3)
  })

  it('has six columns beyond, two on a phone, and fewer of large tiles', async () => {
    await page.viewport(1440, 900)
    const { columns } = await show()
    await expect.poll(columns).toBe(6)
    await page.viewport(390, 844)
    await expect.poll(columns).toBe(2)
    document.body.replaceChildren()
    const large = await show('large')
    await expect.poll(large.columns).toBe(1)
  })

  it('is marked where a page could not be loaded, and loads it again [MED-072]', async () => {
    await page.viewport(1199, 900)
    const { screen, list, state } = await show()
    const grid = () => document.querySelector('[data-grid]')?.getAttribute('data-grid')
    await expect.poll(grid).toBe('ready')
    state.isBroken = true
    await list.goOn()
    await expect.poll(grid).toBe('rest-error')
    state.isBroken = false
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(grid).toBe('ready')
  })
})
