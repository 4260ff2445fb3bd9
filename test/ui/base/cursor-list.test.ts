import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { CursorList } from '@/ui/base/cursor-list'

/** So many items, the newest first, of which ten are handed out at once. */
function setup(count: number) {
  const state = { ids: Array.from({ length: count }, (_, at) => `i${count - at}`), isBroken: false, requested: 0 }
  const list = new CursorList(async (after) => {
    state.requested += 1
    if (state.isBroken) throw new BackendError('offline')
    const from = after === null ? 0 : state.ids.indexOf(after) + 1
    const items = state.ids.slice(from, from + 10).map((id) => ({ id }))
    return { items, next: from + 10 < state.ids.length ? (items.at(-1)?.id ?? null) : null }
  })
  return { list, state, ids: () => list.items.map(({ id }) => id) }
}

describe('a list that grows by cursor', () => {
  it('waits for a request before it goes on, to its end, and shows nothing twice', async () => {
    const { list, state, ids } = setup(25)
    expect({ isKnown: list.isKnown, isEmpty: list.isEmpty, isPaused: list.isPaused }).toEqual({
      isKnown: false,
      isEmpty: false,
      isPaused: false,
    })
    await list.refresh()
    expect({ isKnown: list.isKnown, isPaused: list.isPaused, idCount: ids().length }).toEqual({
      isKnown: true,
      isPaused: true,
      idCount: 10,
    })
    await list.goOn()
    await list.goOn()
    expect({ ids: ids(), isPaused: list.isPaused }).toEqual({ ids: state.ids, isPaused: false })
    await list.goOn()
    expect(state.requested).toBe(3)
  })

  it('shows an item once that two pages have', async () => {
    const pages = [
      { items: [{ id: 'i3' }, { id: 'i2' }], next: 'i2' },
      { items: [{ id: 'i2' }, { id: 'i1' }], next: null },
    ]
    const list = new CursorList(async (after) => pages[after === null ? 0 : 1] ?? { items: [], next: null })
    await list.refresh()
    await list.goOn()
    expect(list.items.map(({ id }) => id)).toEqual(['i3', 'i2', 'i1'])
  })

  it('takes in what is new, retains what is older, and goes on where it had come to', async () => {
    const { list, state, ids } = setup(25)
    await list.refresh()
    await list.goOn()
    state.ids = ['i26', ...state.ids]
    await list.refresh()
    expect({ id: ids()[0], idCount: ids().length }).toEqual({ id: 'i26', idCount: 21 })
    await list.goOn()
    expect(ids()).toEqual(state.ids)
  })

  it('tries again what failed: the newest items or the older ones', async () => {
    const { list, state, ids } = setup(25)
    state.isBroken = true
    await list.refresh()
    expect({ error: list.error, isKnown: list.isKnown }).toEqual({ error: 'offline', isKnown: false })
    state.isBroken = false
    await list.retry()
    expect({ error: list.error, idCount: ids().length }).toEqual({ error: null, idCount: 10 })
    state.isBroken = true
    await list.goOn()
    expect({ error: list.error, idCount: ids().length }).toEqual({ error: 'offline', idCount: 10 })
    state.isBroken = false
    await list.retry()
    expect({ error: list.error, idCount: ids().length }).toEqual({ error: null, idCount: 20 })
  })

  it('is empty only once it is known to be', async () => {
    const { list } = setup(0)
    await list.refresh()
    expect({ isEmpty: list.isEmpty, isPaused: list.isPaused }).toEqual({ isEmpty: true, isPaused: false })
  })

  it('takes no answer after it was left', async () => {
    const { list, ids } = setup(5)
    const loading = list.refresh()
    list.cancel()
    await loading
    expect({ ids: ids(), isKnown: list.isKnown }).toEqual({ ids: [], isKnown: false })
  })
})
