import type { PlainRoute } from '@/domain/routes/params'
import type { Language } from '@/domain/navigation/language'

/** The navigation's link to a feature, labelled here, as the feature's texts load later. */
export interface NavigationLink {
  readonly route: PlainRoute
  readonly label: Readonly<Record<Language, string>>
}
