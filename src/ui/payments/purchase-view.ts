import type { ReactNode } from 'react'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import type { TextKey } from '@/ui/texts/catalog'

/**
 * Shows purchases of one kind in the account statement. A feature exports its `purchaseViews` from
 * `src/ui/<feature>/purchase-views.tsx`, where they are found by the name of the file.
 */
export interface PurchaseView {
  readonly kind: PurchaseKind
  readonly icon: ReactNode
  readonly label: TextKey
  /** The page of the subject; absent: it has none. */
  readonly href?: (subjectId: string, language: Language, subject: string) => string
}

/** The page of an actor, where the subject of a purchase is their name. */
export const actorOfPurchase: NonNullable<PurchaseView['href']> = (_, language, actorName) =>
  path('actor', { actorName }, language)
