import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ComposeMessage } from '@/application/messenger/compose-message'
import { Drafts } from '@/application/messenger/drafts'
import { asId, type ChannelId } from '@/domain/ids'
import { writtenMessages } from '#test/support/arbitraries/messenger'
import { CountingRandom, FakeStorage } from '#test/support/ui/doubles'

describe('making a message of what is written', () => {
  it('gives every message a new id and preserves all that was written and chosen [MSG-024]', () => {
    fc.assert(
      fc.property(fc.array(writtenMessages, { maxLength: 8 }), (all) => {
        const composing = new ComposeMessage(new CountingRandom(), new Drafts(new FakeStorage()))
        const messages = all.map((written) => composing.compose(written))
        expect(new Set(messages.map(({ clientId }) => clientId)).size).toBe(all.length)
        expect(messages.map(({ clientId: _clientId, ...rest }) => rest)).toEqual(
          all.map((written) => ({ ...written, text: written.text.trim() })),
        )
      }),
    )
  })

  it('makes clean what was pasted, so that the platform takes it', () => {
    const composing = new ComposeMessage(new CountingRandom(), new Drafts(new FakeStorage()))
    const pasted = '\tGood\r\nevening\0 e\u0301\uD83D '
    const { text } = composing.compose({
      channelId: asId<ChannelId>('c1'),
      text: pasted,
      gifts: [],
      chatId: null,
      agreedPrice: 3,
    })
    expect(text).toBe('Good\nevening é')
  })

  it('forgets the draft it is made of, and no other', () => {
    const drafts = new Drafts(new FakeStorage())
    const [here, there] = [asId<ChannelId>('c1'), asId<ChannelId>('c2')]
    drafts.retain(here, 'Good evening')
    drafts.retain(there, 'half a thought')
    const composing = new ComposeMessage(new CountingRandom(), drafts)
    composing.compose({ channelId: here, text: 'Good evening', gifts: [], chatId: null, agreedPrice: 3 })
    expect({ here: drafts.of(here), there: drafts.of(there) }).toEqual({ here: '', there: 'half a thought' })
  })
})
