import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { loggedIn, member, payingMember, topUp } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { ActorSummary } from '@/domain/actors/actor'
import {
  CONVERSION_CANDIDATE_FOR,
  CONVERSION_CHAT_ACTORS,
  CONVERSION_CHAT_FOR,
  CONVERSION_MINUTES,
} from '@/domain/chat/conversion-chat'
import type { ActorId, ChatId } from '@/domain/ids'

/** More actors than a list names. */
const WORLD = { actors: CONVERSION_CHAT_ACTORS + 6, videos: 4 }

/** An actor who is live and takes part, at 30 coins a minute. */
async function partaker(bound: Binding, device: Device): Promise<ActorSummary> {
  const actor = await liveActor(bound, device, { single: 30 })
  await bound.environment.setActor(actor.id, { state: { isActorAvailableForConversionChat: true } })
  return actor
}

const enter = ({ ports }: Device, actorId: ActorId, agreedPrice: number = ANY_PRICE) =>
  ports.chat.startChat({ actorId, mode: 'single', key: freshKey(), useVoucher: true, stopAt: null, agreedPrice })

async function chatFor(bound: Binding, device: Device, actorId: ActorId, seconds: number): Promise<ChatId> {
  const result = await enter(device, actorId)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  for (let left = seconds; left > 0; left -= 5) {
    await bound.environment.advance(Math.min(left, 5) * 1_000)
    await device.ports.chat.heartbeat(result.chat.chatId)
    await device.settle()
  }
  return result.chat.chatId
}

const freeMinutes = async ({ ports }: Device, actorId: ActorId) =>
  (await ports.offers.buttons(actorId))?.voucherChatMinutes

