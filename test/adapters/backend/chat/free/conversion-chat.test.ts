import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newGuest } from '@/adapters/backend/access/new-guest'
import { membershipOf } from '@/adapters/backend/access/memberships'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import {
  beginConversion,
  conversionMinutesOf,
  conversionOf,
  disableConversion,
  enableConversion,
  membersToBegin,
  takeConversionMinutes,
  willing,
} from '@/adapters/backend/chat/free/conversion-chat'
import { conversionChats } from '@/adapters/backend/chat/free/conversion-records'
import { spendingLimits } from '@/adapters/backend/money/spending-limits'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { NO_LIMITS } from '@/domain/access/limits'
import { asId, type ActorId } from '@/domain/ids'

const DAY = 86_400_000
const HOUR = 3_600_000
const START = Date.UTC(2026, 10, 21, 20)
const guest = { ...newGuest('ann', START, 1), email: 'ann@vesper.test' }
const [someone] = generateWorld({ seed: 1, actors: 2, videos: 0, now: START }).actors
if (someone === undefined) throw new Error('an empty world')

/** A live actor who takes part, unless a test changes that. */
const actor = (id: string, { state, ...parts }: Partial<Omit<ActorRecord, 'state'>> & { state?: object } = {}) => ({
  ...someone,
  bannedCountryCodes: [],
  ...parts,
  id: asId<ActorId>(id),
  name: `Actor ${id}`,
  state: {
    ...someone.state,
    isOnline: true,
    isCurrentlyTicketShow: false,
    isActorAvailableForConversionChat: true,
    ...state,
  },
})
const hers = actor('1')
const pair = { guest, countryCode: 'DE', actor: hers }

async function storeOf(all: readonly ActorRecord[] = [hers]): Promise<MemoryStore> {
  const store = new MemoryStore()
  await store.transaction(async (tx) => {
    for (const one of all) await tx.put(actors, one)
  })
  return store
}

type Step =
  | { readonly does: 'enable' | 'disable' | 'chat' }
  | { readonly does: 'pass'; readonly ms: number }
  | { readonly does: 'take'; readonly minutes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('enable' as const, 'disable' as const, 'chat' as const) }),
  fc.record({ does: fc.constant('pass' as const), ms: fc.constantFrom(1, HOUR / 2, HOUR, 2 * DAY, 3 * DAY) }),
  fc.record({ does: fc.constant('take' as const), minutes: fc.nat(2) }),
)

