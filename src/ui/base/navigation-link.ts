import type { PlainRoute } from '@/domain/routes/params'
import type { Language } from '@/domain/navigation/language'

/**
 * The navigation's link to a feature. Its label is here in every language, because the navigation
 * shows it before the feature's texts are loaded.
 */
export interface NavigationLink {
  readonly route: PlainRoute
  readonly label: Readonly<Record<Language, string>>
}
