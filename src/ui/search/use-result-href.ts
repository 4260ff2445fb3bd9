import type { ResultCategory } from '@/domain/search/categories'
import { useHref } from '@/ui/base/use-href'

/** Returns the address of a category's results: videos have one of their own (NAV-007). */
export function useResultHref(): (category: ResultCategory, searchPattern: string) => string {
  const href = useHref()
  return (category, searchPattern) =>
    category === 'videos'
      ? href('videoSearch', { searchPattern })
      : href('search', { searchCategory: category, searchPattern })
}
