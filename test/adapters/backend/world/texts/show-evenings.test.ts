import { expect, it } from 'vitest'
import { answerOf } from '@/adapters/backend/world/simulate/promised'
import { evenings, showActs } from '@/adapters/backend/world/texts/shows/show-texts'
import { LANGUAGES } from '@/domain/navigation/language'
import { actAt } from '@/domain/shows/show'
import { unwelcome } from '#test/support/world/unwelcome-words'

it('every evening answers what its card invites to, in each language and in turn, and nothing else', () => {
  for (const evening of evenings)
    for (const language of LANGUAGES) {
      const { example, answers, request } = evening.promise
      expect(
        unwelcome(
          [...answers, ...evening.acts].map((line) => line[language]),
          language,
        ),
      ).toEqual([])
      const answered = answers.map((_, turn) => answerOf(evening, { text: example[language], language, turn }))
      expect(new Set(answered)).toEqual(new Set(answers.map((line) => line[language])))
      expect(answerOf(evening, { text: 'Xyz', language, turn: 0 })).toBeNull()
      expect(request.flags).toBe('u')
    }
})

it('every evening has a course that begins with the show and ends before it', () => {
  for (const seed of evenings.keys())
    for (const minutes of [60, 75, 90]) {
      const show = { start: 0, end: minutes * 60_000 }
      const acts = showActs(seed, show)
      expect(acts.map(({ start }) => start)).toEqual(acts.map(({ start }) => start).toSorted((a, b) => a - b))
      expect(new Set(acts.map(({ start }) => start)).size).toBe(4)
      expect(actAt({ ...show, acts }, 0)).toBe(0)
      expect(actAt({ ...show, acts }, show.end - 1)).toBe(3)
      for (const { titles } of acts) for (const language of LANGUAGES) expect(titles[language]).not.toBe('')
    }
})
