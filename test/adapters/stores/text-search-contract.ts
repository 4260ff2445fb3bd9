import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { byTitleAndRank, type TextMatch, type TextQuery } from '@/adapters/stores/text-search'
import type { Collection, Store } from '@/adapters/stores/store'
import { isNear } from '@/domain/search/near'
import { patternWords, spellingsOf } from '@/domain/search/words'

/** A record that is found by its words. */
interface Leaf {
  readonly id: string
  readonly title: string
  readonly more: readonly string[]
  readonly rank: number
}

const leaves: Collection<Leaf> = {
  name: 'leaves',
  key: ({ id }) => id,
  indexes: { all: ({ id }) => [[id]] },
  search: {
    // In Spanish a leaf is found by something else, so that a search of the wrong language is seen.
    text: ({ title, more }, language) => (language === 'es' ? { title: 'hoja', more: [] } : { title, more }),
    rank: ({ rank }) => rank,
  },
}

const WORDS = ['Regen', 'Regenbogen', 'Nachtregen', 'Hafen', 'Häfen', 'Jördis', 'am', 'a', 'Nachtfalter']
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const leaf: fc.Arbitrary<Leaf> = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '10'),
  title: text,
  more: fc.array(text, { maxLength: 2 }),
  rank: fc.integer({ min: -2, max: 2 }),
})
const step = fc.oneof(
  { weight: 4, arbitrary: leaf.map((put) => ({ put })) },
  leaf.map(({ id }) => ({ remove: id })),
)
const query: fc.Arbitrary<TextQuery> = fc.record({
  language: fc.constantFrom('de', 'en', 'es'),
  words: fc
    .oneof(
      text,
      fc.constantFrom('re', 'h', 'joer', 'egenbo', 'hafn', 'regne', 'nachtfaltr', 'hoja', 'quax', 'jordis am'),
    )
    .map(patternWords),
  isNear: fc.boolean(),
  limit: fc.constantFrom(1, 2, 100),
})

const suits = (own: string, word: string, isForgiving: boolean): boolean =>
  word.length < 3 ? own.startsWith(word) : own.includes(word) || (isForgiving && isNear(own, word))

/** What is found where every record is looked at. */
function naiveMatch(
  all: readonly Leaf[],
  { language, words, isNear: isForgiving, limit }: TextQuery,
): readonly TextMatch[] {
  const has = (own: readonly string[], word: string) => own.some((each) => suits(each, word, isForgiving))
  const found = all.flatMap((one) => {
    const { title, more } = leaves.search?.text(one, language) ?? { title: '', more: [] }
    const [inTitle, elsewhere] = [spellingsOf(title), spellingsOf(more.join(' '))]
    const isFound = words.every((word) => has(word.length < 3 ? inTitle : [...inTitle, ...elsewhere], word))
    return isFound ? [{ key: one.id, isInTitle: words.every((word) => has(inTitle, word)), rank: one.rank }] : []
  })
  const sorted = found.toSorted(byTitleAndRank).slice(0, limit)
  return sorted.map(({ key, isInTitle }) => ({ key, isInTitle }))
}

/** What every store must find. */
export function textSearchContract(factory: { fresh(): Promise<Store> }, runs: number): void {
  it('finds by words what one that looks at every record would find, as it is after each change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(step, query, query), { minLength: 1, maxLength: 6 }), async (course) => {
        const store = await factory.fresh()
        const model = new Map<string, Leaf>()
        for (const [change, ...queries] of course) {
          await store.transaction(async (tx) => {
            if ('remove' in change) return tx.delete(leaves, change.remove)
            // Read first, as rules do, so that what stays is not written again.
            await tx.get(leaves, change.put.id)
            return tx.put(leaves, change.put)
          })
          if ('remove' in change) model.delete(change.remove)
          else model.set(change.put.id, change.put)
          for (const wanted of queries)
            expect(await store.match(leaves, wanted)).toEqual(naiveMatch([...model.values()], wanted))
        }
      }),
      { numRuns: 2 * runs },
    )
  })

  it('finds by words what the last of several changes of one transaction left, and nothing of one that failed', async () => {
    const store = await factory.fresh()
    const found = (word: string) => store.match(leaves, { language: 'de', words: [word], isNear: false, limit: 9 })
    const first: Leaf = { id: '1', title: 'Regen', more: [], rank: 0 }
    await store.transaction((tx) => tx.put(leaves, first))
    await store.transaction(async (tx) => {
      await tx.put(leaves, { ...((await tx.get(leaves, '1')) ?? first), title: 'Hafen' })
      // A list is read from what is put so far, which is then written.
      expect(await tx.find(leaves, 'all', { prefix: [] })).toHaveLength(1)
      await tx.put(leaves, first)
    })
    expect([(await found('regen')).length, (await found('hafen')).length]).toEqual([1, 0])
    const failed = store.transaction(async (tx) => {
      await tx.put(leaves, { ...first, title: 'Nachtfalter' })
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect([(await found('regen')).length, (await found('nachtfalter')).length]).toEqual([1, 0])
  })
}
