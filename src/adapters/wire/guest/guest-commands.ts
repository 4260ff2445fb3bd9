import * as z from 'zod/mini'
import { command } from '@/adapters/wire/base/command'
import { int } from '@/adapters/wire/base/scalars'
import { channelId } from '@/adapters/wire/messenger/message'
import { chargeResult } from '@/adapters/wire/payments/charge-calls'

export const removeStatusBar = command('removeStatusBar', {})
export const passwordChanged = command('passwordChanged', {})
export const sendSignupEmail = command('sendSignupEmail', {})
export const oneClickCharge = command(
  'oneClickCharge',
  { amount: int(1, 1_000_000), channelId: z.nullable(channelId) },
  chargeResult,
)
