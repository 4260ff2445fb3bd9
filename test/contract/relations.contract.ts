import { expect, it } from 'vitest'
import { forSale } from './library-setup'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { loggedIn, member } from '#test/support/bindings/accounts'
import { asId, type VideoId } from '@/domain/ids'
import { savedVideo } from '@/domain/library/relation'

export const relationsContract = (name: BindingName, bind: Bind): void =>
  contract('relations', name, bind, (bound) => {
    const video = async (): Promise<VideoId> => (await forSale(bound(), 1))[0]?.id ?? asId<VideoId>('')

    it('adds a relation once and answers whether it exists, on every device of the guest [OTH-006, OTH-007]', async () => {
      const device = await member(bound())
      const relation = savedVideo(device.guest.id, await video())
      expect(await device.ports.relations.has(relation)).toBe(false)
      expect(await device.ports.relations.add(relation)).toBe(true)
      expect(await device.ports.relations.add(relation)).toBe(true)
      const other = await loggedIn(bound(), device)
      expect(await other.ports.relations.has(relation)).toBe(true)
      expect(await other.ports.relations.remove(relation)).toBe(true)
      expect(await device.ports.relations.has(relation)).toBe(false)
    })

    it('answers false without an account: a refusal [OTH-008]', async () => {
      const device = await bound().device()
      const relation = savedVideo(device.guest.id, await video())
      expect(await device.ports.relations.add(relation)).toBe(false)
      expect(await device.ports.relations.has(relation)).toBe(false)
      expect(await device.ports.relations.remove(relation)).toBe(false)
    })

    it('neither adds nor answers a relation of another guest, to nothing, or of an unknown kind: refusals', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const own = savedVideo(device.guest.id, await video())
      await device.ports.relations.add(own)
      expect(await other.ports.relations.has(own)).toBe(false)
      expect(await other.ports.relations.remove(own)).toBe(false)
      expect(await device.ports.relations.has(own)).toBe(true)
      for (const wrong of [{ objectId: 'none' }, { objectTypeId: 9 }, { relationTypeId: 9 }, { subjectTypeId: 9 }])
        expect(await device.ports.relations.add({ ...own, ...wrong })).toBe(false)
    })
  })
