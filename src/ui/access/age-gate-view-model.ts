import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { AGE_GATE_KEY, AGE_GATE_PASSED } from '@/application/access/age-gate'
import { KeyValueStorage } from '@/application/device/key-value-storage'

/** The question every visitor answers first: 18 or older, or leave. Stored on this device only. */
@injectable()
export class AgeGateViewModel {
  passed: boolean

  readonly #storage: KeyValueStorage

  constructor(@inject(KeyValueStorage) storage: KeyValueStorage) {
    this.#storage = storage
    this.passed = storage.read(AGE_GATE_KEY) === AGE_GATE_PASSED
    makeAutoObservable(this)
  }

  confirm(): void {
    this.passed = true
    this.#storage.write(AGE_GATE_KEY, AGE_GATE_PASSED)
  }
}
