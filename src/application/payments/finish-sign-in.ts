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

/** The page a guest signs in on: its return address, its language, and the function that receives the guest. */
export interface SignInPage {
  readonly address: string
  readonly language: Language
  readonly enter: (guest: Guest) => void
}

/**
 * `url`: the page of ours to go on to. `pendingAction` is the action the guest had requested before they had an account; only the receiver of this result gets it.
 */
export type SignInEnd =
  | { readonly ok: true; readonly url: string; readonly pendingAction: PendingLoginAction | null }
  | { readonly ok: false; readonly reason: FinishRefusal }

/**
 * Finishes a sign-in: the platform confirms what the checkout reported, the session becomes the account's, and only a guest who
 * is logged in by then is handed what they had wanted (AUT-005, AUT-006, PAY-060).
 */
@injectable()
export class FinishSignIn {
  constructor(
    @inject(CheckoutGateway) private readonly gateway: CheckoutGateway,
    @inject(OpenSession) private readonly session: OpenSession,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
  ) {}

  /** Throws `BackendError` when the platform could not be reached. */
  async finish(result: CheckoutResult, { address, language, enter }: SignInPage): Promise<SignInEnd> {
    const finished = await this.gateway.finish(result, address)
    if (!finished.ok) return finished
    // The account is the guest's already: if the session cannot be reloaded, the pending action waits for the next
    // sign-in.
    const guest = await this.session.open(language, enter).catch(otherwise(null))
    // Of no concern to this guest whether their other pages are notified.
    if (result.flow === 'pwdreset' && guest !== null) void this.gateway.passwordChanged().catch(otherwise())
    const { url } = finished
    return { ok: true, url, pendingAction: guest?.isLoggedIn === true ? this.takePendingAction() : null }
  }

  /** Forgotten before it is handed out, so that no second sign-in and no reload does it again. */
  private takePendingAction(): PendingLoginAction | null {
    const { taken, left } = takePendingLoginAction(this.storage.read(PENDING_LOGIN_ACTION_KEY))
    this.storage.write(PENDING_LOGIN_ACTION_KEY, left)
    return taken.ok ? taken.action : null
  }
}
