import type { ChatRefusal } from './refusal'

/** Digits of the pin with which an actor may protect voyeur chat (ruling) [CHA-038]. */
export const voyeurPinLength = 4

const shape = new RegExp(`^[0-9]{${voyeurPinLength}}$`)

/** Whether a text has the form of a pin; leading zeros count [CHA-038]. */
const isVoyeurPin = (text: string): boolean => shape.test(text)

/**
 * Returns the refusal for a pin. Without a pin the room is open; input that does not look like a
 * pin is requested again and does not count as wrong.
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
