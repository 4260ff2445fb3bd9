import { describe, expect, it } from 'vitest'
import { TestEnvironment } from '#test/support/bindings/environment'
import { withPorts } from '#test/support/with-ports'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { answeringPorts } from '@/adapters/page-data/answering-ports'
import { recordingPorts } from '@/adapters/page-data/recording-ports'
import { CallActivity } from '@/application/platform/call-activity'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { asId, type ActorId } from '@/domain/ids'
import { NO_ADDRESS } from '@/domain/media/granted-address'
import { publicFormOf } from '@/adapters/wire/contract/public-answers'

const QUERY = { filter: { online: true }, sort: 'recommended', first: 3, offset: 0 } as const

async function setup() {
  const { platform } = (await TestEnvironment.build(SMALL_WORLD)).backend
  const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
  const ports = await platform.portsFor(accessToken, 'en')
  if (ports === null) throw new Error('a session was lost')
  const called: string[] = []
  const counted = withPorts(ports, {
    actors: new Proxy(ports.actors, {
      get: (target, name) => {
        called.push(String(name))
        const member: unknown = Reflect.get(target, name)
        return typeof member === 'function' ? (member.bind(target) as unknown) : member
      },
    }),
  })
  return { ports: counted, called }
}

describe('the ports a page is rendered with', () => {
  it('pass one question on once and record its answer', async () => {
    const { ports, called } = await setup()
    const recording = recordingPorts(ports, new CallActivity(), publicFormOf)
    const [first, second] = await Promise.all([recording.ports.actors.list(QUERY), recording.ports.actors.list(QUERY)])
    expect(second).toBe(first)
    expect(called).toEqual(['list'])
    expect(recording.calls).toEqual([{ port: 'actors', method: 'list', args: [QUERY], answer: first }])
  })

  it('refuse what changes something, subscribe to nothing and report nothing', async () => {
    const { ports, called } = await setup()
    const activity = new CallActivity()
    const { ports: recorded, calls } = recordingPorts(ports, activity, publicFormOf)
    await expect(recorded.actors.pin(asId<ActorId>('1'), true)).rejects.toMatchObject({ code: 'unavailable' })
    recorded.tracker.profileVisit('Mira', asId<ActorId>('1'))
    const stop = recorded.liveUpdates.subscribe(() => undefined)
    stop()
    expect({ called, calls }).toEqual({ called: [], calls: [] })
    expect(activity.hasFailed).toBe(false)
  })

  it('record nothing that was granted to the session they are called in', async () => {
    const { ports } = await setup()
    const { ports: recorded, calls } = recordingPorts(ports, new CallActivity(), publicFormOf)
    const [video] = (await ports.videos.list({ filter: {}, sort: 'newest', first: 1, offset: 0 })).items
    if (video === undefined) throw new Error('a video was lost')
    await expect(recorded.videos.source(video.id)).rejects.toMatchObject({ code: 'unavailable' })
    const albums = (await ports.albums.list({ filter: {}, sort: 'newest', first: 12, offset: 0 })).items
    const shown = await Promise.all(albums.map(({ id }) => recorded.albums.byId(id)))
    const pictures = shown.flatMap((album) => album?.pictures ?? [])
    expect(pictures.length).toBeGreaterThan(10)
    expect(pictures.every(({ address, position }) => address === NO_ADDRESS && position > 0)).toBe(true)
    expect(calls).toHaveLength(albums.length)
  })

  it('notice that a port did not answer', async () => {
    const { ports } = await setup()
    const activity = new CallActivity()
    const broken = {
      ...ports,
      actors: { ...ports.actors, list: () => Promise.reject(new Error('down')) },
    } as GuestPorts
    await expect(recordingPorts(broken, activity, publicFormOf).ports.actors.list(QUERY)).rejects.toThrow('down')
    await activity.settled()
    expect(activity.hasFailed).toBe(true)
  })
})

