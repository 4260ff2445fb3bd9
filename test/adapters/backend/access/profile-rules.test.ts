import { describe, expect, it } from 'vitest'
import { TestPlatform } from '#test/support/world/test-platform'
import { renameRefusal } from '@/adapters/backend/access/profile-rules'

describe('the name of a guest', () => {
  it('has 3 to 24 characters as a reader counts them, and belongs to one guest, in capitals or not', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const { store } = test.context
    const refusal = (name: string) => renameRefusal(store, null, name)
    const lengths = ['ab', 'abc', 'a'.repeat(24), 'a'.repeat(25), 'e\u0301'.repeat(24)]
    expect(await Promise.all(lengths.map(refusal))).toEqual([
      'name-length',
      null,
      null,
      'name-length',
      'name-characters',
    ])
    for (const name of ['a--b', ' ab', 'ab.', 'a/b'])
      expect({ name, is: await refusal(name) }).toMatchObject({ is: 'name-characters' })
    const guest = await test.member()
    const { name } = await guest.record()
    for (const taken of [name, name.toUpperCase()]) {
      expect(await refusal(taken)).toBe('name-taken')
      expect(await renameRefusal(store, await test.member().then((other) => other.record()), taken)).toBe('name-taken')
      expect(await renameRefusal(store, guest, taken)).toBeNull()
    }
  })

  it('mixes no alphabets with letters that look alike, so that nobody passes for another', async () => {
    const { store } = new TestPlatform({ actors: 14, videos: 0 }).context
    const refusal = (name: string) => renameRefusal(store, null, name)
    for (const name of ['Twіn', 'Αlpha one', 'Вера Vera', 'Νίκος-Вера'])
      expect(await refusal(name)).toBe('name-characters')
    for (const name of ['Twin 7', 'Вера', 'Νίκος', 'Zoë Ødegård', '花子さん']) expect(await refusal(name)).toBeNull()
  })
})
