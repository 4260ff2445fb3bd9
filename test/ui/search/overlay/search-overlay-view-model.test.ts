import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settled } from '#test/support/ui/doubles'
import { overlayOver, resultOf } from '#test/support/ui/searching'
import { BackendError } from '@/application/errors/backend-error'

const EN = { language: 'en' } as const

describe('the search over a page', () => {
  it('searches from the first letter in a wide window, and from the third on a phone [SEA-004]', () => {
    const wide = overlayOver(EN)
    wide.model.write('m')
    wide.clock.pass(1_000)
    expect(wide.search.requested).toEqual(['m'])
    const phone = overlayOver(EN, 390)
    for (const typed of ['m', 'mi', ' mi ']) {
      phone.model.write(typed)
      phone.clock.pass(1_000)
      expect({ isShort: phone.model.isShort, requested: phone.search.requested }).toEqual({
        isShort: true,
        requested: [],
      })
    }
    phone.model.write('mir')
    phone.clock.pass(1_000)
    expect({ isShort: phone.model.isShort, requested: phone.search.requested }).toEqual({
      isShort: false,
      requested: ['mir'],
    })
  })

  it('waits for a pause, so that not every letter is a request', () => {
    const { model, search, clock } = overlayOver(EN)
    for (const typed of ['r', 're', 'reg', 'rege', 'regen']) {
      model.write(typed)
      clock.pass(40)
    }
    clock.pass(200)
    expect(search.requested).toEqual(['regen'])
  })

  it('shows no answer but the one to what is typed now, in any order in which answers arrive [SEA-010]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('r', 're', 'reg', 'regen', 'hafen', ''), { minLength: 1, maxLength: 8 }),
        fc.array(fc.constantFrom('r', 're', 'reg', 'regen', 'hafen'), { maxLength: 12 }),
        fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
        async (typing, arriving, pauses) => {
          const { model, search, clock } = overlayOver(EN)
          const shownRightly = () => expect([null, model.pattern]).toContain(model.result?.searchPattern ?? null)
          for (const [at, typed] of typing.entries()) {
            model.write(typed)
            shownRightly()
            if (pauses[at] === true) clock.pass(150)
            search.answer(arriving[at] ?? 'r')
            await settled()
            shownRightly()
          }
          for (const pattern of arriving) {
            search.answer(pattern)
            await settled()
            shownRightly()
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('empties the result where a search comes back without one, and shows why one failed [SEA-011]', async () => {
    const { model, search, clock } = overlayOver(EN)
    model.write('regen')
    clock.pass(200)
    search.answer('regen')
    await settled()
    expect(model.result?.actors).toHaveLength(1)
    model.write('regen!')
    clock.pass(200)
    search.answer('regen!', null)
    await settled()
    expect({ result: model.result, isLoadingWithError: model.isLoading && model.error !== null }).toEqual({
      result: null,
      isLoadingWithError: false,
    })
    model.write('hafen')
    clock.pass(200)
    search.fail('hafen', new BackendError('offline'))
    await settled()
    expect({ result: model.result, error: model.error }).toEqual({ result: null, error: 'offline' })
    const retried = model.retry()
    search.answer('hafen')
    await retried
    expect({ searchPattern: model.result?.searchPattern, error: model.error }).toEqual({
      searchPattern: 'hafen',
      error: null,
    })
  })

  it('uses an answer again for five minutes, in the next overlay too, and has it removed within five seconds after [SEA-008, SEA-009]', async () => {
    const { open, model, search, clock, answers } = overlayOver(EN)
    const searchFor = async (pattern: string, one = open()) => {
      one.write(pattern)
      clock.pass(120)
      search.answer(pattern)
      await settled()
      return one.result
    }
    expect(await searchFor('regen', model)).toEqual(resultOf('regen'))
    clock.pass(299_000)
    expect(await searchFor('regen')).toEqual(resultOf('regen'))
    expect({ requested: search.requested, answerCount: answers.size }).toEqual({ requested: ['regen'], answerCount: 1 })
    clock.pass(1_000 + 5_000)
    expect(answers.size).toBe(0)
    await searchFor('regen')
    expect(search.requested).toEqual(['regen', 'regen'])
  })

  it('stores what was searched for: the last three, none twice, none shorter than three letters [SEA-005, SEA-006, SEA-007]', () => {
    const { model, open, storage } = overlayOver(EN)
    for (const pattern of ['regen', 'am', 'hafen', 'Régen', 'mira']) {
      model.write(pattern)
      model.commit()
    }
    expect(open().recent).toEqual(['mira', 'hafen', 'regen'])
    void model.choose('klavier')
    expect(open().recent).toEqual(['klavier', 'mira', 'hafen'])
    storage.write('search.recent', '{"not": "a list"}')
    expect(open().recent).toEqual([])
    storage.write('search.recent', '["a", 7, "regen", "regen", "eins", "zwei", "drei"]')
    expect(open().recent).toEqual(['regen', 'eins', 'zwei'])
    model.forget()
    expect({ openRecent: open().recent, modelRecent: model.recent }).toEqual({ openRecent: [], modelRecent: [] })
  })

  it('leads to where something was found, for a guest who chooses nothing', async () => {
    const { model, search, clock } = overlayOver(EN)
    model.write('regen')
    clock.pass(200)
    search.answer('regen', resultOf('regen', ['Regen am Hafen'], []))
    await settled()
    expect({ category: model.category, isEmpty: model.isEmpty }).toEqual({ category: 'videos', isEmpty: false })
    model.write('nichts')
    clock.pass(200)
    search.answer('nichts', resultOf('nichts', [], []))
    await settled()
    expect({ category: model.category, isEmpty: model.isEmpty }).toEqual({ category: 'actors', isEmpty: true })
    model.commit()
    expect(search.stored).toEqual(['nichts'])
  })
})