describe('the ports a page becomes alive with', () => {
  const recorded = { calls: [{ port: 'actors', method: 'onlineCount', args: [], answer: 7 }] }

  it('answer with what the page carries, and load nothing for it', async () => {
    let loaded = 0
    const { ports } = answeringPorts(recorded, new CallActivity(), () => {
      loaded += 1
      return Promise.reject(new Error('not needed'))
    })
    expect(await ports.actors.onlineCount()).toBe(7)
    expect(loaded).toBe(0)
  })

  it('request everything else from the platform, with the ports loaded once', async () => {
    const { ports: real, called } = await setup()
    let loaded = 0
    const { ports, finish } = answeringPorts(recorded, new CallActivity(), () => {
      loaded += 1
      return Promise.resolve(real)
    })
    const page = await ports.actors.list(QUERY)
    expect(page.items).toHaveLength(3)
    finish()
    expect(await ports.actors.onlineCount()).not.toBe(7)
    expect(called).toEqual(['list', 'onlineCount'])
    expect(loaded).toBe(1)
  })

  it('load the ports with the next call where they could not be loaded', async () => {
    const { ports: real } = await setup()
    let loaded = 0
    const { ports } = answeringPorts({ calls: [] }, new CallActivity(), () => {
      loaded += 1
      return loaded === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(real)
    })
    await expect(ports.actors.onlineCount()).rejects.toThrow('offline')
    expect(await ports.actors.onlineCount()).toBeGreaterThan(0)
  })

  it('pass subscribers on once the ports are loaded, in their order, but for those that have left', async () => {
    const { ports: real } = await setup()
    const order: string[] = []
    const live = {
      ...real.liveUpdates,
      connect: () => void order.push('connect'),
      subscribe: (listener: (update: never) => void) => {
        order.push(listener.name)
        return () => void order.push(`${listener.name} stops`)
      },
    }
    const { ports } = answeringPorts({ calls: [] }, new CallActivity(), () =>
      Promise.resolve({ ...real, liveUpdates: live }),
    )
    const stopFirst = ports.liveUpdates.subscribe(function first() {})
    ports.liveUpdates.subscribe(function left() {})()
    ports.liveUpdates.connect()
    await ports.actors.onlineCount()
    stopFirst()
    expect(order).toEqual(['first', 'connect', 'first stops'])
  })

  it('wait for the session once the page answers its guest, also where it cannot be opened', async () => {
    const { ports: real } = await setup()
    const guest = { ...real.guest, open: () => Promise.reject(new Error('no network')) }
    const activity = new CallActivity()
    const { ports, awaitSession } = answeringPorts({ calls: [] }, activity, () => Promise.resolve({ ...real, guest }))
    const order: string[] = []
    awaitSession()
    const counting = async (): Promise<void> => {
      expect(await ports.actors.onlineCount()).toBeGreaterThan(0)
      order.push('counted')
    }
    const counted = counting()
    await new Promise((resolve) => setTimeout(resolve, 5))
    // What becomes alive meanwhile does not wait for it.
    expect(activity.settled()).toBeNull()
    order.push('opened')
    await expect(ports.guest.open('en')).rejects.toThrow('no network')
    await counted
    expect(order).toEqual(['opened', 'counted'])
  })

  it('report once the session is open, what was reported before too', async () => {
    const { ports: real } = await setup()
    const reported: string[] = []
    const tracker = { ...real.tracker, profileVisit: (name: string) => void reported.push(name) }
    const { ports } = answeringPorts({ calls: [] }, new CallActivity(), () => Promise.resolve({ ...real, tracker }))
    ports.tracker.profileVisit('Mira', asId<ActorId>('1'))
    await ports.actors.onlineCount()
    expect(reported).toEqual([])
    await ports.guest.open('en')
    ports.tracker.profileVisit('Noor', asId<ActorId>('2'))
    await Promise.resolve()
    expect(reported).toEqual(['Mira', 'Noor'])
  })

  it('make known whether the platform has taken an answer about consent, which is sent again otherwise [API-027]', async () => {
    const { ports: real } = await setup()
    let isReachable = false
    const consent = () => (isReachable ? Promise.resolve() : Promise.reject(new Error('offline')))
    const tracker = { ...real.tracker, consent }
    const { ports } = answeringPorts({ calls: [] }, new CallActivity(), () => Promise.resolve({ ...real, tracker }))
    const report = () => ports.tracker.consent({ version: 1, at: 1, allowed: [] })
    const early = report().catch(String)
    await ports.guest.open('en')
    expect(await early).toContain('offline')
    await expect(report()).rejects.toThrow('offline')
    isReachable = true
    await report()
  })
})
