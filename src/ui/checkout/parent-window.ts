import type { PaymentFlow } from '@/domain/payments/flows'

/** Sends messages to the parent window, as agreed (PAY-040, PAY-078). */
export class ParentWindow {
  readonly #id: string
  readonly #target: Pick<Window, 'postMessage'>
  readonly #origin: string

  constructor(id: string, target: Pick<Window, 'postMessage'>, origin: string) {
    this.#id = id
    this.#target = target
    this.#origin = origin
  }

  ready(): void {
    this.post('ready')
    this.post('loaded')
    this.post('view-ready')
  }

  pending(): void {
    this.post('pending')
  }

  /** Reports the end of a flow; the page takes over. `form`: the form that led to it. */
  success(flow: PaymentFlow, form: PaymentFlow): void {
    this.send({ action: 'message', value: 'success', params: { flow, form } })
  }

  close(): void {
    this.send({ action: 'history', value: 'close' })
  }

  finish(): void {
    this.send({ action: 'history', value: 'finish' })
  }

  private post(value: string): void {
    this.send({ action: 'message', value })
  }

  private send(message: Readonly<Record<string, unknown>>): void {
    this.#target.postMessage({ id: this.#id, ...message }, this.#origin)
  }
}
