import type { Guest } from '@/domain/guest/guest'
import type { ActorId } from '@/domain/ids'
import { availableAmount } from '@/domain/vouchers/spend'
import { voucherTypes, type VoucherTypeName } from '@/domain/vouchers/voucher'

/** Returns how much the guest's vouchers of a type pay with an actor, as far as the page knows. */
export const voucherPieces = (
  guest: Pick<Guest, 'vouchers'> | null,
  type: VoucherTypeName,
  actorId: ActorId,
  now: number,
): number => availableAmount(guest?.vouchers ?? [], { type: voucherTypes[type], actorId, now })
