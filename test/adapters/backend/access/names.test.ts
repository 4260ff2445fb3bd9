import { describe, expect, it } from 'vitest'
import { TestPlatform } from '#test/support/world/test-platform'
import { renameRefusal } from '@/adapters/backend/access/profile-rules'

describe('the name of a guest', () => {
  it('mixes no alphabets with letters that look alike, so that nobody passes for another', async () => {
    const { store } = new TestPlatform({ actors: 14, videos: 0 }).context
    const refusal = (name: string) => renameRefusal(store, null, name)
    for (const name of ['Twіn', 'Αlpha one', 'Вера Vera', 'Νίκος-Вера'])
      expect(await refusal(name)).toBe('name-characters')
    for (const name of ['Twin 7', 'Вера', 'Νίκος', 'Zoë Ødegård', '花子さん']) expect(await refusal(name)).toBeNull()
  })
})
