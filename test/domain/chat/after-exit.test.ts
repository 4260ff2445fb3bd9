import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterExit } from '@/domain/chat/after-exit'
import { exitClassOf, isLivePreviewExit, isPreChatExit } from '@/domain/chat/exit-code'
import { areAnswers } from '@/domain/chat/exit-survey'

const codes = fc.nat(999)

describe('the classes of exits', () => {
  it('know live previews and pre-chat exits by these codes, and by no other', () => {
    const all = Array.from({ length: 1_000 }, (_, code) => code)
    expect(all.filter(isLivePreviewExit)).toEqual([401, 402, 403, 404, 405, 406, 407, 408])
    expect(all.filter(isPreChatExit)).toEqual([498, 499, 501, 502, 503, 601])
  })
})

describe('the screen after a chat', () => {
  it('has a bill for every second that was counted, and none for a preview', () => {
    fc.assert(
      fc.property(codes, fc.nat(5_000), (exitCode, seconds) => {
        const { hasBill, next } = afterExit({ exitCode, seconds })
        expect(hasBill).toBe(!isLivePreviewExit(exitCode) && (seconds > 0 || !isPreChatExit(exitCode)))
        expect(next === 'stay').toBe(exitClassOf(exitCode) === 'preview-limit')
      }),
    )
  })

  it.each([
    [501, 'top-up'],
    [601, 'prove-age'],
    [502, 'again'],
    [101, 'again'],
    [201, 'again'],
    [401, 'stay'],
  ] as const)('offers after %d what comes next: %s', (exitCode, next) => {
    expect(afterExit({ exitCode, seconds: 10 })).toMatchObject({ next })
  })
})

describe('the answers of the survey', () => {
  const questions = [
    { id: 'rating', options: [{ id: 'good', text: 'Good' }] },
    { id: 'reason', options: [{ id: 'price', text: 'The price' }] },
  ]

  it('are only such as were offered, one for a question', () => {
    const names = fc.constantFrom('rating', 'reason', 'other')
    const options = fc.constantFrom('good', 'price', 'none')
    fc.assert(
      fc.property(fc.array(fc.record({ question: names, option: options }), { maxLength: 4 }), (answers) => {
        const isOffered = answers.every(({ question, option }) =>
          ['rating good', 'reason price'].includes(`${question} ${option}`),
        )
        const isOnce = new Set(answers.map(({ question }) => question)).size === answers.length
        expect(areAnswers(questions, answers)).toBe(answers.length > 0 && isOffered && isOnce)
      }),
    )
  })
})
