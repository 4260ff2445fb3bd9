import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { evenings, showTexts } from '@/adapters/backend/world/texts/shows/show-texts'
import { exitCodes } from '@/domain/chat/exit-code'
import type { RoomLine } from '@/domain/chat/room-line'
import { shows, tickets, type ShowRecord } from '@/adapters/backend/shows/show-records'
import { cancelShow } from '@/adapters/backend/shows/show-course'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { TicketRequest } from '@/application/shows/show-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { asId, type ShowId, type TicketId } from '@/domain/ids'
import type { CamShow } from '@/domain/shows/show'

const MINUTE = 60_000

const texts = (language: string) => ({
  name: 'Concert',
  title: `Title ${language}`,
  description: `Description ${language}`,
  postBuyInfo: `Bring a song ${language}`,
})

/** A show of an actor no other test has had: in two minutes for three, 20 VXC, unless the test needs another one. */
async function announced(
  { environment }: Binding,
  device: Device,
  over: Partial<ShowRecord> = {},
): Promise<{ readonly actor: ActorSummary; readonly id: ShowId }> {
  let actor = await liveActor({ environment } as Binding, device)
  // Shows of the sample world would run beside the one of the test.
  while ((await device.ports.shows.ofActor(actor.id)).length > 0)
    actor = await liveActor({ environment } as Binding, device)
  const now = environment.clock.now()
  const id = asId<ShowId>(`test-${freshKey()}`)
  await environment.backend.store.transaction((tx) =>
    tx.put(shows, {
      id,
      actorId: actor.id,
      texts: { de: texts('de'), en: texts('en'), es: texts('es') },
      creationType: 'single',
      start: now + 2 * MINUTE,
      end: now + 5 * MINUTE,
      acts: [],
      announcedActs: 0,
      price: 20,
      promotion: { code: 'LANTERN', price: 15 },
      isFeatured: false,
      isAutoFeatured: false,
      isInternal: false,
      isCancelled: false,
      isRunning: false,
      ...over,
    }),
  )
  return { actor, id }
}

async function seen({ ports }: Device, { actor, id }: { readonly actor: ActorSummary; readonly id: ShowId }) {
  const show = (await ports.shows.ofActor(actor.id)).find((each) => each.id === id)
  if (show === undefined) throw new Error('no such show')
  return show
}

const requestOf = (show: CamShow, over: Partial<TicketRequest> = {}): TicketRequest => ({
  showId: show.id,
  creationType: show.creationType,
  actorId: show.actorId,
  start: show.start,
  key: freshKey(),
  agreedPrice: 1_000,
  ...over,
})

async function bought({ ports }: Device, show: CamShow, over: Partial<TicketRequest> = {}) {
  const result = await ports.shows.buyTicket(requestOf(show, over))
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result
}

const END_OF_TIME = 8_640_000_000_000_000

const balanceOf = async ({ ports }: Device): Promise<number> => (await ports.guest.balance()).balance

const enter = ({ ports }: Device, { id }: ActorSummary, ticketId?: TicketId) =>
  ports.chat.startChat({
    actorId: id,
    mode: 'ticket',
    key: freshKey(),
    useVoucher: false,
    stopAt: null,
    agreedPrice: 0,
    ...(ticketId === undefined ? {} : { ticketId }),
  })

/** Lets time pass while a guest in a chat reports that they are there. */
async function stay({ environment }: Binding, device: Device, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 5_000) {
    await environment.advance(Math.min(5_000, left))
    const running = await device.ports.chat.running()
    if (running !== null) await device.ports.chat.heartbeat(running.chatId)
    await device.settle()
  }
}

const cancel = ({ environment }: Binding, id: ShowId) =>
  transactionWithUpdates(environment.backend.context, async (tx, publish) => {
    const show = await tx.get(shows, id)
    if (show !== undefined) publish(...(await cancelShow(environment.backend.context, tx, show)))
  })

