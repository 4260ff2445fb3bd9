import * as fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { BackendError } from '@/application/errors/backend-error'
import { cleanText, isStorable } from '@/domain/access/text'
import { asId, type ActorId, type ChannelId, type IdempotencyKey } from '@/domain/ids'

const ACTOR = asId<ActorId>('1')

/** Random units and hostile ones: half characters, controls, combining marks. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc
    .array(fc.constantFrom('\0', '\uD83D', '\uDE00', '\r\n', '\n', '\t', '\u0085', 'e\u0301', '😀', 'a', ' '), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
)

/** What was read back, or that it was refused as malformed. Any other failure is thrown. */
async function stored(work: () => Promise<string | null | undefined>): Promise<string | null> {
  try {
    return (await work()) ?? null
  } catch (error) {
    if (error instanceof BackendError && error.code === 'invalid-request') return 'refused'
    throw error
  }
}

/** Texts of guests, with any content. */
export function textsContract(name: BindingName, bind: Bind): void {
  contract('texts', name, bind, (bound) => {
    let device: Device
    let channelId: ChannelId
    beforeAll(async () => {
      device = await payingMember(bound(), 1_000)
      const channel = await device.ports.messenger.channelWithActor(ACTOR)
      if (channel === null) throw new Error('no channel')
      channelId = channel.id
    })

    const note = async (text: string) => {
      const { ok } = await device.ports.actors.storeNote({ actorId: ACTOR, comment: text })
      return ok ? ((await device.ports.actors.note(ACTOR))?.comment ?? '') : 'refused'
    }
    const preference = async (text: string) => {
      await device.ports.guest.savePreferences({ text })
      return (await device.ports.guest.current()).preferences['text']
    }
    let count = 0
    const message = async (text: string) => {
      const clientId = asId<IdempotencyKey>(`text-${(count += 1)}`)
      const sent = await device.ports.messenger.send({
        channelId,
        clientId,
        text,
        gifts: [],
        chatId: null,
        agreedPrice: ANY_PRICE,
      })
      if (!sent.ok) return 'refused'
      const { items } = await device.ports.messenger.messages(channelId, 5, null)
      return items.find((each) => each.clientId === clientId)?.text
    }

    it('are refused or read back as they were written, but for composed characters and space around them', async () => {
      await fc.assert(
        fc.asyncProperty(anyText, async (text) => {
          for (const [write, wanted] of [
            [note, text.trim()],
            [preference, text],
            [message, text.trim()],
          ] as const) {
            const read = await stored(() => write(text))
            if (read === 'refused') continue
            expect(isStorable(text)).toBe(true)
            expect(read?.normalize('NFC')).toBe(wanted.normalize('NFC'))
          }
        }),
        { numRuns: name === 'memory' ? 300 : 60 },
      )
    })

    it('are never refused once they were made clean', async () => {
      await fc.assert(
        fc.asyncProperty(anyText, async (typed) => {
          const text = cleanText(typed, { lines: true }).trim()
          expect(await stored(() => note(text))).toBe(text)
          expect(await stored(() => preference(text))).toBe(text)
          expect(['refused', text]).toContain(await stored(() => message(text)))
        }),
        { numRuns: name === 'memory' ? 300 : 40 },
      )
    })

    it('with half a character or NUL are refused as malformed, and find nothing', async () => {
      for (const text of ['a\0', 'a\uD83D', '\uDE00b']) {
        for (const write of [note, preference, message]) expect(await stored(() => write(text))).toBe('refused')
        expect(await stored(() => device.ports.actors.byIdOrName(text).then((actor) => actor?.id))).toBeOneOf([
          null,
          'refused',
        ])
        expect(
          await stored(() => device.ports.messenger.channel(asId<ChannelId>(text)).then((found) => found?.id)),
        ).toBeOneOf([null, 'refused'])
      }
    })
  })
}
