import * as z from 'zod'
import { lineKind } from './line-kind'
import { writable } from './members'
import { voucherConfigs } from '@/adapters/backend/codes/code-records'
import { count, slug } from '@/adapters/modules/catalogue/line-parts'

const schema = z.strictObject({
  kind: z.literal('voucherConfig'),
  id: slug,
  coins: count(100_000).min(1),
  /** For how long the voucher can be turned into coins. */
  days: count(3_650).min(1),
})

/** What a voucher of credits is made of, for the codes that name it. */
export const voucherConfigKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: voucherConfigs,
  record: ({ kind: _kind, ...config }) => config,
  written: ({ seeded }) =>
    seeded(voucherConfigs).map(({ id, coins, days }) => ({
      ...writable({ id, coins, days }),
      kind: 'voucherConfig' as const,
    })),
})
