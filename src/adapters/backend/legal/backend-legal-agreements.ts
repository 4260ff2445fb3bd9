import { agree, changedTextsOf, textsInForce } from './legal-agreement-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type {
  ChangedText,
  LegalAgreements,
  LegalDecision,
  LegalDecisionResult,
} from '@/application/legal/legal-agreements'
import { versionsAgreedTo } from '@/domain/legal/agreement'
import { LEGAL_TEXT_TYPES, type LegalTextType } from '@/domain/legal/legal-text'

/** What a guest has agreed to, out of the store. */
export class BackendLegalAgreements implements LegalAgreements {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async changed(): Promise<readonly ChangedText[]> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const changed = await changedTextsOf(store, guest, this.caller.language(), clock.now())
    return changed.map(({ type, version, title, validFrom }) => ({ type, version, title, validFrom }))
  }

  closeDataProtection(decision: LegalDecision): Promise<LegalDecisionResult> {
    return this.decide(['data-protection'], decision)
  }

  closeAgbAndDataProtection(decision: LegalDecision): Promise<LegalDecisionResult> {
    return this.decide(LEGAL_TEXT_TYPES, decision)
  }

  private decide(types: readonly LegalTextType[], { accepted, seen }: LegalDecision): Promise<LegalDecisionResult> {
    const { store, clock } = this.platform
    return store.transaction<LegalDecisionResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
      // Who decides later is asked again: there is nothing to record.
      if (!accepted) return { ok: true }
      const inForce = await textsInForce(tx, this.caller.language(), clock.now())
      const asked = inForce.filter(({ type }) => types.includes(type))
      for (const text of versionsAgreedTo(asked, seen)) await agree(tx, guest.id, text, clock.now())
      return { ok: true }
    })
  }
}
