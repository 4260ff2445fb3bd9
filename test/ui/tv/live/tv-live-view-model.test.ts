import { describe, expect, it } from 'vitest'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { broadcastWith, offer, ON_AIR } from '#test/support/ui/tv'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { ProgramQuery, TvGateway } from '@/application/tv/tv-gateway'
import { endOfDay } from '@/domain/vouchers/day-end'
import type { TvStream } from '@/domain/tv/tv'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { TvDayViewModel } from '@/ui/tv/live/tv-day-view-model'
import { TvLiveViewModel } from '@/ui/tv/live/tv-live-view-model'
import { grantedAddress } from '@/domain/media/granted-address'

const HOUR = 3_600_000

async function setUp() {
  const clock = new FakeClock()
  const state = { stream: { ok: false, reason: 'needAbo', offer } as TvStream }
  const [streams, programs, looks]: [string[], ProgramQuery[], boolean[]] = [[], [], []]
  const tv = portOf<TvGateway>({
    currentProgram: async (premium) => {
      looks.push(premium)
      const start = ON_AIR + Math.floor((clock.now() - ON_AIR) / HOUR) * HOUR
      const channel = premium ? ('premium' as const) : ('free' as const)
      return {
        channel,
        now: broadcastWith({ channel, start, end: start + HOUR }),
        next: broadcastWith({ channel, start: start + HOUR, end: start + 2 * HOUR }),
      }
    },
    stream: async (type) => {
      streams.push(type)
      return state.stream
    },
    program: async (query) => {
      programs.push(query)
      return [broadcastWith()]
    },
  })
  const live = new FakeLive()
  const guest = guestOver(portOf<GuestGateway>({}), live)
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  return {
    clock,
    state,
    streams,
    programs,
    looks,
    live,
    guest,
    texts,
    model: new TvLiveViewModel(tv, clock, guest, texts),
    day: new TvDayViewModel(tv, clock, texts),
  }
}

describe('a channel', () => {
  it('shows how far the programme is, and the next one as soon as it has ended [TVS-006]', async () => {
    const { model, guest, clock, looks } = await setUp()
    guest.accept(guestWith())
    model.start()
    model.show('free')
    await settled()
    expect(model.progress).toBe(0)
    clock.pass(HOUR / 2)
    expect(model.progress).toBeCloseTo(0.5, 2)
    expect(looks).toEqual([false])
    clock.pass(HOUR / 2 + 6_000)
    await settled()
    expect(looks).toEqual([false, false])
    expect(model.current.value?.now.start).toBe(ON_AIR + HOUR)
    model.dispose()
  })

  it('requests no stream before there is a session, and again when the subscription begins', async () => {
    const { model, guest, live, state, streams } = await setUp()
    model.show('premium')
    const stop = model.watch()
    await settled()
    expect(streams).toEqual([])
    guest.accept(guestWith({ isLoggedIn: true }))
    await settled()
    expect(model.stream.value).toMatchObject({ ok: false, reason: 'needAbo' })
    state.stream = { ok: true, url: grantedAddress('/media/tv/t/live.m3u8'), until: ON_AIR + HOUR }
    live.send({ type: 'tvSubscription', active: true, until: ON_AIR + HOUR })
    await settled()
    expect(model.stream.value).toEqual(state.stream)
    expect(streams).toEqual(['premium', 'premium'])
    stop()
  })

  it('gives a player another address, and shows what is lacking once there is none', async () => {
    const { model, guest, state } = await setUp()
    guest.accept(guestWith())
    model.show('premium')
    state.stream = { ok: true, url: grantedAddress('/a'), until: ON_AIR }
    expect(await model.renew()).toBe('/a')
    state.stream = { ok: false, reason: 'needAbo', offer }
    expect(await model.renew()).toBeNull()
    expect(model.stream.value).toMatchObject({ ok: false, reason: 'needAbo' })
  })
})

describe('the programme of a day', () => {
  it('is of the day on the clock of the guest, and of another one that they choose', async () => {
    const { day, texts, programs, clock } = await setUp()
    texts.timeZone = 'Asia/Tokyo'
    day.start()
    day.show('free')
    await settled()
    const end = endOfDay(clock.now(), 'Asia/Tokyo') + 1
    expect(programs).toEqual([{ type: 'free', from: end - 24 * HOUR, to: end }])
    day.choose(1)
    await settled()
    expect(programs.at(-1)).toEqual({ type: 'free', from: end, to: end + 24 * HOUR })
    // Midnight comes: the same choice is another day.
    clock.pass(end - clock.now() + 60_000)
    await settled()
    expect(programs.at(-1)).toEqual({ type: 'free', from: end + 24 * HOUR, to: end + 48 * HOUR })
    day.dispose()
  })
})
