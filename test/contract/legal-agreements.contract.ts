import { expect, it } from 'vitest'
import { contract } from './suite'
import { loggedIn, member } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { legalAgreements } from '@/adapters/backend/legal/legal-agreement-records'
import { legalTexts } from '@/adapters/backend/legal/legal-records'
import type { LegalTextType } from '@/domain/legal/legal-text'

export const legalAgreementsContract = (name: BindingName, bind: Bind): void =>
  contract('legalAgreements', name, bind, (bound) => {
    /** Publishes the next version in every language, in force in so many ms. */
    async function publish(type: LegalTextType, inMs = 0): Promise<void> {
      const { backend, clock } = bound().environment
      await backend.store.transaction(async (tx) => {
        const all = (await tx.find(legalTexts, 'newest', { prefix: [] })).filter((text) => text.type === type)
        const version = 1 + Math.max(...all.map((text) => text.version))
        for (const text of all.filter((one) => one.version === version - 1))
          await tx.put(legalTexts, {
            ...text,
            id: `${type}-${version}-${text.language}`,
            version,
            validFrom: clock.now() + inMs,
          })
      })
    }

    const askedOf = async ({ ports }: Device) => ({
      isAsked: (await ports.guest.current()).showDataProtection,
      types: (await ports.legalAgreements.changed()).map(({ type }) => type),
    })
    const NOTHING = { isAsked: false, types: [] }

    const recordsOf = ({ guest }: Device) =>
      bound().environment.backend.store.find(legalAgreements, 'byGuest', { prefix: [guest.id] })

    it('records what a guest agrees to by signing up, and asks them nothing', async () => {
      const device = await member(bound())
      const types = (await recordsOf(device)).map(({ type, guestId }) => ({ type, guestId }))
      expect(types).toEqual([
        { type: 'data-protection', guestId: device.guest.id },
        { type: 'terms-of-service', guestId: device.guest.id },
      ])
      expect(await askedOf(device)).toEqual(NOTHING)
    })

    it('asks on every device once data protection has changed, until it is accepted [GUE-034]', async () => {
      const device = await member(bound())
      const other = await loggedIn(bound(), device)
      await publish('data-protection')
      expect(await askedOf(device)).toEqual({ isAsked: true, types: ['data-protection'] })
      expect(await device.ports.legalAgreements.closeDataProtection({ accepted: false })).toEqual({ ok: true })
      expect(await askedOf(other)).toEqual({ isAsked: true, types: ['data-protection'] })
      expect(await device.ports.legalAgreements.closeDataProtection({ accepted: true })).toEqual({ ok: true })
      expect(await askedOf(device)).toEqual(NOTHING)
      expect(await askedOf(other)).toEqual(NOTHING)
      const agreed = await recordsOf(device)
      await bound().environment.clock.pass(60_000)
      expect(await device.ports.legalAgreements.closeDataProtection({ accepted: true })).toEqual({ ok: true })
      expect(await recordsOf(device)).toEqual(agreed)
    })

    it('asks about a text from the moment it is in force, and not before', async () => {
      const device = await member(bound())
      await publish('terms-of-service', 60_000)
      expect(await askedOf(device)).toEqual(NOTHING)
      await bound().environment.clock.pass(60_000)
      expect(await askedOf(device)).toEqual({ isAsked: true, types: ['terms-of-service'] })
    })

    it('takes terms and data protection together; data protection alone leaves the terms [GUE-035]', async () => {
      const device = await member(bound())
      await publish('terms-of-service')
      await publish('data-protection')
      await device.ports.legalAgreements.closeDataProtection({ accepted: true })
      expect(await askedOf(device)).toEqual({ isAsked: true, types: ['terms-of-service'] })
      await device.ports.legalAgreements.closeAgbAndDataProtection({ accepted: false })
      expect(await askedOf(device)).toEqual({ isAsked: true, types: ['terms-of-service'] })
      await device.ports.legalAgreements.closeAgbAndDataProtection({ accepted: true })
      expect(await askedOf(device)).toEqual(NOTHING)
    })

    it('records the version that was shown, and asks for one that came meanwhile', async () => {
      const device = await member(bound())
      await publish('terms-of-service')
      const shown = await device.ports.legalAgreements.changed()
      const seen = shown.map(({ type, version }) => ({ type, version }))
      await publish('terms-of-service')
      await device.ports.legalAgreements.closeAgbAndDataProtection({ accepted: true, seen })
      const [again] = await device.ports.legalAgreements.changed()
      expect(again?.version).toBe((shown[0]?.version ?? 0) + 1)
    })

    it('asks and records nothing of a visitor [GUE-036]', async () => {
      const visitor = await bound().device()
      await publish('data-protection')
      expect(await askedOf(visitor)).toEqual(NOTHING)
      const refused = { ok: false, reason: 'login-required' }
      expect(await visitor.ports.legalAgreements.closeDataProtection({ accepted: true })).toEqual(refused)
      expect(await visitor.ports.legalAgreements.closeAgbAndDataProtection({ accepted: true })).toEqual(refused)
      expect(await recordsOf(visitor)).toEqual([])
    })
  })
