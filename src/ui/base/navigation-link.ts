import type { PlainRoute } from '@/domain/routes/params'
import type { Language } from '@/domain/navigation/language'

/**
 * The link by which the navigation leads to a feature. Its label is here in every language, because the navigation shows it before the
 * texts of the feature are loaded.
 */
export interface NavigationLink {
  readonly route: PlainRoute
  readonly label: Readonly<Record<Language, string>>
}
