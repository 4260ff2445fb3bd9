/** The storage key under which a device records that its guest has answered the age question. */
export const AGE_GATE_KEY = 'ageGate'

/** The value stored under `AGE_GATE_KEY`. */
export const AGE_GATE_PASSED = 'passed'

/**
 * The path that a page without a script posts the answer to; its field `page` is the address to
 * return to.
 */
export const AGE_GATE_PATH = '/age-gate'
