import type { ReactNode } from 'react'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import type { Language } from '@/domain/navigation/language'
import type { TextKey } from '@/ui/texts/catalog'

/**
 * Shows content of one kind in the account statement. Each feature that sells content exports its
 * `purchaseView` from `src/ui/<feature>/purchase-view.tsx`, so that the statement lists no
 * features.
 */
export interface PurchaseView {
  readonly kind: PurchaseKind
  readonly icon: ReactNode
  readonly label: TextKey
  /** The page of the content. */
  readonly href: (subjectId: string, language: Language) => string
}
