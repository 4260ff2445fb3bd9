import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SignedLiveSource, WATCH_PATH } from '@/adapters/server/video/signed-live-source'
import { asId, type ActorId, type ChatId } from '@/domain/ids'

const media = { isSending: async (room: string) => room === 'actor-7' }
const source = new SignedLiveSource(media, 'a secret')
const nameOf = (address: string): string => address.slice(WATCH_PATH.length + 1)

describe('the address of a live picture', () => {
  it('names its chat, to the servers that know the secret of now or before', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,40}$/u), (id) => {
        const chatId = asId<ChatId>(id)
        const name = nameOf(source.addressOf(chatId))
        expect(source.chatOf(name)).toBe(chatId)
        expect(new SignedLiveSource(media, 'another', 'a secret').chatOf(name)).toBe(chatId)
        expect(new SignedLiveSource(media, 'another').chatOf(name)).toBeNull()
      }),
    )
  })

  it('is refused where it was made up', () => {
    const chatId = asId<ChatId>('chat-1')
    const [, mac = ''] = nameOf(source.addressOf(chatId)).split('.')
    expect(source.chatOf(`chat-2.${mac}`)).toBeNull()
    fc.assert(fc.property(fc.string(), (name) => source.chatOf(name) === null))
  })

  it('is given for actors whose studio sends', async () => {
    expect(await source.isSending(asId<ActorId>('7'))).toBe(true)
    expect(await source.isSending(asId<ActorId>('8'))).toBe(false)
  })
})
