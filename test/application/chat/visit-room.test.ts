import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { ChatGateway, RunningChat } from '@/application/chat/chat-gateway'
import { VisitRoom } from '@/application/chat/visit-room'
import type { Tracker } from '@/application/tracking/tracker'
import { asId, type ActorId } from '@/domain/ids'
import { portOf } from '#test/support/ui/doubles'
import { ACTOR, actor, running } from '#test/support/ui/rooms'

function setup(isThere: boolean, now: RunningChat | null) {
  const visits: string[] = []
  const visiting = new VisitRoom(
    portOf<ActorGateway>({ byIdOrName: async () => (isThere ? actor : null) }),
    portOf<ChatGateway>({ running: async () => now }),
    portOf<Tracker>({ profileVisit: (name, id) => visits.push(`${name} ${id}`) }),
  )
  return { visits, visiting, found: visiting.visit('mira') }
}

describe('coming to a room', () => {
  it.each([
    ['nothing where none runs', null, null],
    ['the chat that runs there', running, running],
    ['nothing of a chat with somebody else', { ...running, actorId: asId<ActorId>('2') }, null],
  ])('takes up %s, and reports the visit once [API-018]', async (_name, now, chat) => {
    const { found, visits } = setup(true, now)
    expect({ found: await found, visits }).toEqual({ found: { actor, chat }, visits: [`Mira ${ACTOR}`] })
  })

  it('reports no visit without an actor [ACT-018]', async () => {
    const { found, visits } = setup(false, running)
    expect({ found: await found, visits }).toEqual({ found: null, visits: [] })
  })

  it('looks at the actor without another visit', async () => {
    const { found, visits, visiting } = setup(true, null)
    await found
    expect({ found: await visiting.look('mira'), visitCount: visits.length }).toEqual({ found: actor, visitCount: 1 })
  })
})
