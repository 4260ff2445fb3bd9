import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { ViewModel } from '@/ui/base/view-model'

/** What a guest sets about rooms: the picture over the whole width; nothing that moves, prompts or is written by others. */
export type RoomSetting = 'theatre' | 'quiet'

const keyOf = (setting: RoomSetting): string => `room.${setting}`

/** How a guest wants rooms to be on this device. One for all rooms and for the page of settings. */
@injectable()
export class RoomSettings implements ViewModel {
  readonly #storage: KeyValueStorage
  private readonly on: Record<RoomSetting, boolean>

  constructor(@inject(KeyValueStorage) storage: KeyValueStorage) {
    this.#storage = storage
    this.on = { theatre: storage.read(keyOf('theatre')) === 'on', quiet: storage.read(keyOf('quiet')) === 'on' }
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {}

  get isTheatre(): boolean {
    return this.on.theatre
  }

  /** A quiet room shows what the guest pays for, and protects them; nothing else is in it (BEY-005). */
  get isQuiet(): boolean {
    return this.on.quiet
  }

  turn(setting: RoomSetting, isOn: boolean): void {
    this.on[setting] = isOn
    this.#storage.write(keyOf(setting), isOn ? 'on' : null)
  }
}
