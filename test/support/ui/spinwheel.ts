import { asId, type GiftId } from '@/domain/ids'
import type { Prize, PrizeKind, SpinWin } from '@/domain/spinwheel/prize'
import type { SpinSegment, SpinWheel } from '@/domain/spinwheel/wheel'

const ROSE = { id: asId<GiftId>('rose'), name: 'Rose', imageUrl: 'icon:rose' }

/** A prize of each kind. */
export const prizeWith = (kind: PrizeKind, amount = 1): Prize => ({ kind, amount, gift: kind === 'gift' ? ROSE : null })

const PRIZES: readonly Prize[] = [
  prizeWith('coins', 2),
  prizeWith('gift'),
  prizeWith('messages'),
  prizeWith('album'),
  prizeWith('coins', 3),
  prizeWith('spin'),
  prizeWith('messages', 3),
  prizeWith('video'),
]

export const SEGMENTS: readonly SpinSegment[] = PRIZES.map((prize, index) => ({
  id: `s${index}`,
  prize,
  insteadCoins: prize.kind === 'video' || prize.kind === 'album' ? 5 : null,
  chance: 1_250,
}))

/** A wheel that can be turned twice, or what a test needs instead. */
export const wheelWith = (change: Partial<SpinWheel> = {}): SpinWheel => ({
  segments: SEGMENTS,
  spins: 2,
  refusal: null,
  ...change,
})

/** Coins that were won, or what a test needs instead. */
export const winWith = (change: Partial<SpinWin> = {}): SpinWin => ({
  id: 'w1',
  segmentId: 's4',
  drawn: 'coins',
  prize: prizeWith('coins', 3),
  content: null,
  at: Date.UTC(2026, 10, 21, 20),
  ...change,
})

/** A video that was won. */
export const wonVideo = (): SpinWin =>
  winWith({
    id: 'w2',
    segmentId: 's7',
    drawn: 'video',
    prize: prizeWith('video'),
    content: { id: '7', title: 'Letters, Read Aloud', cover: { family: 3, variant: 'b1' }, actorName: 'Mira' },
  })
