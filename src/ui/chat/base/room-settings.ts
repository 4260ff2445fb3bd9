import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { ViewModel } from '@/ui/base/view-model'

/** A guest's room settings: a full-width picture; no motion, prompts or others' lines. */
export type RoomSetting = 'theatre' | 'quiet'

const keyOf = (setting: RoomSetting): string => `room.${setting}`

/** The guest's room settings on this device, shared by all rooms and the settings page. */
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

  /** Whether the room shows only the guest's paid content and protections (BEY-005). */
  get isQuiet(): boolean {
    return this.on.quiet
  }

  turn(setting: RoomSetting, isOn: boolean): void {
    this.on[setting] = isOn
    this.#storage.write(keyOf(setting), isOn ? 'on' : null)
  }
}
