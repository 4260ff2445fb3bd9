/** Where a device stores that its guest has answered the age question, so that the server knows it with the first request. */
export const AGE_GATE_COOKIE = 'vesper.ageGate'

/** How long it is stored, seconds. */
export const AGE_GATE_MAX_AGE = 365 * 86_400
