import { describe, expect, it } from 'vitest'
import type { ChatGateway, RunningChat } from '@/application/chat/chat-gateway'
import { ResumeChat } from '@/application/chat/resume-chat'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type ChatId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'
import { portOf } from '#test/support/ui/doubles'
import { bill, CHAT, running } from '#test/support/ui/rooms'

function setup(now: RunningChat | null | Error, counted: CountedChat | null | Error = bill) {
  const stopped: string[] = []
  const answer = <T>(value: T | Error): T => {
    if (value instanceof Error) throw value
    return value
  }
  const gateway = portOf<ChatGateway>({
    running: async () => answer(now),
    stop: async (chatId) => {
      stopped.push(chatId)
      return answer(counted)
    },
  })
  return { stopped, taken: new ResumeChat(gateway).resume(CHAT) }
}

const another: RunningChat = { ...running, chatId: asId<ChatId>('another') }

describe('a chat that was out of sight', () => {
  it('goes on where it runs, and is not ended by the query', async () => {
    const { taken, stopped } = setup({ ...running, seconds: 40 })
    expect({ taken: await taken, stopped }).toEqual({
      taken: { is: 'running', chat: { ...running, seconds: 40 } },
      stopped: [],
    })
  })

  it.each([null, another])('has its bill where it ended meanwhile [SOC-022]', async (now) => {
    const { taken, stopped } = setup(now)
    expect({ taken: await taken, stopped }).toEqual({ taken: { is: 'ended', bill }, stopped: [CHAT] })
  })

  it('is not ended by a connection that is down', async () => {
    const { taken, stopped } = setup(new BackendError('offline'))
    expect({ taken: await taken, stopped }).toEqual({ taken: { is: 'unknown' }, stopped: [] })
  })

  it.each([null, new BackendError('timeout')])('is unknown where no bill can be had', async (counted) => {
    expect(await setup(null, counted).taken).toEqual({ is: 'unknown' })
  })
})
