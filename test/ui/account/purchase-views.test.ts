import { describe, expect, it } from 'vitest'
import { PURCHASE_KINDS } from '@/application/guest/purchase-kinds'
import type { PurchaseView } from '@/ui/payments/purchase-view'

const views = Object.values(
  import.meta.glob<readonly PurchaseView[]>('/src/ui/*/purchase-views.tsx', { eager: true, import: 'purchaseViews' }),
).flat()

describe('the lines of the statement', () => {
  it('are declared for every kind of purchase, by one feature each', () => {
    expect(views.map(({ kind }) => kind).toSorted()).toEqual([...PURCHASE_KINDS].toSorted())
  })
})
