import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { VisitProfile } from '@/application/actors/visit-profile'
import type { Tracker } from '@/application/tracking/tracker'
import { portOf } from '#test/support/ui/doubles'
import { ACTOR, actor } from '#test/support/ui/rooms'

describe('visiting a profile', () => {
  it.each([
    ['reports the visit to somebody once', actor, [`Mira ${ACTOR}`]],
    ['reports no visit to nobody', null, []],
  ])('%s [ACT-018][API-018]', async (_name, found, reported) => {
    const visits: string[] = []
    const visiting = new VisitProfile(
      portOf<ActorGateway>({ byIdOrName: async () => found }),
      portOf<Tracker>({ profileVisit: (name, id) => visits.push(`${name} ${id}`) }),
    )
    expect({ visited: await visiting.visit('mira'), visits }).toEqual({ visited: found, visits: reported })
  })
})
