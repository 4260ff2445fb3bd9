/** An actor's name as it is read from an address, where it is in small letters: shown until the actor is loaded. */
export const nameIn = (address: string): string =>
  address.replaceAll(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase())
