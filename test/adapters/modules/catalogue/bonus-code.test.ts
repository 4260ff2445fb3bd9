import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { bonusCodes, codeUses, voucherConfigs } from '@/adapters/backend/codes/code-records'
import { checkCatalogue } from '@/adapters/modules/catalogue/check-catalogue'
import { storeCatalogue } from '@/adapters/modules/catalogue/store-catalogue'
import { MemoryStore } from '@/adapters/stores/memory-store'

const NOW = Date.UTC(2026, 10, 25)
const WORDS = { name: 'A benefit', description: 'What it is' }
const texts = { de: WORDS, en: WORDS, es: WORDS }
const COINS = { id: 'coins', kind: 'BonusCoins', coins: 10, texts }

const LINE = {
  kind: 'bonusCode',
  id: 'VINYL',
  containsTopUpBenefit: false,
  validTo: new Date(NOW).toISOString(),
  benefits: [COINS],
}

let store: MemoryStore

beforeEach(() => {
  store = new MemoryStore()
})

async function* written(lines: readonly object[]): AsyncGenerator<string> {
  for (const line of lines) yield JSON.stringify(line)
}

const errorsOf = async (...lines: readonly object[]) =>
  (await checkCatalogue(store, written(lines))).errors.map(({ text }) => text)

async function imported(...lines: readonly object[]): Promise<void> {
  expect(await errorsOf(...lines)).toEqual([])
  const nothing = (): undefined => undefined
  await storeCatalogue({ store, now: NOW, isEqual: isDeepStrictEqual, onStored: nothing }, written(lines))
}

describe('a bonus code of a catalogue', () => {
  it('is stored with what an operator leaves out, and its count of uses stays when it is written again', async () => {
    await imported(LINE)
    const { kind: _kind, id: code, ...rest } = LINE
    expect(await store.get(bonusCodes, code)).toEqual({
      ...rest,
      code,
      validTo: NOW,
      conditions: { requireMobileAuth: false, vip: false },
      quantity: null,
      voucherDays: 30,
      isPromoted: false,
    })
    await store.transaction((tx) => tx.put(codeUses, { code, redeemed: 3 }))
    await imported({ ...LINE, quantity: 5 })
    expect(await store.get(bonusCodes, code)).toMatchObject({ quantity: 5 })
    expect(await store.get(codeUses, code)).toEqual({ code, redeemed: 3 })
  })

  it('gives credits by settings of the same catalogue, or of the store', async () => {
    const credits = { id: 'credits', kind: 'BonusCredits', voucherConfigId: 'credits-20', texts }
    const line = { ...LINE, benefits: [credits] }
    expect(await errorsOf(line)).toHaveLength(1)
    await imported({ kind: 'voucherConfig', id: 'credits-20', coins: 20, days: 30 }, line)
    expect(await store.get(voucherConfigs, 'credits-20')).toEqual({
      id: 'credits-20',
      coins: 20,
      days: 30,
    })
    expect(await errorsOf(line)).toEqual([])
  })

  it.each([
    [
      'a benefit that gives nothing without a top-up',
      [{ ...COINS, kind: 'VoucherVideo', coins: undefined, amount: [{ from: 1_000, amount: 1 }] }],
      /gives nothing without a top-up/u,
    ],
    ['two benefits of one name', [COINS, COINS], /two have the same id/u],
    ['no benefit', [], /benefits/u],
    ['an unknown kind', [{ ...COINS, kind: 'Dollars' }], /kind/u],
    ['an actor that there is not', [{ id: 'vip', kind: 'VIPAbo', daysVIPAbo: 3, actorId: 'nobody', texts }], /nobody/u],
    ['no coins', [{ ...COINS, coins: 0 }], /coins/u],
  ])('is refused with %s', async (_name, benefits, error) => {
    const errors = await errorsOf({ ...LINE, benefits })
    expect(errors.join('\n')).toMatch(error)
    expect(errors).toHaveLength(1)
  })

  it('waits for a top-up with benefits that need one', async () => {
    const videos = { id: 'videos', kind: 'VoucherVideo', amount: [{ from: 1_000, amount: 1 }], texts }
    await imported({ ...LINE, containsTopUpBenefit: true, benefits: [videos] })
    expect(await store.get(bonusCodes, LINE.id)).toMatchObject({
      containsTopUpBenefit: true,
      benefits: [{ id: 'videos' }],
    })
  })
})
