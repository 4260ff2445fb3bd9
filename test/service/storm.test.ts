import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StormGuest } from './support/storm-guest'
import { SeveralServers } from './support/several-servers'
import { limit } from '#test/support/limit'
import { seededRandom } from '#test/support/world/seeded-random'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { accountShares, ledgerEntries } from '@/adapters/backend/money/ledger-records'
import { guestAccount } from '@/domain/payments/accounts'

/**
 * How many guests, and for how long, s: a small storm at every run, a large one where VESPER_STORM=200,60 requests it.
 */
const [GUESTS = 30, SECONDS = 20] = (process.env['VESPER_STORM'] ?? '30,20').split(',').map(Number)

/** The maximum time a chat is billed beyond its real end, ms. */
const BEYOND = 10_000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

describe('three servers over one database, each killed and started again while guests are there', () => {
  let service: SeveralServers
  let guests: readonly StormGuest[] = []

  beforeAll(async () => {
    service = await SeveralServers.start(3, {})
    const chance = seededRandom(11)
    guests = await service.guests(GUESTS, () => chance.next())
  }, limit(180_000))

  afterAll(() => service.stop())

  it(
    'loses and doubles no message and no coin, bills no chat beyond its end and shows no one what is another’s',
    { timeout: SECONDS * 1_000 + limit(150_000) },
    async () => {
      const until = Date.now() + SECONDS * 1_000
      const lives = guests.map((guest) => guest.live(until))
      for (const i of [0, 1, 2]) {
        await pause((SECONDS / 4) * 1_000)
        await service.killOne(i)
        await pause(1_000)
        await service.startOne(i)
      }
      await Promise.all(lives)

      const { open } = service
      // No guest is left in a chat: each guest who ended theirs has its bill by now, or within ten seconds.
      await expect.poll(() => open.store.count(chats, 'running', []), { timeout: limit(15_000) }).toBe(0)

      const entries = await open.store.find(ledgerEntries, 'byGuest', { prefix: [] })
      const sums = new Map<string, number>()
      for (const { postings, guestId } of entries) {
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        for (const { account, amount } of postings) {
          const part = `${account} ${guestId}`
          sums.set(part, (sums.get(part) ?? 0) + amount)
        }
      }
      const parts = await open.store.find(accountShares, 'byAccount', { prefix: [] })
      expect(new Map(parts.map(({ account, guestId, balance }) => [`${account} ${guestId}`, balance]))).toEqual(sums)

      for (const guest of guests) {
        const { guest: who, ports: own, updates } = guest.device
        const { balance } = await own.guest.balance()
        expect(balance).toBe(sums.get(`${guestAccount(who.id)} ${who.id}`) ?? 0)
        expect(balance).toBeGreaterThanOrEqual(0)
        const { items } = await own.messenger.channels({ first: 500, offset: 0, filter: 'newest', order: 'newest' })
        const channelsOfGuest = new Set(items.map(({ id }) => id))
        for (const [channelId, words] of guest.accepted) {
          const stored = await open.store.find(messages, 'byChannel', { prefix: [channelId] })
          const sent = stored.filter(({ sender }) => sender === 'guest')
          expect(sent.map(({ text }) => text)).toEqual(words)
          expect(new Set(stored.map(({ guestId }) => guestId))).toEqual(new Set([who.id]))
        }
        for (const update of updates) {
          expect(update.type !== 'message' || channelsOfGuest.has(update.channelId)).toBe(true)
        }
        for (const { chatId, from, until: end } of guest.chats) {
          const chat = await open.store.get(chats, chatId)
          expect(chat?.guestId).toBe(who.id)
          expect((chat?.bill?.seconds ?? Infinity) * 1_000).toBeLessThanOrEqual(end - from + BEYOND)
        }
      }

      const met = new Map<string, number>()
      for (const { refusals } of guests) for (const [why, count] of refusals) met.set(why, (met.get(why) ?? 0) + count)
      const reported = (what: (guest: StormGuest) => number): number =>
        guests.reduce((sum, guest) => sum + what(guest), 0)
      const words = reported(({ accepted }) => [...accepted.values()].flat().length)
      if (process.env['VESPER_STORM'] !== undefined) {
        process.stdout.write(
          `${words} words, ${reported((guest) => guest.chats.length)} chats, ${entries.length} entries\n`,
        )
        process.stdout.write(`${JSON.stringify(Object.fromEntries(met))}\n`)
      }
      expect(words).toBeGreaterThan(GUESTS)
      expect(reported((guest) => guest.chats.length)).toBeGreaterThan(GUESTS / 10)
      expect(entries.filter(({ kind }) => kind === 'video').length).toBeGreaterThan(0)
    },
  )
})
