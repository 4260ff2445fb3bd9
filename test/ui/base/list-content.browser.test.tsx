import '@/ui/theme/base.css'
import { makeAutoObservable } from 'mobx'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { BackendError, type BackendErrorCode } from '@/application/errors/backend-error'
import { PagedList } from '@/ui/base/paged-list'
import { ListContent, type GrowingList } from '@/ui/base/list-content'
import { TileList } from '@/ui/base/tile-list'
import { providers } from '#test/support/ui/providers'

class FakeList implements GrowingList {
  isKnown = false
  isEmpty = false
  isPaused = false
  isLoading = false
  error: BackendErrorCode | null = null
  calls: string[] = []

  constructor() {
    makeAutoObservable(this)
  }

  set(change: Partial<Pick<FakeList, 'isKnown' | 'isEmpty' | 'isPaused' | 'isLoading' | 'error'>>): void {
    Object.assign(this, change)
  }

  async goOn(): Promise<void> {
    this.calls.push('goOn')
  }

  async retry(): Promise<void> {
    this.calls.push('retry')
  }
}

describe('the content of a list', () => {
  it('is a skeleton, then the list with the button for more, or the text of an empty one', async () => {
    const list = new FakeList()
    const screen = await render(
      <ListContent list={list} empty={<p>nothing</p>} skeleton={<p>coming</p>}>
        <p>rows</p>
      </ListContent>,
      { wrapper: await providers() },
    )
    await expect.element(screen.getByText('coming')).toBeVisible()
    expect(screen.getByText('rows').elements()).toHaveLength(0)
    list.set({ isKnown: true, isPaused: true })
    await expect.element(screen.getByText('rows')).toBeVisible()
    expect(screen.getByText('coming').elements()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(list.calls).toEqual(['goOn'])
    list.set({ isEmpty: true, isPaused: false })
    await expect.element(screen.getByText('nothing')).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(0)
  })

  it('shows why it could not be loaded, instead of the skeleton, and tries again in the same position', async () => {
    const list = new FakeList()
    list.set({ error: 'offline' })
    const screen = await render(
      <ListContent list={list} empty={null} skeleton={<p>coming</p>}>
        <p>rows</p>
      </ListContent>,
      { wrapper: await providers() },
    )
    await expect.element(screen.getByRole('alert')).toBeVisible()
    expect(screen.getByText('coming').elements()).toHaveLength(0)
    const button = screen.getByRole('alert').getByRole('button')
    await userEvent.click(button)
    expect(list.calls).toEqual(['retry'])
    list.set({ isLoading: true })
    await expect.element(button).toHaveFocus()
  })

  it('retains the rows that are there when the next ones do not come', async () => {
    const list = new FakeList()
    list.set({ isKnown: true, error: 'timeout' })
    const screen = await render(
      <ListContent list={list} empty={null} skeleton={<p>coming</p>}>
        <p>rows</p>
      </ListContent>,
      { wrapper: await providers() },
    )
    await expect.element(screen.getByText('rows')).toBeVisible()
    await expect.element(screen.getByRole('alert')).toBeVisible()
  })
})

describe('a list of tiles', () => {
  const grid = {
    columns: [
      { from: 0, columns: 2 },
      { from: 300, columns: 3 },
    ],
    rowHeight: { perWidth: 0, text: 40 },
    placeholder: <i>place</i>,
    skeletons: 6,
  }

  it('reserves the space of its first tiles in the columns they will have, and fills them', async () => {
    let answer: (ids: readonly string[]) => void = () => undefined
    const list = new PagedList(
      () =>
        new Promise<{ items: { id: string }[]; total: number }>((resolve) => {
          answer = (ids) => resolve({ items: ids.map((id) => ({ id })), total: ids.length })
        }),
    )
    const loading = list.reload()
    const screen = await render(
      <div style={{ width: 400 }}>
        <TileList label="Tiles" list={list} grid={grid} empty={<p>nothing</p>}>
          {({ id }) => <b>{id}</b>}
        </TileList>
      </div>,
      { wrapper: await providers() },
    )
    await expect.poll(() => screen.getByText('place').elements()).toHaveLength(6)
    const places = screen.getByText('place').elements()
    const tops = new Set(places.map((place) => place.getBoundingClientRect().top))
    expect(tops.size).toBe(2)
    answer(['one', 'two'])
    await loading
    await expect.element(screen.getByRole('list', { name: 'Tiles' }).getByText('two')).toBeVisible()
    expect(screen.getByText('place').elements()).toHaveLength(0)
  })

  it('shows why it could not be loaded', async () => {
    const list = new PagedList<{ id: string }>(() => Promise.reject(new BackendError('offline')))
    await list.reload()
    const screen = await render(
      <TileList label="Tiles" list={list} grid={grid} empty={null}>
        {({ id }) => <b>{id}</b>}
      </TileList>,
      { wrapper: await providers() },
    )
    await expect.element(screen.getByRole('alert')).toBeVisible()
    expect(screen.getByText('place').elements()).toHaveLength(0)
  })
})
