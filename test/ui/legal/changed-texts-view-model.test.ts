import { describe, expect, it } from 'vitest'
import type { ChangedText, LegalAgreements, LegalDecision } from '@/application/legal/legal-agreements'
import type { LegalTextType } from '@/domain/legal/legal-text'
import { asId, type GuestId } from '@/domain/ids'
import { ChangedTextsViewModel } from '@/ui/legal/changed-texts-view-model'
import { guestWith, settled } from '#test/support/ui/doubles'

const changedText = (type: LegalTextType): ChangedText => ({ type, version: 2, title: type, validFrom: 0 })

async function asked(types: readonly LegalTextType[], isLoggedIn = true) {
  const sent: { readonly call: string; readonly decision: LegalDecision }[] = []
  const guest = {
    guest: guestWith({ isLoggedIn }),
    isLoggedIn,
    refreshed: 0,
    refresh: async () => void (guest.refreshed += 1),
  }
  const calling = (call: string) => async (decision: LegalDecision) => {
    sent.push({ call, decision })
    return { ok: true } as const
  }
  const agreements: LegalAgreements = {
    changed: async () => types.map(changedText),
    closeDataProtection: calling('closeDataProtection'),
    closeAgbAndDataProtection: calling('closeAgbAndDataProtection'),
  }
  const model = new ChangedTextsViewModel(agreements, guest)
  await model.texts.reload()
  return { model, sent, guest }
}

describe('the question about changed texts', () => {
  it('sends the acceptance of data protection alone by its own call, with the version shown [GUE-034]', async () => {
    const { model, sent, guest } = await asked(['data-protection'])
    await model.accept()
    const seen = [{ type: 'data-protection', version: 2 }]
    expect(sent).toEqual([{ call: 'closeDataProtection', decision: { accepted: true, seen } }])
    expect(guest.refreshed).toBe(1)
  })

  it('sends the acceptance of both texts by one call, and of the terms alone too [GUE-035]', async () => {
    for (const types of [['terms-of-service', 'data-protection'], ['terms-of-service']] as const) {
      const { model, sent } = await asked(types)
      await model.accept()
      const seen = types.map((type) => ({ type, version: 2 }))
      expect(sent).toEqual([{ call: 'closeAgbAndDataProtection', decision: { accepted: true, seen } }])
    }
  })

  it('asks no more in this session once the guest decides later, and sends that they did not accept', async () => {
    const { model, sent, guest } = await asked(['data-protection'])
    await model.later()
    expect(model.asked).toEqual([])
    expect(sent.map(({ decision }) => decision.accepted)).toEqual([false])
    expect(guest.refreshed).toBe(0)
  })

  it('is not asked again after a room, which ends and starts it, and is asked of another guest who logs in', async () => {
    const { model, guest } = await asked(['data-protection'])
    await model.later()
    model.dispose()
    model.start()
    await settled()
    expect({ texts: model.texts.value?.length, asked: model.asked }).toEqual({ texts: 1, asked: [] })
    guest.guest = guestWith({ id: asId<GuestId>('another') })
    model.dispose()
    model.start()
    await settled()
    expect(model.asked).toHaveLength(1)
  })

  it('asks and sends nothing for a visitor [GUE-036]', async () => {
    const { model, sent } = await asked(['data-protection'], false)
    expect(model.asked).toEqual([])
    await model.accept()
    expect(sent).toEqual([])
  })
})