describe('the conversion chat of a guest', () => {
  it('begins once within three days of the sign-up, lasts an hour with its three minutes, and goes on and off in it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const store = await storeOf()
        let now = START
        let end: number | null = null
        let [isOn, left] = [false, 3]
        for (const one of steps) {
          const mayBegin = end === null && now < START + 3 * DAY
          const isRunning = end !== null && now < end
          const members = await membersToBegin(store, pair, now)
          expect(members).toEqual(mayBegin ? [hers.id] : [])
          let hasBegun: boolean | null = null
          if (one.does === 'pass') now += one.ms
          if (one.does === 'take') {
            await store.transaction((tx) => takeConversionMinutes(tx, guest.id, one.minutes))
            if (end !== null) left = Math.max(0, left - one.minutes)
          }
          if (one.does === 'disable') {
            await store.transaction((tx) => disableConversion(tx, guest.id))
            isOn = false
          }
          if (one.does === 'enable') {
            const record = await store.transaction((tx) => enableConversion(tx, guest, [hers.id], now))
            hasBegun = record !== null
            isOn ||= hasBegun
          }
          if (one.does === 'chat') {
            hasBegun = await store.transaction((tx) => beginConversion(tx, pair, members, now))
            isOn ||= hasBegun
          }
          // A chat begins it once; the switch also goes on with one that has begun.
          const begins = { enable: mayBegin || isRunning, chat: mayBegin, disable: null, pass: null, take: null }
          expect(hasBegun).toBe(begins[one.does])
          if (mayBegin && hasBegun === true) end = now + HOUR
          const isUsable = end !== null && now < end && isOn
          expect(await conversionOf(store, guest, now)).toEqual({
            candidateEnd: START + 3 * DAY,
            end,
            isOn: isUsable,
            minutesLeft: end === null ? (now < START + 3 * DAY ? 3 : 0) : left,
            now,
          })
          const free = end === null ? (now < START + 3 * DAY ? 3 : 0) : isUsable ? left : 0
          expect(await conversionMinutesOf(store, pair, now)).toBe(free)
        }
      }),
    )
  })

  it('is for guests with an account who may pay and have not excluded themselves', async () => {
    const store = await storeOf()
    const standings = [{ email: null }, { isLocked: true }, { restrictionLevel: 1 as const }]
    for (const standing of standings) {
      const other = { ...guest, ...standing }
      expect((await conversionOf(store, other, START)).candidateEnd).toBeNull()
      expect(await membersToBegin(store, { ...pair, guest: other }, START)).toEqual([])
      expect(await store.transaction((tx) => enableConversion(tx, other, [hers.id], START))).toBeNull()
    }
    await store.transaction((tx) =>
      tx.put(spendingLimits, { guestId: guest.id, ...NO_LIMITS, excludedUntil: START + 1 }),
    )
    expect(await conversionOf(store, guest, START)).toMatchObject({ candidateEnd: null, minutesLeft: 0 })
  })

  it('goes on for nobody who may not pay any more, and does not begin with nobody', async () => {
    const store = await storeOf()
    expect(await store.transaction((tx) => enableConversion(tx, guest, [], START))).toBeNull()
    await store.transaction((tx) => enableConversion(tx, guest, [hers.id], START))
    const locked = { ...guest, isLocked: true }
    expect(await store.transaction((tx) => enableConversion(tx, locked, [hers.id], START))).toBeNull()
  })

  it('is with the actor of the chat that begins it and at most twenty-nine others, and its ends are theirs', async () => {
    const others = Array.from({ length: 40 }, (_, at) => asId<ActorId>(String(at + 1)))
    const store = await storeOf()
    await store.transaction((tx) => beginConversion(tx, pair, others, START))
    const record = await store.get(conversionChats, guest.id)
    expect(record?.actorIds).toEqual(others.slice(0, 30))
    const { conversionChatEnds } = await membershipOf(store, guest.id)
    expect(conversionChatEnds).toEqual(Object.fromEntries(others.slice(0, 30).map((id) => [id, START + HOUR])))
    expect(await conversionMinutesOf(store, { ...pair, actor: actor('40') }, START)).toBe(0)
    await store.transaction((tx) => disableConversion(tx, guest.id))
    expect((await membershipOf(store, guest.id)).conversionChatEnds).toEqual({})
  })
})

describe('the actors of conversion chats', () => {
  it('are live, take part, are in no show and have not barred the country of the guest; thirty of them', async () => {
    const all = [
      actor('1'),
      actor('2', { state: { isOnline: false } }),
      actor('3', { state: { isActorAvailableForConversionChat: false } }),
      actor('4', { state: { isCurrentlyTicketShow: true } }),
      actor('5', { bannedCountryCodes: ['DE'] }),
      actor('6', { bannedCountryCodes: ['US'] }),
    ]
    const found = await willing(await storeOf(all), 'DE')
    expect(found.map(({ id }) => id).toSorted()).toEqual(['1', '6'])
    const many = await storeOf(Array.from({ length: 35 }, (_, at) => actor(String(at))))
    expect(await willing(many, 'DE')).toHaveLength(30)
    const away = { ...pair, actor: actor('3', { state: { isActorAvailableForConversionChat: false } }) }
    expect(await conversionMinutesOf(many, away, START)).toBe(0)
    expect(await many.transaction((tx) => beginConversion(tx, away, [], START))).toBe(false)
  })
})