export const showsContract = (name: BindingName, bind: Bind): void =>
  contract('shows', name, bind, (bound) => {
    it('shows all that describes a show and its state, each text with its language [CHA-020][CHA-021][CHA-024]', async () => {
      const device = await member(bound())
      const { actor, id } = await announced(bound(), device, { isFeatured: true, isInternal: true })
      const show = await seen(device, { actor, id })
      expect(show).toMatchObject({
        id,
        name: 'Concert',
        actorId: actor.id,
        actorName: actor.name,
        price: { value: 20, currency: 'VXC', symbol: 'VXC' },
        postBuyInfo: null,
        sedcards: actor.sedcards,
        avatar: actor.avatar,
        creationType: 'single',
        isBought: false,
        ticketId: null,
        isFree: false,
        canBuy: true,
        hasStarted: false,
        bonusCode: null,
        actorOnline: true,
        isFeatured: true,
        isAutoFeatured: false,
        isInternal: true,
      })
      expect(show.end - show.start).toBe(3 * MINUTE)
      expect(show.actorLink).toContain('/amateur/')
      expect(show.title).toEqual({ value: `Title ${show.title.language}`, language: show.title.language })
      expect(show.description.value).toBe(`Description ${show.title.language}`)
    })

    it('has no picture of its actor that is rated for adults [ACT-011]', async () => {
      const device = await bound().device()
      const { actor, id } = await announced(bound(), device)
      await bound().environment.setActor(actor.id, { photoRatings: [{ variant: 'p0', rating: 18 }] })
      expect((await seen(device, { actor, id })).sedcards.map(({ variant }) => variant)).toEqual(['p1'])
    })

    it('lists the shows of a time, in every order, with their number [CHA-023][CHA-025][CHA-026]', async () => {
      const device = await bound().device()
      const now = bound().environment.clock.now()
      const far = now + 100 * 86_400_000
      const at = (day: number) => ({ start: far + day * 86_400_000, end: far + day * 86_400_000 + MINUTE })
      const cheap = await announced(bound(), device, { ...at(2), price: 3 })
      const house = await announced(bound(), device, { ...at(1), price: 9, isInternal: true })
      const chosen = await announced(bound(), device, { ...at(3), price: 5, isFeatured: true })
      const off = await announced(bound(), device, { ...at(1), isCancelled: true })
      const wanted = { endFrom: far, startTo: far + 4 * 86_400_000, first: 30 } as const
      const ids = async (over: object) => {
        const { items, total } = await device.ports.shows.list({ ...wanted, order: 'soonest', ...over })
        return [items.map((show) => show.id), total]
      }
      expect(await ids({})).toEqual([[house.id, cheap.id, chosen.id], 3])
      expect(await ids({ order: 'cheapest' })).toEqual([[cheap.id, chosen.id, house.id], 3])
      expect(await ids({ order: 'featured' })).toEqual([[chosen.id, house.id, cheap.id], 3])
      expect(await ids({ first: 1 })).toEqual([[house.id], 3])
      expect(await ids({ internal: true })).toEqual([[house.id], 1])
      expect(await ids({ internal: false })).toEqual([[cheap.id, chosen.id], 2])
      expect(await ids({ startTo: at(1).start })).toEqual([[house.id], 1])
      expect(await ids({ endFrom: at(2).end + 1 })).toEqual([[chosen.id], 1])
      expect(await device.ports.shows.ofActor(off.actor.id)).toEqual([])
    })

    it('lists shows that run and shows that are announced in the sample world [CHA-023]', async () => {
      const device = await bound().device()
      const now = bound().environment.clock.now()
      const { items } = await device.ports.shows.list({
        endFrom: now,
        startTo: now + 48 * 60 * MINUTE,
        first: 100,
        order: 'soonest',
      })
      const seeded = items.filter(({ id }) => id.startsWith('show-'))
      expect(seeded.some(({ hasStarted }) => !hasStarted)).toBe(true)
      expect(seeded.some(({ isFree }) => isFree)).toBe(true)
      expect(seeded.every(({ end }) => end >= now)).toBe(true)
    })

    it('lists no show that is over, however far back a request reaches', async () => {
      const device = await bound().device()
      const now = bound().environment.clock.now()
      const over = await announced(bound(), device, { start: now - 2 * MINUTE, end: now - MINUTE })
      const wanted = { startTo: now + 48 * 60 * MINUTE, first: 500, order: 'soonest' } as const
      const all = await device.ports.shows.list({ ...wanted, endFrom: 0 })
      expect(all.items.map(({ id }) => id)).not.toContain(over.id)
      expect(all.items.length).toBeGreaterThan(0)
      expect(all.items.every(({ end }) => end >= now)).toBe(true)
    })

    it('sells a ticket for good, and shows only its holder what to bring [CHA-022][CHA-027][GUE-008]', async () => {
      const [device, other] = [await payingMember(bound(), 40), await member(bound())]
      const show = await announced(bound(), device)
      const result = await bought(device, await seen(device, show))
      expect(result).toMatchObject({ charged: 20, balance: 20, show: { isBought: true, canBuy: false } })
      const again = await loggedIn(bound(), device)
      for (const page of [device, again]) {
        const held = await seen(page, show)
        expect(held).toMatchObject({ isBought: true, canBuy: false, ticketId: result.ticketId })
        expect(held.postBuyInfo?.value).toContain('Bring a song')
        expect((await page.ports.guest.current()).chatShowTickets).toEqual([
          {
            ticketId: result.ticketId,
            showId: show.id,
            start: held.start,
            end: held.end,
            actorId: show.actor.id,
          },
        ])
      }
      expect(await seen(other, show)).toMatchObject({
        isBought: false,
        ticketId: null,
        postBuyInfo: null,
        canBuy: true,
      })
      const { items } = await device.ports.guest.purchases(30, null)
      expect(items.filter(({ kind }) => kind === 'ticket')).toMatchObject([{ coins: -20, subjectId: show.id }])
      await device.settle()
      expect(device.received('balance').at(-1)).toMatchObject({ balance: 20 })
    })

    it('charges a purchase that is sent again once, and sells no second ticket for one show [CHA-027]', async () => {
      const device = await payingMember(bound(), 100)
      const before = await balanceOf(device)
      const known = await announced(bound(), device)
      const show = await seen(device, known)
      const key = freshKey()
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          device.ports.shows.buyTicket(requestOf(show, index % 2 === 0 ? { key } : {})),
        ),
      )
      const ids = new Set(results.map((result) => (result.ok ? result.ticketId : result.reason)))
      expect(ids.size).toBe(1)
      // The request that bought it is answered the same whenever it comes again; any other has nothing left to pay.
      const [ticket] = await bound().environment.backend.store.find(tickets, 'ofShow', { prefix: [known.id] })
      const charged = async (request: object) => {
        const result = await device.ports.shows.buyTicket(requestOf(show, request))
        return result.ok && result.charged
      }
      expect([await charged({ key: ticket?.key ?? key }), await charged({})]).toEqual([20, 0])
      expect(await balanceOf(device)).toBe(before - 20)
      const { store } = bound().environment.backend
      expect(await store.find(tickets, 'ofShow', { prefix: [known.id] })).toHaveLength(1)
    })

    it('charges less with the code of the show, and nothing with a wrong one [CHA-027]', async () => {
      const device = await payingMember(bound(), 40)
      const show = await announced(bound(), device)
      const offered = await seen(device, show)
      expect(await device.ports.shows.buyTicket(requestOf(offered, { promoCode: 'VELVET' }))).toEqual({
        ok: false,
        reason: 'promo-code-invalid',
        missing: 0,
      })
      expect(await bought(device, offered, { promoCode: ' lantern ' })).toMatchObject({ charged: 15, balance: 25 })
    })

    it('gives the code of a show away in no answer, and lowers the price for the guest who entered it only [CHA-021]', async () => {
      const [first, second] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      const visitor = await bound().device()
      const known = await announced(bound(), first)
      const answersOf = async ({ ports }: Device) => {
        const list = await ports.shows.list({ endFrom: 0, startTo: END_OF_TIME, order: 'soonest', first: 30 })
        return [...list.items, ...(await ports.shows.ofActor(known.actor.id))]
      }
      for (const device of [visitor, first, second]) {
        expect(JSON.stringify(await answersOf(device))).not.toMatch(/LANTERN/iu)
        expect(await seen(device, known)).toMatchObject({ price: { value: 20 } })
      }
      const result = await bought(first, await seen(first, known), { promoCode: 'lantern' })
      expect({ charged: result.charged, bonusCode: result.show.bonusCode }).toEqual({
        charged: 15,
        bonusCode: 'LANTERN',
      })
      expect(await seen(first, known)).toMatchObject({ bonusCode: 'LANTERN', isBought: true })
      expect(JSON.stringify([await answersOf(second), await answersOf(visitor)])).not.toMatch(/LANTERN/iu)
      const whole = await bought(second, await seen(second, known))
      expect({ charged: whole.charged, bonusCode: whole.show.bonusCode }).toEqual({ charged: 20, bonusCode: null })
    })

    it('is refused with an error code for each reason, and nothing is charged [CHA-028]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const { environment } = bound()
      const known = await announced(bound(), device, { price: 70 })
      const show = await seen(device, known)
      const refusal = async (who: Device, over: Partial<TicketRequest> = {}) => {
        const result = await who.ports.shows.buyTicket(requestOf(show, over))
        return result.ok ? 'ok' : [result.reason, result.missing]
      }
      expect(await refusal(visitor)).toEqual(['login-required', 0])
      expect(await refusal(device)).toEqual(['not-enough-money', 30])
      expect(await refusal(device, { agreedPrice: 69 })).toEqual(['price-changed', 0])
      expect(await refusal(device, { showId: asId<ShowId>('none') })).toEqual(['not-found', 0])
      expect(await refusal(device, { start: show.start + 1 })).toEqual(['show-changed', 0])
      expect(await refusal(device, { actorId: asId('someone-else') })).toEqual(['show-changed', 0])
      const { countryCode } = device.guest.geoLocation
      await environment.setActor(known.actor.id, { bannedCountryCodes: [countryCode] })
      expect(await refusal(device)).toEqual(['banned-country', 0])
      expect(await seen(device, known)).toMatchObject({ canBuy: false })
      await environment.setActor(known.actor.id, { bannedCountryCodes: [] })
      await environment.setGuest(device.guest.id, { restrictionLevel: 1 })
      expect(await refusal(device)).toEqual(['restricted', 0])
      await environment.setGuest(device.guest.id, { restrictionLevel: null })
      await cancel(bound(), known.id)
      expect(await refusal(device)).toEqual(['show-cancelled', 0])
      const past = await announced(bound(), device, { start: 1, end: 2 })
      expect(await refusal(device, { showId: past.id, actorId: past.actor.id, start: 1 })).toEqual(['show-over', 0])
      expect(await balanceOf(device)).toBe(40)
    })

    it('takes a ticket back for all that was charged, once, until the show starts [CHA-029]', async () => {
      const [device, other] = [await payingMember(bound(), 40), await member(bound())]
      const known = await announced(bound(), device)
      const show = await seen(device, known)
      const key = freshKey()
      const { ticketId } = await bought(device, show, { key })
      expect(await other.ports.shows.returnTicket(ticketId)).toEqual({ ok: false, reason: 'not-found' })
      const answers = await Promise.all([1, 2, 3].map(() => device.ports.shows.returnTicket(ticketId)))
      for (const answer of answers) expect(answer).toEqual({ ok: true, balance: 40, refunded: 20 })
      expect(await balanceOf(device)).toBe(40)
      expect(await seen(device, known)).toMatchObject({ isBought: false, canBuy: true })
      expect((await device.ports.guest.current()).chatShowTickets).toEqual([])
      const { items } = await device.ports.guest.purchases(30, null)
      expect(items.filter(({ kind }) => kind === 'refund')).toMatchObject([{ coins: 20, subjectId: known.id }])
      expect(await device.ports.shows.buyTicket(requestOf(show, { key }))).toMatchObject({ reason: 'ticket-returned' })
      const second = await bought(device, show)
      await bound().environment.advance(2 * MINUTE)
      expect(await device.ports.shows.returnTicket(second.ticketId)).toEqual({ ok: false, reason: 'show-started' })
      expect(await balanceOf(device)).toBe(20)
    })

    it('runs a show at its time: its ticket lets a guest in, who leaves when it is over [CHA-019][CHA-040]', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      const known = await announced(bound(), device)
      const { ticketId } = await bought(device, await seen(device, known))
      expect(await enter(device, known.actor)).toMatchObject({ ok: false, reason: 'mode-not-offered' })
      await bound().environment.advance(2 * MINUTE)
      await other.settle()
      expect(other.received('actorState').at(-1)).toMatchObject({
        id: known.actor.id,
        state: { isCurrentlyTicketShow: true },
      })
      expect(await seen(device, known)).toMatchObject({ hasStarted: true })
      expect(await enter(other, known.actor)).toMatchObject({ ok: false, reason: 'no-ticket', exitCode: 499 })
      expect(await enter(device, known.actor, asId<TicketId>('another'))).toMatchObject({ reason: 'no-ticket' })
      const before = await balanceOf(device)
      expect(await enter(device, known.actor, ticketId)).toMatchObject({
        ok: true,
        chat: { mode: 'ticket', pricePerMinute: 0, secondsLeft: 3 * 60 },
      })
      await stay(bound(), device, 3 * MINUTE)
      expect(device.received('chatEnd')).toMatchObject([{ exitCode: 503, bill: { coins: 0, mode: 'ticket' } }])
      expect(await balanceOf(device)).toBe(before)
      expect(await enter(device, known.actor, ticketId)).toMatchObject({ ok: false, reason: 'mode-not-offered' })
    })

    it('ends a private chat when the show of its actor begins, and charges no second more', async () => {
      const device = await payingMember(bound(), 200)
      const known = await announced(bound(), device, { start: bound().environment.clock.now() + 20_000 })
      const started = await device.ports.chat.startChat({
        actorId: known.actor.id,
        mode: 'single',
        key: freshKey(),
        useVoucher: false,
        stopAt: null,
        agreedPrice: ANY_PRICE,
      })
      expect(started.ok).toBe(true)
      await stay(bound(), device, 30_000)
      expect(device.received('chatEnd')).toMatchObject([{ exitCode: 201, bill: { seconds: 20 } }])
    })

    it('pays every ticket back when the actor cancels, also while the show runs', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      const known = await announced(bound(), device)
      for (const each of [device, other]) await bought(each, await seen(each, known))
      await bound().environment.advance(2 * MINUTE)
      expect(await enter(device, known.actor)).toMatchObject({ ok: true })
      await cancel(bound(), known.id)
      for (const each of [device, other]) {
        await each.settle()
        expect(await balanceOf(each)).toBe(40)
        expect(each.received('balance').at(-1)).toMatchObject({ balance: 40 })
        expect((await each.ports.guest.current()).chatShowTickets).toEqual([])
        expect(each.received('notifications').map(({ notification }) => notification.text.length > 10)).toContain(true)
      }
      expect(device.received('chatEnd')).toMatchObject([{ exitCode: 201, bill: { coins: 0 } }])
      const left = await device.ports.shows.ofActor(known.actor.id)
      expect(left.map(({ id }) => id)).not.toContain(known.id)
    })

    it('announces each act of a show in its room when it begins, once, to those with a ticket, who also read the course', async () => {
      const device = await payingMember(bound(), 105)
      const now = bound().environment.clock.now()
      const act = (start: number, name: string) => ({ start, titles: { de: name, en: name, es: name } })
      const acts = [
        act(now + 2 * MINUTE, 'Welcome'),
        act(now + 3 * MINUTE, 'Requests'),
        act(now + 4 * MINUTE, 'Thanks'),
      ]
      const { actor, id } = await announced(bound(), device, { acts })
      const { show } = await bought(device, await seen(device, { actor, id }))
      expect(show.acts.map(({ start, title }) => [start, title.value])).toEqual(
        acts.map(({ start, titles }) => [start, titles.en]),
      )
      await bound().environment.advance(2 * MINUTE)
      const entered = await enter(device, actor)
      if (!entered.ok) throw new Error(entered.reason)
      const announcements = (lines: readonly RoomLine[]) =>
        lines
          .filter(
            ({ sender, guestName, text }) => sender === 'actor' && guestName === null && text.startsWith('Title '),
          )
          .map(({ text }) => text.replace(/^.* · /u, ''))
      expect(announcements(await device.ports.room.lines(entered.chat.chatId))).toEqual(['1/3: Welcome'])
      await stay(bound(), device, MINUTE)
      expect(announcements(device.received('roomLine').map(({ line }) => line))).toEqual(['2/3: Requests'])
      await stay(bound(), device, MINUTE)
      expect(announcements(await device.ports.room.lines(entered.chat.chatId))).toEqual([
        '1/3: Welcome',
        '2/3: Requests',
        '3/3: Thanks',
      ])
      await stay(bound(), device, MINUTE + 1_000)
      expect(device.received('chatEnd').at(-1)).toMatchObject({ exitCode: exitCodes.modeTimeUp })
    })

    it('is answered in a show what its card invites guests to request', async () => {
      const device = await payingMember(bound(), 105)
      const seed = evenings.findIndex(({ title }) => title.en === 'Under a November Sky')
      const inEach = { de: showTexts(seed, 'de'), en: showTexts(seed, 'en'), es: showTexts(seed, 'es') }
      const now = bound().environment.clock.now()
      const { actor, id } = await announced(bound(), device, { texts: inEach, start: now, end: now + 5 * MINUTE })
      await bought(device, await seen(device, { actor, id }))
      await bound().environment.advance(1_000)
      const entered = await enter(device, actor)
      if (!entered.ok) throw new Error(entered.reason)
      const channel = await device.ports.messenger.channelWithActor(actor.id)
      if (channel === null) throw new Error('no channel')
      const text = evenings[seed]?.promise.example.en ?? ''
      const message = { channelId: channel.id, clientId: freshKey(), text, gifts: [], chatId: entered.chat.chatId }
      expect(await device.ports.messenger.send({ ...message, agreedPrice: 1_000 })).toMatchObject({ ok: true })
      await stay(bound(), device, 5_000)
      const answer = device
        .received('message')
        .map((update) => update.message)
        .find(({ sender }) => sender === 'actor')?.text
      const promised = evenings[seed]?.promise.answers.flatMap((line) => Object.values(line)) ?? []
      expect(promised.some((line) => answer?.endsWith(line))).toBe(true)
      await device.ports.chat.stop(entered.chat.chatId)
    })

    it('charges for a show that runs what is left of it, and not more than was agreed', async () => {
      const device = await payingMember(bound(), 105)
      const now = bound().environment.clock.now()
      const { actor, id } = await announced(bound(), device, { start: now - 3 * MINUTE, end: now + MINUTE, price: 20 })
      const show = await seen(device, { actor, id })
      expect(show.price.value).toBe(5)
      const refusal = await device.ports.shows.buyTicket(requestOf(show, { agreedPrice: 4 }))
      expect(refusal).toMatchObject({ ok: false, reason: 'price-changed' })
      expect(await bought(device, show, { agreedPrice: 5 })).toMatchObject({ charged: 5, balance: 100 })
    })
  })
