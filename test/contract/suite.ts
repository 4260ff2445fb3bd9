import { afterAll, beforeAll, describe } from 'vitest'
import type { Bind, Binding, BindingName } from '#test/support/bindings/binding'

/** Which suites really ran, and on which binding. */
export const ran = new Map<string, Set<BindingName>>()

/** A binding that exists while a suite runs. */
export type Bound = () => Binding

/** A suite of one port: named after it, run on one binding with a platform of its own. */
export function contract(port: string, name: BindingName, bind: Bind, suite: (bound: Bound) => void): void {
  describe(`${port} (${name})`, () => {
    let binding: Binding | undefined
    const bound: Bound = () => {
      if (binding === undefined) throw new Error(`${port} was used before it was bound`)
      return binding
    }
    beforeAll(async () => {
      binding = await bind()
    })
    afterAll(async () => {
      ran.set(port, new Set([...(ran.get(port) ?? []), bound().name]))
      await bound().dispose()
    })
    suite(bound)
  })
}
