import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { checkOut, member } from '#test/support/bindings/accounts'
import { actors } from '@/adapters/backend/actors/actor-records'
import { tvFormats } from '@/adapters/backend/tv/tv-records'
import { TV_CHANNELS } from '@/domain/tv/channel'
import { airingsAt } from '@/domain/tv/schedule'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const streamOf = ({ ports }: Device, type: (typeof TV_CHANNELS)[number]) => ports.tv.stream(type)

export const tvContract = (name: BindingName, bind: Bind): void =>
  contract('tv', name, bind, (bound) => {
    it('answers what each channel shows now and next, as its plan has it, at any hour [TVS-021]', async () => {
      const device = await bound().device()
      const { environment } = bound()
      const formats = await environment.backend.store.find(tvFormats, 'all', { prefix: [] })
      for (const step of [0, 3 * HOUR, 5 * HOUR]) {
        await environment.clock.pass(step)
        const now = environment.clock.now()
        for (const premium of [false, true]) {
          const channel = premium ? 'premium' : 'free'
          const current = await device.ports.tv.currentProgram(premium)
          const planned = airingsAt(formats, channel, now)
          if (planned === null) throw new Error('nothing is on')
          const { run: _run, ...on } = planned.now
          expect(current).toMatchObject({
            channel,
            now: on,
            next: { formatKey: planned.next.formatKey, start: on.end },
          })
          expect(current?.now.start).toBeLessThanOrEqual(now)
          expect(current?.now.end).toBeGreaterThan(now)
          expect(current?.now.title).not.toBe('')
          expect(current?.now.hosts.length).toBeGreaterThan(0)
        }
      }
    })

    it('answers the programme of a channel for the time that was requested, whole and in its order [TVS-014]', async () => {
      const device = await bound().device()
      const now = bound().environment.clock.now()
      for (const type of TV_CHANNELS) {
        const program = await device.ports.tv.program({ type, from: now, to: now + DAY })
        expect(program.length).toBeGreaterThan(6)
        expect(program[0]?.start).toBeLessThanOrEqual(now)
        expect(program.at(-1)?.end).toBeGreaterThanOrEqual(now + DAY)
        expect(program.every(({ channel }) => channel === type)).toBe(true)
        expect(program.slice(1).map(({ start }) => start)).toEqual(program.slice(0, -1).map(({ end }) => end))
        expect(await device.ports.tv.program({ type })).toEqual(program)
        const part = await device.ports.tv.program({ type, from: now + 6 * HOUR, to: now + 8 * HOUR })
        expect(program.map(({ id }) => id).join()).toContain(part.map(({ id }) => id).join())
        expect((await device.ports.tv.currentProgram(type === 'premium'))?.now).toEqual(program[0])
      }
    })

    it('answers eight days at most, and nothing of a time that is turned round or far away', async () => {
      const { tv } = (await bound().device()).ports
      const now = bound().environment.clock.now()
      const all = await tv.program({ type: 'free', from: now, to: now + 400 * DAY })
      expect(all.at(-1)?.start).toBeLessThan(now + 8 * DAY)
      expect(await tv.program({ type: 'free', from: now + DAY, to: now })).toEqual([])
      expect(await tv.program({ type: 'free', from: now + 400 * DAY, to: now + 401 * DAY })).toEqual([])
    })

    it('answers the stream of the free channel to everyone, for some hours [TVS-015]', async () => {
      const device = await bound().device()
      const stream = await streamOf(device, 'free')
      expect(stream).toMatchObject({ ok: true })
      const now = bound().environment.clock.now()
      expect(stream).toMatchObject({ url: expect.stringContaining('/media/tv/free-') as string, until: now + 6 * HOUR })
    })

    it('answers no address of the premium channel to who may not watch it, and what the subscription costs [TVS-015]', async () => {
      const [visitor, guest] = [await bound().device(), await member(bound())]
      const offer = { price: { value: 1490, currency: 'EUR' }, days: 30 }
      expect(await streamOf(visitor, 'premium')).toEqual({ ok: false, reason: 'needLogin', offer })
      expect(await streamOf(guest, 'premium')).toEqual({ ok: false, reason: 'needAbo', offer })
    })

    it('is premium while the TV subscription runs: it is current first, and past once it is over [GUE-005]', async () => {
      const device = await member(bound())
      const { environment } = bound()
      const status = async () => (await device.ports.guest.current()).tvSubscription
      expect(await status()).toEqual({ current: false, past: false })
      await checkOut(device, 'vxtvabo', { kind: 'subscribe', outcome: 'approve' })
      expect(await status()).toEqual({ current: true, past: false })
      expect(await streamOf(device, 'premium')).toMatchObject({ ok: true })
      const until = environment.clock.now() + HOUR
      await environment.setGuest(device.guest.id, { tvUntil: until })
      // The address ends with the subscription.
      expect(await streamOf(device, 'premium')).toMatchObject({ ok: true, until })
      await environment.setGuest(device.guest.id, { tvUntil: environment.clock.now() })
      expect(await status()).toEqual({ current: false, past: true })
      expect(await streamOf(device, 'premium')).toMatchObject({ ok: false, reason: 'needAbo' })
    })

    it('shows nothing to a locked guest, subscribed or not', async () => {
      const device = await member(bound())
      await bound().environment.setGuest(device.guest.id, { isLocked: true, tvUntil: Number.MAX_SAFE_INTEGER })
      for (const type of TV_CHANNELS)
        expect(await streamOf(device, type)).toMatchObject({ ok: false, reason: 'locked' })
    })

    it('answers the late-night show: header images, actors, and its nights in each language [TVS-008][TVS-020]', async () => {
      const device = await bound().device()
      const show = await device.ports.tv.lateNightShow()
      if (show === null) throw new Error('no show')
      expect(show.headerImages.length).toBeGreaterThan(1)
      const { store } = bound().environment.backend
      for (const { id, name: known } of show.actors) expect((await store.get(actors, id))?.name).toBe(known)
      expect(show.actors.length).toBeGreaterThan(0)
      const now = bound().environment.clock.now()
      expect(show.events.length).toBeGreaterThan(3)
      for (const [index, { de, en, es, begin, end }] of show.events.entries()) {
        for (const { headline, text } of [de, en, es ?? { headline: '', text: '' }])
          expect([headline, text]).not.toContain('')
        expect(new Set([de.text, en.text, es?.text]).size).toBe(3)
        expect(end).toBeGreaterThan(Math.max(now, begin))
        expect(begin).toBeGreaterThan(show.events[index - 1]?.begin ?? 0)
      }
      const program = await device.ports.tv.program({ type: 'free', from: now, to: now + 7 * DAY })
      expect(show.events.map(({ id }) => id)).toEqual(
        program.filter(({ formatKey }) => formatKey === 'late-night').map(({ id }) => id),
      )
    })
  })
