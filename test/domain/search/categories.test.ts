import { expect, it } from 'vitest'
import { SEARCH_CATEGORIES } from '@/domain/search/search-category'
import { groupOfCategory, RESULT_CATEGORIES, RESULT_GROUP_NAMES, RESULT_GROUPS } from '@/domain/search/categories'

it('shows all nine categories in four groups, each in one [SEA-002]', () => {
  expect(RESULT_GROUP_NAMES).toHaveLength(4)
  expect(new Set(RESULT_CATEGORIES)).toEqual(new Set([...SEARCH_CATEGORIES, 'videos']))
  expect(RESULT_CATEGORIES).toHaveLength(new Set(RESULT_CATEGORIES).size)
  for (const category of RESULT_CATEGORIES) expect(RESULT_GROUPS[groupOfCategory(category)]).toContain(category)
})
