import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ActorId, type ChannelId } from '@/domain/ids'
import { afterArchiving, orderChannels, orderOf } from '@/domain/messenger/channel-order'
import { unreadAfterReading } from '@/domain/messenger/unread-total'

const channel = fc.record({
  id: fc.stringMatching(/^[a-z]{1,4}$/).map((id) => asId<ChannelId>(id)),
  messageTimestamp: fc.integer({ min: 0, max: 20 }),
  unread: fc.boolean(),
})
const list = fc.uniqueArray(channel, { selector: ({ id }) => id, maxLength: 20 })

describe('the order of channels', () => {
  it('is total: any shuffle of the same channels reads alike [MSG-013]', () => {
    fc.assert(
      fc.property(list, fc.constantFrom('newest' as const, 'unread-first' as const), (channels, order) => {
        const view = { order, selected: null }
        expect(orderChannels(channels.toReversed(), view)).toEqual(orderChannels(channels, view))
      }),
    )
  })

  it('goes by message time, newest first, then by id [MSG-013]', () => {
    fc.assert(
      fc.property(list, (channels) => {
        const ordered = orderChannels(channels, { order: 'newest', selected: null })
        for (const [i, next] of ordered.slice(1).entries()) {
          const previous = ordered[i]
          const newer = (previous?.messageTimestamp ?? 0) > next.messageTimestamp
          const same = previous?.messageTimestamp === next.messageTimestamp
          expect(newer || (same && (previous?.id ?? '') < next.id)).toBe(true)
        }
      }),
    )
  })

  it('puts every unread channel before every read one in unread mode [MSG-014]', () => {
    fc.assert(
      fc.property(list, (channels) => {
        const flags = orderChannels(channels, { order: orderOf('unread'), selected: null }).map(({ unread }) => unread)
        expect(flags).toEqual([...flags].sort((a, b) => Number(b) - Number(a)))
      }),
    )
  })

  it('puts the selected channel first, at any time [MSG-015]', () => {
    fc.assert(
      fc.property(list, fc.nat(), (channels, pick) => {
        const selected = channels[pick % Math.max(1, channels.length)]
        if (selected === undefined) return
        for (const order of ['newest', 'unread-first'] as const)
          expect(orderChannels(channels, { order, selected: selected.id })[0]?.id).toBe(selected.id)
      }),
    )
  })
})

describe('reading and archiving', () => {
  it('lowers the total by the unread count of the channel and never below 0 [MSG-006][MSG-007]', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (total, inChannel) => {
        expect(unreadAfterReading(total, inChannel)).toBe(inChannel > total ? 0 : total - inChannel)
      }),
    )
  })

  it('removes an archived channel, but selects the open one again by its actor [MSG-009][MSG-010]', () => {
    const archived = { id: asId<ChannelId>('c1'), actorId: asId<ActorId>('a1') }
    expect(afterArchiving(archived, asId<ChannelId>('c2'))).toEqual({ kind: 'remove' })
    expect(afterArchiving(archived, null)).toEqual({ kind: 'remove' })
    expect(afterArchiving(archived, archived.id)).toEqual({ kind: 'reselect', actorId: 'a1' })
  })
})

describe('the order over time', () => {
  const event = fc.record({
    pick: fc.nat(19),
    kind: fc.constantFrom('arrives' as const, 'read' as const, 'selected' as const),
  })

  it('stays the same whether a list is ordered after each event or once at the end [MSG-013][MSG-014][MSG-015]', () => {
    fc.assert(
      fc.property(list, fc.array(event, { maxLength: 40 }), (start, events) => {
        let [plain, live] = [start as readonly (typeof start)[number][], start as readonly (typeof start)[number][]]
        let selected: ChannelId | null = null
        let now = 20
        for (const { pick, kind } of events) {
          const id = start[pick % Math.max(1, start.length)]?.id ?? null
          if (kind === 'selected') selected = id
          now += 1
          const change = (one: (typeof start)[number]) =>
            one.id !== id || kind === 'selected'
              ? one
              : kind === 'arrives'
                ? { ...one, unread: true, messageTimestamp: now }
                : { ...one, unread: false }
          plain = plain.map(change)
          live = orderChannels(live.map(change), { order: 'unread-first', selected })
        }
        const view = { order: 'unread-first' as const, selected }
        expect(orderChannels(live, view)).toEqual(orderChannels(plain, view))
        expect(live.map(({ id }) => id).toSorted()).toEqual(start.map(({ id }) => id).toSorted())
      }),
    )
  })
})
