import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIN_NEAR_LENGTH } from '@/domain/search/near'
import { wordsOf } from '@/domain/search/words'
import { findAnswers, HELP_ANSWERS, HELP_TOPICS } from '@/domain/support/help-answers'
import { LANGUAGES } from '@/domain/navigation/language'
import { everyText } from '#test/support/ui/every-text'

const all = HELP_TOPICS.flatMap((topic) => HELP_ANSWERS[topic])
const answersIn = (language: (typeof LANGUAGES)[number]) =>
  all.map((id) => ({ id, ...everyText(language).support.help.answers[id] }))

const anyAnswer = fc.constantFrom(...LANGUAGES).chain((language) => {
  const answers = answersIn(language)
  return fc.constantFrom(...answers).map((answer) => ({ answers, answer }))
})

describe('the answers of the help page', () => {
  it('are 25, each once, and each has a text in every language', () => {
    expect({ count: all.length, distinctCount: new Set(all).size }).toEqual({ count: 25, distinctCount: 25 })
    for (const language of LANGUAGES)
      expect(Object.keys(everyText(language).support.help.answers).toSorted()).toEqual([...all].toSorted())
  })

  it('are all found without a pattern, and each by any of its own words or the beginning of one', () => {
    expect(findAnswers(answersIn('en'), ' ')).toEqual(answersIn('en'))
    fc.assert(
      fc.property(anyAnswer, fc.nat(), fc.nat(), ({ answers, answer }, at, length) => {
        const words = wordsOf(`${answer.title} ${answer.text}`)
        const word = Array.from(words[at % words.length] ?? '')
        const typed = word.slice(0, 1 + (length % word.length)).join('')
        expect(findAnswers(answers, typed)).toContain(answer)
      }),
    )
  })

  it('are found by a word with a letter too many where no answer has it as it is typed', () => {
    fc.assert(
      fc.property(anyAnswer, fc.nat(), fc.nat(), ({ answers, answer }, at, where) => {
        const words = wordsOf(answer.title).filter(({ length }) => length >= MIN_NEAR_LENGTH)
        fc.pre(words.length > 0)
        const word = words[at % words.length] ?? ''
        const cut = where % word.length
        expect(findAnswers(answers, `${word.slice(0, cut)}q${word.slice(cut)}`)).toContain(answer)
      }),
    )
    expect(findAnswers(answersIn('de'), 'paswort').map(({ id }) => id)).toEqual(['password'])
  })

  it('begin with those whose title has the words, and are none where nothing suits', () => {
    // A chat is billed in coins as well, which its text explains.
    expect(findAnswers(answersIn('en'), 'coins')[0]?.id).toBe('missing-coins')
    expect(findAnswers(answersIn('en'), 'zeppelin')).toEqual([])
  })
})