export const conversionContract = (name: BindingName, bind: Bind): void =>
  contract(
    'conversion',
    name,
    () => bind(WORLD),
    (bound) => {
      it('is switched on once and gives minutes with its actors, until its end and not in the millisecond of it [CHA-012][CHA-014]', async () => {
        const device = await member(bound())
        const [actor, outsider] = [await partaker(bound(), device), await liveActor(bound(), device)]
        await bound().environment.setActor(outsider.id, { state: { isActorAvailableForConversionChat: false } })
        const { clock } = bound().environment
        expect(await device.ports.offers.conversion()).toMatchObject({ end: null, isOn: false, minutesLeft: 3 })
        const end = clock.now() + CONVERSION_CHAT_FOR
        expect(await device.ports.offers.switchConversion('enable')).toMatchObject({ end, isOn: true, minutesLeft: 3 })
        expect((await device.ports.guest.current()).conversionChatEnds[actor.id]).toBe(end)
        expect([await freeMinutes(device, actor.id), await freeMinutes(device, outsider.id)]).toEqual([3, 0])
        await clock.pass(CONVERSION_CHAT_FOR - 1)
        expect(await freeMinutes(device, actor.id)).toBe(3)
        await clock.pass(1)
        expect(await freeMinutes(device, actor.id)).toBe(0)
        expect(await device.ports.offers.conversion()).toMatchObject({ end, isOn: false })
        expect(await device.ports.offers.switchConversion('enable')).toMatchObject({ end, isOn: false })
        expect(await freeMinutes(device, actor.id)).toBe(0)
      })

      it('is begun by the first paid chat with who takes part without a switch, and by none with who does not', async () => {
        const device = await member(bound())
        const [actor, outsider] = [await partaker(bound(), device), await liveActor(bound(), device)]
        await bound().environment.setActor(outsider.id, { state: { isActorAvailableForConversionChat: false } })
        expect([await freeMinutes(device, actor.id), await freeMinutes(device, outsider.id)]).toEqual([3, 0])
        expect(await enter(device, outsider.id)).toMatchObject({ ok: false, reason: 'not-enough-money' })
        expect(await device.ports.offers.conversion()).toMatchObject({ end: null, minutesLeft: 3 })
        const begun = await enter(device, actor.id)
        expect(begun).toMatchObject({ ok: true, chat: { charged: 0, freeSeconds: 180, secondsLeft: 180 } })
        const end = bound().environment.clock.now() + CONVERSION_CHAT_FOR
        expect(await device.ports.offers.conversion()).toMatchObject({ end, isOn: true })
        expect((await device.ports.guest.current()).conversionChatEnds[actor.id]).toBe(end)
        await device.settle()
        expect(device.received('vouchers').length).toBeGreaterThan(0)
      })

      it('is not begun by a chat that does not use free minutes', async () => {
        const device = await payingMember(bound(), 40)
        const actor = await partaker(bound(), device)
        const request = { actorId: actor.id, mode: 'single', key: freshKey(), stopAt: null } as const
        const result = await device.ports.chat.startChat({ ...request, useVoucher: false, agreedPrice: ANY_PRICE })
        expect(result).toMatchObject({ ok: true, chat: { freeSeconds: 0 } })
        expect(await device.ports.offers.conversion()).toMatchObject({ end: null, minutesLeft: 3 })
      })

      it('pays the first minutes of a chat without a coin on the balance, once, and names them on the bill', async () => {
        const device = await member(bound())
        const actor = await partaker(bound(), device)
        const chatId = await chatFor(bound(), device, actor.id, 65)
        const bill = await device.ports.chat.stop(chatId)
        expect(bill).toMatchObject({ seconds: 65, coins: 0, voucherMinutes: 2 })
        expect(await device.ports.offers.conversion()).toMatchObject({ minutesLeft: CONVERSION_MINUTES - 2 })
        await chatFor(bound(), device, actor.id, 65)
        await device.settle()
        expect(device.received('chatEnd').at(-1)).toMatchObject({ exitCode: 501, bill: { seconds: 60, coins: 0 } })
        expect(await device.ports.offers.conversion()).toMatchObject({ minutesLeft: 0 })
        expect(await enter(device, actor.id)).toMatchObject({ ok: false, reason: 'not-enough-money' })
      })

      it('takes its minutes from a chat that began with it, also where it is switched off or over before the end', async () => {
        const device = await member(bound())
        const actor = await partaker(bound(), device)
        await device.ports.offers.switchConversion('enable')
        const first = await chatFor(bound(), device, actor.id, 10)
        expect(await device.ports.offers.switchConversion('disable')).toMatchObject({ isOn: false })
        expect((await device.ports.guest.current()).conversionChatEnds).toEqual({})
        await device.ports.chat.stop(first)
        expect(await enter(device, actor.id)).toMatchObject({ ok: false, reason: 'not-enough-money' })
        expect(await device.ports.offers.switchConversion('enable')).toMatchObject({ isOn: true, minutesLeft: 2 })
      })

      it('is switched on and off on all pages of the guest, and goes on with the same end', async () => {
        const device = await member(bound())
        const actor = await partaker(bound(), device)
        const other = await loggedIn(bound(), device)
        const { end } = await device.ports.offers.switchConversion('enable')
        await bound().environment.clock.pass(60_000)
        await other.settle()
        expect(other.received('vouchers').length).toBeGreaterThan(0)
        await other.ports.offers.switchConversion('disable')
        expect(await freeMinutes(device, actor.id)).toBe(0)
        await Promise.all([
          device.ports.offers.switchConversion('enable'),
          other.ports.offers.switchConversion('enable'),
        ])
        expect(await device.ports.offers.conversion()).toMatchObject({ end, isOn: true, minutesLeft: 3 })
      })

      it('is for a guest with an account for three days after sign-up, and buying coins does not end it: the countdown of candidates [CHA-013]', async () => {
        const [device, payer, late] = [await member(bound()), await member(bound()), await member(bound())]
        const actor = await partaker(bound(), device)
        const { clock } = bound().environment
        const promised = await payer.ports.offers.conversion()
        await topUp(payer, 40)
        const { candidateEnd: until, minutesLeft } = await payer.ports.offers.conversion()
        expect({ until, minutesLeft }).toEqual({ until: promised.candidateEnd, minutesLeft: CONVERSION_MINUTES })
        expect(await freeMinutes(payer, actor.id)).toBe(CONVERSION_MINUTES)
        const visitor = await bound().device()
        expect(await visitor.ports.offers.switchConversion('enable')).toMatchObject({ candidateEnd: null, isOn: false })
        const { candidateEnd } = await late.ports.offers.conversion()
        await clock.pass((candidateEnd ?? 0) - clock.now() - 1)
        expect(candidateEnd).toBeLessThanOrEqual(clock.now() + CONVERSION_CANDIDATE_FOR)
        await device.reopen()
        // Still a candidate in the last millisecond, if only by a little.
        expect(await late.ports.offers.conversion()).toMatchObject({ minutesLeft: CONVERSION_MINUTES })
        await clock.pass(1)
        expect(await late.ports.offers.switchConversion('enable')).toMatchObject({
          end: null,
          isOn: false,
          minutesLeft: 0,
        })
        expect(await freeMinutes(late, actor.id)).toBe(0)
      })

      it('goes on to its end for a guest who buys coins meanwhile, and uses its minutes before any coin', async () => {
        const device = await member(bound())
        const actor = await partaker(bound(), device)
        await device.ports.offers.switchConversion('enable')
        const balance = await topUp(device, 40)
        const bill = await device.ports.chat.stop(await chatFor(bound(), device, actor.id, 190))
        expect(bill).toMatchObject({ coins: 5, voucherMinutes: 3 })
        expect((await device.ports.guest.balance()).balance).toBe(balance - 5)
      })

      it('lists 30 actors who are live and take part, or as few as are requested; none from whom the country is barred [CHA-016]', async () => {
        const device = await member(bound())
        const { backend, environment } = { backend: bound().environment.backend, environment: bound().environment }
        const all = await backend.store.find(actors, 'recommended', { prefix: [] })
        for (const { id } of all) {
          await environment.cancelShows(id)
          await environment.setActor(id, {
            bannedCountryCodes: [],
            state: { isOnline: true, isCurrentlyTicketShow: false, isActorAvailableForConversionChat: true },
          })
        }
        const listed = await device.ports.offers.conversionActors()
        expect(listed).toHaveLength(CONVERSION_CHAT_ACTORS)
        expect(listed.every(({ state }) => state.isOnline && state.isActorAvailableForConversionChat)).toBe(true)
        expect((await device.ports.offers.conversionActors(4)).map(({ id }) => id)).toEqual(
          listed.slice(0, 4).map(({ id }) => id),
        )
        const [barred] = listed
        if (barred === undefined) throw new Error('nobody takes part')
        await environment.setActor(barred.id, { bannedCountryCodes: [device.guest.geoLocation.countryCode] })
        expect((await device.ports.offers.conversionActors()).map(({ id }) => id)).not.toContain(barred.id)
      })
    },
  )
