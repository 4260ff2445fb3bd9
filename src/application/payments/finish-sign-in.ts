import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { OpenSession } from '@/application/guest/open-session'
import {
  PENDING_LOGIN_ACTION_KEY,
  takePendingLoginAction,
  type PendingLoginAction,
} from '@/domain/access/pending-login-action'
import type { Guest } from '@/domain/guest/guest'
import type { Language } from '@/domain/navigation/language'
import { CheckoutGateway, type CheckoutResult, type FinishRefusal } from './checkout-gateway'

/**
 * The page a guest signs in on: its return address, its language, and the function that receives
 * the guest.
 */
export interface SignInPage {
  readonly address: string
  readonly language: Language
  readonly enter: (guest: Guest) => void
}

/**
 * `url`: our page to continue at. `pendingAction`: the action the guest requested before they had
 * an account; only the receiver of this result gets it.
 */
export type SignInEnd =
  | { readonly ok: true; readonly url: string; readonly pendingAction: PendingLoginAction | null }
  | { readonly ok: false; readonly reason: FinishRefusal }

/**
 * Finishes a sign-in: the platform confirms the checkout's report, the session becomes the
 * account's, and only a guest who is logged in by then receives their pending action (AUT-005,
 * AUT-006, PAY-060).
 */
@injectable()
export class FinishSignIn {
  constructor(
    @inject(CheckoutGateway) private readonly gateway: CheckoutGateway,
    @inject(OpenSession) private readonly session: OpenSession,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /** Throws `BackendError` if the platform could not be reached. */
  async finish(result: CheckoutResult, { address, language, enter }: SignInPage): Promise<SignInEnd> {
    const finished = await this.gateway.finish(result, address)
    if (!finished.ok) return finished
    // The account is the guest's already: if the session cannot be reloaded, the pending action
    // waits for the next sign-in.
    const guest = await this.session.open(language, enter).catch(otherwise(null))
    // Notifying the guest's other pages may fail without affecting this one.
    if (result.flow === 'pwdreset' && guest !== null) void this.gateway.passwordChanged().catch(otherwise())
    const { url } = finished
    return { ok: true, url, pendingAction: guest?.isLoggedIn === true ? this.takePendingAction() : null }
  }

  /**
   * Deletes the pending action before returning it, so that neither a second sign-in nor a reload
   * repeats it.
   */
  private takePendingAction(): PendingLoginAction | null {
    const { taken, left } = takePendingLoginAction(this.storage.read(PENDING_LOGIN_ACTION_KEY))
    this.storage.write(PENDING_LOGIN_ACTION_KEY, left)
    return taken.ok ? taken.action : null
  }
}
