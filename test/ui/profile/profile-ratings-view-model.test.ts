import { expect, it } from 'vitest'
import type { ProfileGateway } from '@/application/actors/profile-gateway'
import type { ActorRatings } from '@/domain/chat/chat-rating'
import { portOf } from '#test/support/ui/doubles'
import { asId, type ActorId } from '@/domain/ids'
import { ProfileRatingsViewModel } from '@/ui/profile/profile-ratings-view-model'

const actorId = asId<ActorId>('1')

/** A view model of an actor who was given these ratings. */
async function shown(good: number, fair: number, poor: number) {
  const countRatings = good + fair + poor
  const ratings: ActorRatings = { actorId, good, fair, poor, countRatings, satisfactionRate: 0, chats: 900 }
  const gateway = portOf<ProfileGateway>({ ratings: async (id) => (id === actorId ? ratings : null) })
  const guest = { audience: 'visitor' } as const
  const model = new ProfileRatingsViewModel(gateway, guest)
  model.show(actorId)
  await new Promise((resolve) => setImmediate(resolve))
  return model
}

it('shows how guests liked their chats from ten ratings on, the best rating first [ACT-008, ACT-055]', async () => {
  expect((await shown(7, 1, 1)).rows).toEqual([])
  expect((await shown(7, 2, 1)).rows).toEqual([
    { rating: 'good', count: 7, percent: 70 },
    { rating: 'fair', count: 2, percent: 20 },
    { rating: 'poor', count: 1, percent: 10 },
  ])
})
