import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { LoadPushDevice, type PushDevice } from '@/application/notifications/push-device'
import { PushGateway } from '@/application/notifications/push-gateway'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** State of push messages in this browser. `failed`: its push service could not be reached. */
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'on' | 'failed'

/** Push messages on this device (NOT-008). The browser prompts only after the guest presses. */
@injectable('Transient')
export class PushViewModel implements ViewModel {
  state: PushState = 'unknown'
  private device: PushDevice | null = null
  readonly #working: Task

  readonly #load: LoadPushDevice
  readonly #gateway: PushGateway
  readonly #toasts: Toasts

  constructor(
    @inject(LoadPushDevice) load: LoadPushDevice,
    @inject(PushGateway) gateway: PushGateway,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#load = load
    this.#gateway = gateway
    this.#toasts = toasts
    this.#working = new Task()
    makeAutoObservable<PushViewModel, 'device'>(this, { device: observableRef })
  }

  start(): void {
    void this.#working.run(() => this.find())
  }

  dispose(): void {
    this.#working.cancel()
  }

  get isWorking(): boolean {
    return this.#working.isRunning
  }

  async turnOn(): Promise<void> {
    const isDone = await this.#working.runOnce(() => this.subscribe())
    if (this.#working.error !== null) runInAction(() => (this.state = 'failed'))
    else if (isDone && this.state === 'on') this.#toasts.show('good', 'account.notices.push.saved')
  }

  async turnOff(): Promise<void> {
    const { device } = this
    if (device === null) return
    await this.#working.runOnce(async () => {
      const stored = await device.stored()
      // The browser first: then nothing arrives, even if the platform cannot be reached.
      await device.unsubscribe()
      if (stored !== null) await this.#gateway.unsubscribe(stored.id)
    })
    await this.#working.run(() => this.find())
  }

  private async subscribe(): Promise<void> {
    const { device } = this
    const key = await this.#gateway.key()
    if (device === null || key === null) return
    const target = await device.subscribe(key)
    if (target !== null) {
      const result = await this.#gateway.subscribe(target)
      if (result.ok) await device.store({ id: result.id, token: result.token })
      else {
        await device.unsubscribe()
        this.#toasts.show('bad', `account.notices.push.refused.${result.reason}`)
      }
    }
    await this.find()
  }

  /** Checks the stored subscription: it may be another guest's, or the platform has forgotten it. */
  private async find(): Promise<void> {
    const { pushDevice: device } = await this.#load()
    const permission = device.permission()
    const stored = device.isSupported && permission === 'granted' ? await device.stored() : null
    const isOn = stored !== null && (await this.#gateway.update(stored.id)) === 'subscribed'
    runInAction(() => {
      this.device = device
      this.state = !device.isSupported ? 'unsupported' : permission === 'denied' ? 'denied' : isOn ? 'on' : 'off'
    })
  }
}
