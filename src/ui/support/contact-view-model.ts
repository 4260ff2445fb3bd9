import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Random } from '@/application/device/random'
import { SupportGateway } from '@/application/support/support-gateway'
import { cleanText } from '@/domain/access/text'
import { asId, type IdempotencyKey } from '@/domain/ids'
import { supportErrors, type SupportField, type SupportSubject } from '@/domain/support/support-request'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { readDraft, subjectOf, type ContactDraft } from './contact-draft'

const KEY = 'contactDraft'

/** A request that was taken. */
export interface SentRequest {
  readonly receipt: string
  readonly isMailed: boolean
  readonly email: string
}

/** The guest's message to the operator, stored on the device until it has arrived. */
@injectable('Transient')
export class ContactViewModel implements ViewModel {
  readonly isOfDevice = true
  draft: ContactDraft
  about: SupportSubject | null = null
  /** Fields refused when it was sent, here or by the platform; a new list each time. */
  errors: readonly SupportField[] = []
  isTooMany = false
  sent: SentRequest | null = null

  readonly #gateway: SupportGateway
  readonly #storage: KeyValueStorage
  readonly #random: Random
  readonly #session: GuestViewModel
  readonly #sending: Task
  /** The guest's input and the values of the address: both override the stored draft. */
  #written: Partial<ContactDraft> = {}
  #isRestored = false

  constructor(
    @inject(SupportGateway) gateway: SupportGateway,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Random) random: Random,
    @inject(GuestViewModel) session: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#storage = storage
    this.#random = random
    this.#session = session
    this.#sending = new Task(toasts)
    this.draft = this.empty()
    makeAutoObservable(this, {
      isOfDevice: false,
      draft: observableRef,
      about: observableRef,
      errors: observableRef,
      sent: observableRef,
    })
  }

  /** Restores the stored draft; a page from the server is rendered without it. */
  start(): void {
    if (this.#isRestored) return
    this.#isRestored = true
    const stored = readDraft(this.#storage.read(KEY))
    if (stored !== null) this.draft = { ...stored, ...this.#written }
  }

  dispose(): void {}

  /** Reads the topic and the subject of the request from the address. */
  arrive(search: string): () => void {
    const { topic, about } = subjectOf(search)
    this.about = about
    if (topic !== null) this.change({ topic })
    return () => undefined
  }

  /** The address typed, or that of the account. */
  get email(): string {
    return this.draft.email === '' ? (this.#session.guest?.email ?? '') : this.draft.email
  }

  get isSending(): boolean {
    return this.#sending.isRunning
  }

  /** Returns true if this field prevents sending. */
  isWrong(field: SupportField): boolean {
    return supportErrors(this.request).includes(field)
  }

  write(change: Partial<Pick<ContactDraft, 'topic' | 'email' | 'text'>>): void {
    this.start()
    this.change(change)
    this.isTooMany = false
    this.#storage.write(KEY, JSON.stringify(this.draft))
  }

  /** Removes the subject that the address named from the request. */
  dropSubject(): void {
    this.about = null
  }

  async send(): Promise<void> {
    if (this.isSending) return
    const { request } = this
    const { key } = this.draft
    this.errors = supportErrors(request)
    if (this.errors.length > 0) return
    await this.#sending.run(
      () => this.#gateway.send(request, asId<IdempotencyKey>(key)),
      (answer) => {
        if (answer.ok) {
          this.sent = { receipt: answer.receipt, isMailed: answer.isMailed, email: request.email }
          this.#storage.write(KEY, null)
          this.#written = {}
          this.draft = this.empty()
        } else if (answer.reason === 'invalid') this.errors = answer.fields
        else this.isTooMany = true
      },
    )
  }

  /** The request as sent: without hidden fields. */
  private get request() {
    return {
      topic: this.draft.topic,
      email: cleanText(this.email).trim(),
      text: cleanText(this.draft.text, { lines: true }).trim(),
      about: this.about,
    }
  }

  /** Shows an empty form after a request was accepted. */
  again(): void {
    this.sent = null
    this.about = null
  }

  private change(change: Partial<ContactDraft>): void {
    this.#written = { ...this.#written, ...change }
    this.draft = { ...this.draft, ...change }
  }

  private empty(): ContactDraft {
    return { topic: 'question', email: '', text: '', key: this.#random.id() }
  }
}
