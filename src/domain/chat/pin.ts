import type { ChatRefusal } from './refusal'

/** Digits of the pin an actor may guard voyeur chat with (ruling) [CHA-038]. */
export const voyeurPinLength = 4

const shape = new RegExp(`^[0-9]{${voyeurPinLength}}$`)

/** Whether text has the form of a pin; leading zeros count [CHA-038]. */
const isVoyeurPin = (text: string): boolean => shape.test(text)

/**
 * Without a pin set the room is open; input that does not even look like a pin is requested again, not counted as
 * wrong.
 */
export const pinRefusal = ({
  pin,
  expectedPin,
}: {
  readonly pin: string | null
  readonly expectedPin: string | null
}): ChatRefusal | undefined => {
  if (expectedPin === null || pin === expectedPin) return undefined
  return { reason: pin !== null && isVoyeurPin(pin) ? 'wrong-pin' : 'pin-needed' }
}
