/** Capitalizes an actor's name from an address, shown until the actor is loaded. */
export const nameIn = (address: string): string =>
  address.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
