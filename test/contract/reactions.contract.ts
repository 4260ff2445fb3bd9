import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { loggedIn, member } from '#test/support/bindings/accounts'
import { reactions } from '@/adapters/backend/reactions/reaction-records'
import type { Reaction } from '@/domain/reactions/reaction'

async function listed({ ports }: Device, first = 5): Promise<readonly Reaction[]> {
  const all: Reaction[] = []
  for (let after: string | null = null, more = true; more;) {
    const page = await ports.reactions.list(first, after)
    all.push(...page.items)
    after = page.next
    more = page.next !== null
  }
  return all
}

export const reactionsContract = (name: BindingName, bind: Bind): void =>
  contract('reactions', name, bind, (bound) => {
    it('lists reactions, the newest first, in pages that fit together, without the names of files [OTH-020]', async () => {
      const device = await bound().device()
      const all = await listed(device)
      expect(all.length).toBeGreaterThan(10)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b - a))
      expect(await listed(device, 100)).toEqual(all)
      expect(JSON.stringify(all)).not.toContain('assetId')
    })

    it('is liked once for a guest, on whichever device, and no longer [OTH-020]', async () => {
      const device = await member(bound())
      const [reaction] = await listed(device)
      const id = reaction?.id ?? ''
      expect(await device.ports.reactions.like(id, true)).toEqual({ ok: true, likes: 1 })
      const again = await loggedIn(bound(), device)
      expect(await again.ports.reactions.like(id, true)).toEqual({ ok: true, likes: 1 })
      expect((await listed(again))[0]).toMatchObject({ liked: true, likes: 1 })
      expect((await listed(await bound().device()))[0]).toMatchObject({ liked: false, likes: 1 })
      expect(await again.ports.reactions.like(id, false)).toEqual({ ok: true, likes: 0 })
    })

    it('is liked by nobody without an account, and not where there is none: refusals [OTH-020]', async () => {
      const visitor = await bound().device()
      const [reaction] = await listed(visitor)
      expect(await visitor.ports.reactions.like(reaction?.id ?? '', true)).toEqual({
        ok: false,
        reason: 'login-required',
      })
      const device = await member(bound())
      expect(await device.ports.reactions.like('none', true)).toEqual({ ok: false, reason: 'not-found' })
    })

    it('grants its clip to the session that requests it, and not to who may not watch [OTH-020]', async () => {
      const device = await member(bound())
      const [reaction] = await listed(device)
      const id = reaction?.id ?? ''
      const record = await bound().environment.backend.store.get(reactions, id)
      expect(await device.ports.reactions.clip(id)).toMatchObject({ seconds: record?.seconds })
      expect(await device.ports.reactions.clip('none')).toBeNull()
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 3 })
      expect(await device.ports.reactions.clip(id)).toBeNull()
    })

    it('refuses a cursor that is none', async () => {
      const device = await bound().device()
      await expect(device.ports.reactions.list(3, '?')).rejects.toMatchObject({ code: 'invalid-request' })
    })
  })
