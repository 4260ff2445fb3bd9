import * as z from 'zod/mini'
import { voucher } from './voucher'
import { updates } from '@/adapters/wire/base/update'
import type { VoucherUpdate } from '@/domain/vouchers/updates'

export const voucherUpdates = updates<VoucherUpdate>({ vouchers: { vouchers: z.array(voucher) } })
