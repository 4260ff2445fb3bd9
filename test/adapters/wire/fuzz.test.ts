import { limit } from '#test/support/limit'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyParser } from './every-parser'
import { ConfigurationError, readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { readIncoming } from '@/adapters/wire/live/client-frames'
import { readOutgoing } from '@/adapters/wire/live/server-frames'
import { parsePendingLoginAction, takePendingLoginAction } from '@/domain/access/pending-login-action'
import { parseConsent } from '@/domain/consent/parse-consent'
import { parseFrameMessage } from '@/ui/payments/parse-frame-message'

/** Field names of the contract, so that random objects come close to real ones. */
const words = fc.constantFrom(
  ...`type payload ok reason items total next id actorId channelId accessToken guestId requestId sequence guest balance filter
sort first offset kind form flow options message sendMessage requestSession chatStart status errors data action params version
__proto__ constructor toString backend remote memory allowed at position value length valueOf`.split(/\s+/u),
)

/** Any value JSON can contain: what arrives was text before. */
const anyValue = fc
  .letrec((relation) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.oneof(fc.string(), words, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.bigInt().map(Number)),
      fc.array(relation('value'), { maxLength: 4 }),
      fc.dictionary(fc.oneof(words, fc.string()), relation('value'), { maxKeys: 6 }),
    ),
  }))
  .value.map((value): unknown => JSON.parse(JSON.stringify(value)))

/** How a property fares on ten thousand values. */
function tried<T>(property: fc.IProperty<T>) {
  const { failed, numRuns, counterexample } = fc.check(property, { numRuns: 10_000 })
  return { failed, numRuns, counterexample }
}

async function triedLater<T>(property: fc.IAsyncProperty<T>) {
  const { failed, numRuns, counterexample } = await fc.check(property, { numRuns: 10_000 })
  return { failed, numRuns, counterexample }
}

const HELD = { failed: false, numRuns: 10_000, counterexample: null }

describe('every parser at the border', () => {
  it('is known to this test', () => {
    expect(everyParser.length).toBeGreaterThan(80)
    expect(everyParser.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['live/update.ts.liveUpdate', 'guest/guest-calls.ts.openSession.answer']),
    )
  })

  it(
    'takes ten thousand random values without ever failing in another way than by a refusal',
    () => {
      expect(
        tried(
          fc.property(anyValue, (value) => {
            for (const { parse } of everyParser) {
              const { success } = parse(value)
              if (typeof success !== 'boolean') return false
            }
            return true
          }),
        ),
      ).toEqual(HELD)
    },
    limit(120_000),
  )

  it('is not brought down by objects that cannot be compared', () => {
    const hostile = { length: { toString: 1, valueOf: 1 }, size: { valueOf: 1 }, toString: 1 }
    const places = [hostile, [hostile], { ...hostile, data: hostile, type: hostile, id: hostile, items: hostile }]
    const answers = everyParser.flatMap(({ parse }) => places.map((value) => typeof parse(value).success))
    expect(new Set(answers)).toEqual(new Set(['boolean']))
  })

  it('takes ten thousand random texts as frames, and makes nothing of nonsense', async () => {
    const anyText = fc.oneof(
      fc.string(),
      anyValue.map((value) => JSON.stringify(value) ?? ''),
      fc.json(),
    )
    expect(
      await triedLater(
        fc.asyncProperty(anyText, async (text) => {
          const [received, sent] = [await readIncoming(text), readOutgoing(text)]
          return (
            (received === null || typeof received.frame.type === 'string') &&
            (sent.frame === null || sent.frame.token !== '')
          )
        }),
      ),
    ).toEqual(HELD)
  })

  it('refuses ten thousand random configurations only by listing their errors', () => {
    expect(
      tried(
        fc.property(anyValue, (value) => {
          try {
            return ['memory', 'remote'].includes(readConfiguration(value).backend)
          } catch (error) {
            return error instanceof ConfigurationError && error.errors.length > 0
          }
        }),
      ),
    ).toEqual(HELD)
  })

  it('reads ten thousand random stored actions, consents and frame messages as something or as nothing', () => {
    expect(
      tried(
        fc.property(anyValue, fc.string(), (value, text) => {
          const stored = JSON.stringify(value) ?? ''
          for (const one of [stored, text]) {
            parseConsent(one)
            if (takePendingLoginAction(one).left !== null) return false
          }
          parseFrameMessage(value)
          return typeof parsePendingLoginAction(value).ok === 'boolean'
        }),
      ),
    ).toEqual(HELD)
  })
})
