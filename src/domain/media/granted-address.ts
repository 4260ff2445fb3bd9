declare const granted: unique symbol

/**
 * An address that was granted to one session: a client that has it sees what it leads to. It is a text, but by its type none, so that a field
 * which does not declare it cannot hold it; `String()` makes it a text for the browser. A page for everybody carries none: how a method of a
 * port answers without it is declared where the method is bound to its operation.
 */
export interface GrantedAddress {
  readonly [granted]: true
  toString(): string
}

/** Declares a text to be such an address. */
export const grantedAddress = (text: string): GrantedAddress => text as unknown as GrantedAddress

/** In its place in a page for everybody. */
export const NO_ADDRESS = grantedAddress('')
