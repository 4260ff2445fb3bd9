import type { Gift, ToyControl } from '@/domain/gifts/gift'

/** A gift or a toy control as the wire carries it (GIF-002). */
export function writtenGift(given: Gift | ToyControl): object {
  if (!('durationSeconds' in given)) return given
  const { durationSeconds, ...rest } = given
  return { ...rest, duration: durationSeconds }
}
