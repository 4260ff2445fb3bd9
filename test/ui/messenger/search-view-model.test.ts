import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { MessengerGateway, MessengerMatches, MessengerSearch } from '@/application/messenger/messenger-gateway'
import { Toasts } from '@/ui/base/toasts'
import { FindInConversation } from '@/ui/messenger/find-in-conversation'
import { MessengerSearchViewModel } from '@/ui/messenger/search-view-model'
import { CHANNEL, channel, message } from '#test/support/ui/conversation'
import { FakeClock, portOf, settled } from '#test/support/ui/doubles'

const found = (n: number, text?: string) => ({ message: message(n, text), actorName: 'Mira', preview: channel.preview })

/** What a platform answers, a part after the other, and what it was requested. */
function platform(parts: readonly Partial<MessengerMatches>[]) {
  const requested: MessengerSearch[] = []
  const gateway = portOf<MessengerGateway>({
    search: async (query) => {
      requested.push(query)
      const part = Number(query.before ?? 0)
      const next = part + 1 < parts.length ? String(part + 1) : null
      return { channels: [], items: [], next, ...parts[part] }
    },
  })
  return { requested, gateway }
}

describe('a search in all conversations', () => {
  it('begins when the guest pauses, or at Enter, and not for a single letter', async () => {
    const { requested, gateway } = platform([{ items: [found(1)], channels: [channel] }])
    const clock = new FakeClock()
    const search = new MessengerSearchViewModel(gateway, clock)
    search.write('g')
    clock.pass(1_000)
    expect({ isSearching: search.isSearching, requested }).toEqual({ isSearching: false, requested: [] })
    search.write('go')
    clock.pass(200)
    search.write('good')
    clock.pass(249)
    expect(requested).toEqual([])
    clock.pass(1)
    await settled()
    expect(requested).toEqual([{ text: 'good', channelId: null, first: 20, before: null }])
    expect({
      messageCount: search.messages.length,
      channelCount: search.channels.length,
      isEmpty: search.isEmpty,
    }).toEqual({ messageCount: 1, channelCount: 1, isEmpty: false })
    search.write('other')
    await search.search()
    clock.pass(1_000)
    expect(requested.map(({ text }) => text)).toEqual(['good', 'other'])
    search.write('')
    expect({ isSearching: search.isSearching, isEmpty: search.isEmpty }).toEqual({ isSearching: false, isEmpty: true })
  })

  it('goes on over parts of the history without a match, and adds further messages on request', async () => {
    const { requested, gateway } = platform([{}, {}, { items: [found(9)] }, {}, { items: [found(4)] }])
    const search = new MessengerSearchViewModel(gateway, new FakeClock())
    search.write('good')
    await search.search()
    expect({
      times: search.messages.map(({ message: { at } }) => at),
      hasMore: search.hasMore,
      requestedCount: requested.length,
    }).toEqual({ times: [9], hasMore: true, requestedCount: 3 })
    await search.more()
    expect({ times: search.messages.map(({ message: { at } }) => at), hasMore: search.hasMore }).toEqual({
      times: [9, 4],
      hasMore: false,
    })
  })

  it('drops the answer to what is no longer typed, and shows an error that can be tried again', async () => {
    let answer: (matches: MessengerMatches) => void = () => undefined
    let isDown = false
    const gateway = portOf<MessengerGateway>({
      search: () =>
        isDown ? Promise.reject(new BackendError('offline')) : new Promise((resolve) => (answer = resolve)),
    })
    const search = new MessengerSearchViewModel(gateway, new FakeClock())
    search.write('first')
    void search.search()
    const late = answer
    search.write('second')
    late({ channels: [], items: [found(1)], next: null })
    await settled()
    expect(search.messages).toEqual([])
    isDown = true
    await search.search()
    expect(search.error).toBe('offline')
  })
})

describe('finding words in one conversation', () => {
  it('shows one message after the other, the newest first, loads more where there are more, and goes back', async () => {
    const shown: number[] = []
    const { requested, gateway } = platform([{ items: [found(9), found(7)] }, {}, { items: [found(2)] }])
    const find = new FindInConversation(gateway, new Toasts(), new FakeClock(), async (id) => {
      shown.push(Number(id.split('.')[1]))
    })
    find.open(CHANNEL)
    await find.older(CHANNEL)
    expect(requested).toEqual([])
    find.write('word')
    for (let press = 0; press < 5; press += 1) await find.older(CHANNEL)
    expect(shown).toEqual([9, 7, 2])
    expect(requested.map(({ channelId, before }) => [channelId, before])).toEqual([
      [CHANNEL, null],
      [CHANNEL, '1'],
      [CHANNEL, '2'],
    ])
    expect({ index: find.index, hitCount: find.hits?.length, hasMore: find.hasMore }).toEqual({
      index: 2,
      hitCount: 3,
      hasMore: false,
    })
    for (let press = 0; press < 4; press += 1) await find.newer()
    expect(shown).toEqual([9, 7, 2, 7, 9])
    find.write('else')
    expect(find.hits).toBeNull()
    find.close()
    expect({ isOpen: find.isOpen, text: find.text }).toEqual({ isOpen: false, text: '' })
  })

  it('counts and shows the first after a pause in typing, without a press, and searches once for what was typed', async () => {
    const shown: string[] = []
    const clock = new FakeClock()
    const { requested, gateway } = platform([{ items: [found(9), found(7)] }])
    const find = new FindInConversation(gateway, new Toasts(), clock, async (id) => void shown.push(id))
    find.open(CHANNEL)
    find.write('wo')
    clock.pass(200)
    find.write('word')
    clock.pass(200)
    expect(requested).toEqual([])
    clock.pass(100)
    await settled()
    expect({
      requestedCount: requested.length,
      text: requested[0]?.text,
      hitCount: find.hits?.length,
      shownCount: shown.length,
    }).toEqual({ requestedCount: 1, text: 'word', hitCount: 2, shownCount: 1 })
    find.close()
    clock.pass(1_000)
    expect(requested).toHaveLength(1)
  })

  it('reports that nothing was found once all was read', async () => {
    const { gateway } = platform([{}, {}])
    const find = new FindInConversation(gateway, new Toasts(), new FakeClock(), () =>
      Promise.reject(new Error('nothing to show')),
    )
    find.write('word')
    await find.older(CHANNEL)
    expect({ hits: find.hits, hasMore: find.hasMore, index: find.index }).toEqual({
      hits: [],
      hasMore: false,
      index: 0,
    })
  })
})
