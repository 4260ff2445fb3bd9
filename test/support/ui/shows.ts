import { asId, type ActorId, type ShowId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'
import type { CamShow } from '@/domain/shows/show'

let shows = 0

/** A show as a test needs it. */
export const camShow = (over: Partial<CamShow> = {}): CamShow => ({
  id: asId<ShowId>(`show-${(shows += 1)}`),
  name: 'Concert',
  actorId: asId<ActorId>('7'),
  actorName: 'Ada',
  actorLink: '/en/amateur/ada/',
  price: { ...vxc(20), symbol: 'VXC' },
  title: { value: 'Songs for Late Hours', language: 'en' },
  description: { value: 'One voice, one piano.', language: 'en' },
  postBuyInfo: null,
  sedcards: [{ family: 1, variant: 'p0' }],
  avatar: { family: 1, variant: 'a0' },
  creationType: 'single',
  start: 1_000,
  end: 2_000,
  acts: [],
  isBought: false,
  ticketId: null,
  isFree: false,
  canBuy: true,
  hasStarted: false,
  bonusCode: null,
  actorOnline: true,
  isFeatured: false,
  isAutoFeatured: false,
  isInternal: false,
  ...over,
})
