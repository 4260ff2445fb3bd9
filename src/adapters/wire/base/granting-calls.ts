import type { GuestPorts, PortName } from '@/application/platform/guest-ports'
import type { GrantedAddress } from '@/domain/media/granted-address'

type Deeper = readonly [never, 0, 1, 2, 3, 4, 5, 6, 7]

/** Whether a type has a granted address at most so many fields deep. */
type Grants<T, Depth extends number> = [Depth] extends [never]
  ? false
  : T extends GrantedAddress
    ? true
    : T extends readonly (infer Item)[]
      ? Grants<Item, Deeper[Depth]>
      : T extends object
        ? { [K in keyof T]: Grants<T[K], Deeper[Depth]> }[keyof T]
        : false

type AnswerOf<F> = F extends (...given: never[]) => Promise<infer R> ? R : never

/** The methods of a port whose answer has an address that was granted to the session of the caller. */
type GrantingMethod<P> = {
  [M in keyof P & string]: true extends Grants<AnswerOf<P[M]>, 7> ? M : never
}[keyof P & string]

/** The same answer as a page for everybody may carry it; `null`: such a page has none. */
export type PublicForm<A> = ((answer: A) => A) | null

/** What becomes, in a page for everybody, of each answer with a granted address. A method that is missing does not compile. */
export type GrantingCalls = {
  readonly [N in PortName as [GrantingMethod<GuestPorts[N]>] extends [never] ? never : N]: {
    readonly [M in GrantingMethod<GuestPorts[N]>]: GuestPorts[N][M] extends infer F ? PublicForm<AnswerOf<F>> : never
  }
}
