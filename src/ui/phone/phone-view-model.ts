import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { PhoneGateway } from '@/application/phone/phone-gateway'
import type { PhoneVerification } from '@/domain/phone/phone-verification'
import { isPinComplete, type PhoneLine, type PinError } from '@/domain/phone/pin'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Errors after which another pin has to be requested. */
const ENDED: ReadonlySet<PinError> = new Set(['verification-timeout', 'attempt-limit-reached', 'id-does-not-exist'])

/**
 * The phone numbers of the guest: a pin proves that one is theirs (AUT-033 to AUT-053). A number
 * whose pin has not been entered yet is among those of the guest, so it is there after a reload.
 */
@injectable('Transient')
export class PhoneViewModel implements ViewModel {
  /** The kinds of lines that can be verified. */
  lines: readonly PhoneLine[] = []
  error: PinError | null = null
  /** The guest wants to enter another number in place of the one whose pin is awaited. */
  private wantsOther = false
  private chosen: PhoneLine | null = null
  readonly #working: Task
  readonly #loading = new Task()
  readonly #gateway: PhoneGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #toasts: Toasts

  constructor(
    @inject(PhoneGateway) gateway: PhoneGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#texts = texts
    this.#toasts = toasts
    this.#working = new Task(toasts)
    makeAutoObservable(this)
  }

  start(): void {
    void this.#loading.run(
      () => this.#gateway.lines(),
      (lines) => {
        this.lines = lines
      },
    )
  }

  dispose(): void {
    this.#loading.cancel()
    this.#working.cancel()
  }

  get isWorking(): boolean {
    return this.#working.isRunning
  }

  get numbers(): readonly PhoneVerification[] {
    return this.#guest.guest?.phoneVerifications.filter(({ verified }) => verified) ?? []
  }

  /** The kind of line of the form; a number whose pin is awaited is shown first. `null`: none is offered. */
  get line(): PhoneLine | null {
    return this.chosen ?? this.lines.find((each) => this.awaited(each) !== null) ?? this.lines[0] ?? null
  }

  /** Shows the form of a kind of line, without what the other one was refused for. */
  choose(line: PhoneLine): void {
    this.chosen = line
    this.wantsOther = false
    this.error = null
  }

  /** The number whose pin is awaited, where one of this kind of line is. */
  awaited(line: PhoneLine): PhoneVerification | null {
    if (this.wantsOther) return null
    return this.#guest.guest?.phoneVerifications.find(({ verified, type }) => !verified && type === line) ?? null
  }

  async request(phone: string, type: PhoneLine): Promise<void> {
    await this.#working.runOnce(
      async () => {
        const started = await this.#gateway.startVerification({ phone, type, language: this.#texts.language })
        if (started.ok) await this.#guest.refresh()
        return started
      },
      (started) => {
        this.error = started.ok ? null : started.error
        if (started.ok) this.wantsOther = false
      },
    )
  }

  /** Returns whether the number is verified now. */
  async verify({ id, type }: Pick<PhoneVerification, 'id' | 'type'>, typed: string): Promise<boolean> {
    const pin = typed.replaceAll(/[\s,.-]/gu, '')
    if (!isPinComplete(pin, type)) {
      this.error = 'invalid-code'
      return false
    }
    let isVerified = false
    await this.#working.runOnce(
      async () => {
        const answer = await this.#gateway.verifyPin(id, type, pin)
        if (answer.ok) await this.#guest.refresh()
        return answer
      },
      (answer) => {
        this.error = answer.ok ? null : answer.error
        if (!answer.ok) {
          this.wantsOther = ENDED.has(answer.error)
          return
        }
        isVerified = true
        this.#toasts.show('good', 'phone.saved')
      },
    )
    return isVerified
  }

  /** Goes back to the field of the number. */
  change(): void {
    this.wantsOther = true
    this.error = null
  }

  async remove(id: PhoneVerification['id']): Promise<void> {
    const isDone = await this.#working.runOnce(async () => {
      await this.#gateway.remove(id)
      await this.#guest.refresh()
    })
    if (isDone) this.#toasts.show('good', 'phone.removed')
  }
}
