import { actorWith } from './actors'
import type { TopCam } from '@/domain/actors/top-cam'
import { vxc } from '@/domain/money/money'

/** An actor in a ranking; a test names the fields it needs. */
export function topCamWith(change: Partial<TopCam> = {}): TopCam {
  const { id, name, state, isFavorite } = actorWith({ isFavorite: false })
  return {
    id,
    rank: 1,
    name,
    profileLink: '/en/amateur/mira/',
    online: true,
    onlineVideocall: false,
    age: 31,
    previewPicture: { family: 1, variant: 'p0' },
    avatarPicture: { family: 1, variant: 'a0' },
    spokenLanguages: ['en'],
    pinnedCount: 120,
    ratingCount: 40,
    satisfactionRate: 96,
    rankingPointsVideoCall: 50,
    videocallPrice: { singleC2CChat: { ...vxc(18), symbol: 'VXC' } },
    isFavorite,
    state,
    ...change,
  }
}
