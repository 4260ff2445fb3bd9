import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { features } from '@/adapters/wire/contract/features'
import { servedOperationsOf } from '@/adapters/server/base/served-operations'
import { guestSet } from '@/adapters/wire/contract/guest-set'
import { giftsPort } from '@/adapters/wire/gifts/gifts-port'
import { videosPort } from '@/adapters/wire/media/videos-port'
import { spendingLimitsPort } from '@/adapters/wire/money/spendingLimits-port'
import { notificationsPort } from '@/adapters/wire/notifications/notifications-port'
import type { GuestPorts, PortName } from '@/application/platform/guest-ports'
import { asId, type IdempotencyKey, type NotificationId, type VideoId } from '@/domain/ids'

const servedOperations = servedOperationsOf(guestSet)

type Call = readonly [method: string, ...given: readonly unknown[]]

/** A port that records what it is called with and answers what it is given to answer. */
function recorded(answer: unknown) {
  const calls: Call[] = []
  const port = new Proxy(
    {},
    {
      get:
        (_target, method) =>
        (...given: readonly unknown[]) => {
          calls.push([String(method), ...given])
          return Promise.resolve(answer)
        },
    },
  )
  return { calls, port }
}

/** Sends a request as JSON to the server's end of a port. */
const sentTo =
  (name: PortName, port: object): SendRequest =>
  async (operation, request) => {
    const ends = servedOperations.filter((served) => served.operation.name === operation.name)
    expect(ends).toHaveLength(1)
    const ports = { [name]: port } as unknown as GuestPorts
    const answer = await ends[0]?.call(ports, JSON.parse(JSON.stringify(request)) as object)
    return operation.answer.parse(JSON.parse(JSON.stringify(answer)))
  }

describe('a method that is bound to an operation', () => {
  it('is called with the arguments that the client was given, in their order', async () => {
    const id = fc.string({ minLength: 1 })
    await fc.assert(
      fc.asyncProperty(id, id, fc.nat(), fc.boolean(), async (video, key, price, liked) => {
        const { calls, port } = recorded({ ok: false, reason: 'not-found', missing: 0, likes: null })
        const videos = remotePort(videosPort, sentTo('videos', port))
        await videos.buy(asId<VideoId>(video), asId<IdempotencyKey>(key), price)
        await videos.like(asId<VideoId>(video), liked)
        expect(calls).toEqual([
          ['buy', video, key, price],
          ['like', video, liked],
        ])
      }),
    )
  })

  it('is called without arguments where it has none, and with the request where that is the argument', async () => {
    const catalog = recorded([])
    await remotePort(giftsPort, sentTo('gifts', catalog.port)).catalog()
    expect(catalog.calls).toEqual([['catalog']])
    const list = recorded({ items: [], total: 0 })
    const query = { filter: { types: ['free' as const] }, sort: 'newest' as const, first: 3, offset: 6 }
    await remotePort(videosPort, sentTo('videos', list.port)).list(query)
    expect(list.calls).toEqual([['list', query]])
  })

  it('answers what the port has answered, in a field of its own, in another form, or as nothing', async () => {
    const source = { kind: 'full' as const, playlistUrl: '/media/v1', seconds: 61, captions: [], need: null }
    const videos = remotePort(videosPort, sentTo('videos', recorded(source).port))
    expect(await videos.source(asId<VideoId>('v1'))).toEqual(source)
    expect(await remotePort(videosPort, sentTo('videos', recorded(null).port)).source(asId<VideoId>('v1'))).toBeNull()
    const gifts = remotePort(giftsPort, sentTo('gifts', recorded({ rose: 3, lamp: 1 }).port))
    expect(await gifts.owned()).toEqual({ rose: 3, lamp: 1 })
    const notifications = remotePort(notificationsPort, sentTo('notifications', recorded('anything').port))
    expect(await notifications.remove(asId<NotificationId>('n1'))).toBeUndefined()
  })

  it('sends nothing where a limit is no number, which JSON would write as a lifted limit', async () => {
    const { calls, port } = recorded({ ok: false, reason: 'login-required' })
    const limits = remotePort(spendingLimitsPort, sentTo('spendingLimits', port))
    await expect(limits.setLimit('daily', Number.NaN)).rejects.toMatchObject({ code: 'invalid-request' })
    await limits.setLimit('daily', null)
    expect(calls).toEqual([['setLimit', 'daily', null]])
  })
})

describe('the operations that a server serves', () => {
  it('are each the call of one method', () => {
    const names = servedOperations.map(({ operation }) => `${operation.transport} ${operation.name}`)
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('are all that are published for requests, but for those that a server does itself: sessions, cookies, its state', () => {
    const own = ['alive', 'contractVersion', 'openSession', 'logout', 'paymentSucceeded', 'loginSucceeded']
    const served = new Set(servedOperations.map(({ operation }) => operation.name))
    const published = features.flatMap(({ operations }) => operations).map(({ operation }) => operation)
    const unserved = published.filter(({ name, transport }) => transport !== 'socket' && !served.has(name))
    expect(unserved.map(({ name }) => name)).toEqual(own)
  })
})
