declare const granted: unique symbol

/**
 * An address granted to one session: a client that has it sees what it leads to. Its type is
 * deliberately not `string`, so that only a field that declares it can hold it; `String()` makes it
 * a text for the browser. A page for everybody carries none: the binding of a port's method to its
 * operation declares how the method answers without it.
 */
export interface GrantedAddress {
  readonly [granted]: true
  toString(): string
}

/** Brands a text as a granted address. */
export const grantedAddress = (text: string): GrantedAddress => text as unknown as GrantedAddress

/** Replaces the address in a page for everybody. */
export const NO_ADDRESS = grantedAddress('')
