import { expect, it } from 'vitest'
import { generateSlides } from '@/adapters/backend/world/seed/promo/generate-promo'
import { PICTURE_FAMILIES, topicOf } from '@/domain/pictures/artwork'

it('shows pictures that are drawn, another one on each page', () => {
  const slides = generateSlides()
  const families = slides.map(({ picture }) => picture.family)
  expect(families.filter((family) => family > PICTURE_FAMILIES && topicOf(family) === null)).toEqual([])
  expect(new Set(slides.map(({ route }) => route)).size).toBe(new Set(families).size)
})
