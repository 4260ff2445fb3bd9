import type { ParamsOf } from '@/domain/routes/params'
import { path, type QueryInput } from '@/domain/routes/path'
import type { RouteName } from '@/domain/routes/routes'
import { useTexts } from '@/ui/texts/use-texts'

/** Returns page addresses in the guest's language, so that no component writes a path by hand. */
export function useHref(): <R extends RouteName>(route: R, params: ParamsOf<R>, query?: QueryInput) => string {
  const { language } = useTexts()
  return (route, params, query) => path(route, params, language, query)
}
