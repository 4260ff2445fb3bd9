import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { KeyValueStorage } from '@/application/device/key-value-storage'

const KEY = 'ageGate'

/** The question every visitor answers first: 18 or older, or leave. Stored on this device only. */
@injectable()
export class AgeGateViewModel {
  passed: boolean

  readonly #storage: KeyValueStorage

  constructor(@inject(KeyValueStorage) storage: KeyValueStorage) {
    this.#storage = storage
    this.passed = storage.read(KEY) === 'passed'
    makeAutoObservable(this)
  }

  confirm(): void {
    this.passed = true
    this.#storage.write(KEY, 'passed')
  }
}
